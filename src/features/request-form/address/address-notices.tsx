import { Notice } from '@/components/ui/notice';
import { addressNotices } from '@/content/public/request-guidance';
import type { RegisterAddress } from '@/domain/address/address';
import { isWithinServiceArea } from '@/domain/address/service-area';

interface AddressNoticesProps {
  address: RegisterAddress;
}

/** What a visitor should know about this address before sending; none of it stops the request. */
export function AddressNotices({ address }: AddressNoticesProps) {
  const isFar = address.position !== null && !isWithinServiceArea(address.position);
  return (
    <div role="status" className="grid gap-3 empty:hidden">
      {address.objectKind === 'building-object' && !address.isDwelling && (
        <Notice tone="warning">{addressNotices.noDwelling}</Notice>
      )}
      {address.objectKind !== 'building-object' && (
        <Notice tone="warning">{address.objectKind === 'berth' ? addressNotices.berth : addressNotices.pitch}</Notice>
      )}
      {address.isUnderInvestigation && <Notice>{addressNotices.underInvestigation}</Notice>}
      {isFar && <Notice tone="warning">{addressNotices.far}</Notice>}
    </div>
  );
}
