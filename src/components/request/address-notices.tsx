import { Notice } from '@/components/ui/notice';
import { workArea } from '@/content/service-area';
import type { RegisterAddress } from '@/domain/address/address';
import { isWithinServiceArea } from '@/domain/address/within-area';

type UnusualAddress = 'noDwelling' | 'berth' | 'pitch' | 'underInvestigation' | 'far';

/** Texts about an unusual address. */
export type AddressNoticeTexts = Readonly<Record<UnusualAddress, string>>;

/** What is unusual about an address (D-18, D-19). */
export function unusualAddress(address: RegisterAddress): UnusualAddress[] {
  const kinds: UnusualAddress[] = [];
  if (address.objectKind === 'berth') kinds.push('berth');
  else if (address.objectKind === 'stand') kinds.push('pitch');
  else if (!address.isDwelling) kinds.push('noDwelling');
  if (address.isUnderInvestigation) kinds.push('underInvestigation');
  if (address.position !== null && !isWithinServiceArea(address.position, workArea)) kinds.push('far');
  return kinds;
}

interface AddressNoticesProps {
  address: RegisterAddress;
  texts: AddressNoticeTexts;
}

/** What is unusual about the address; none of it stops the request. */
export function AddressNotices({ address, texts }: AddressNoticesProps) {
  return (
    <div role="status" className="grid gap-3 empty:hidden">
      {unusualAddress(address).map((kind) => (
        <Notice key={kind} tone={kind === 'underInvestigation' ? 'info' : 'warning'}>
          {texts[kind]}
        </Notice>
      ))}
    </div>
  );
}
