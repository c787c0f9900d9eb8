import { Button } from '@/components/ui/button';
import { lookupMessages } from '@/content/lookup-messages';
import { formatAddress } from '@/domain/address/address';
import { AddressList, type AddressListProps } from './address-list';

interface AddressChooserProps extends Omit<AddressListProps, 'isSmall'> {
  /** The only address that was found is not the right one. */
  onRefuse: () => void;
}

/** The addresses that may be meant; a single one is confirmed or refused. */
export function AddressChooser({ choices, onChoose, onRefuse }: AddressChooserProps) {
  const [first] = choices;
  if (first && choices.length === 1) {
    return (
      <div role="group" aria-label={lookupMessages.onlyFound(formatAddress(first))} className="flex flex-wrap gap-3">
        <Button onClick={() => onChoose(first)}>{lookupMessages.yes}</Button>
        <Button variant="secondary" onClick={onRefuse}>
          {lookupMessages.no}
        </Button>
      </div>
    );
  }
  return <AddressList choices={choices} onChoose={onChoose} />;
}
