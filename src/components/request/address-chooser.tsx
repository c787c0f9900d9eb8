import { Button } from '@/components/ui/button';
import { lookupMessages } from '@/content/lookup-messages';
import { formatAddress, type RegisterAddress } from '@/domain/address/address';

interface AddressChooserProps {
  choices: RegisterAddress[];
  onChoose: (address: RegisterAddress) => void;
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
  return (
    <div role="group" aria-label={lookupMessages.choose}>
      <ul className="grid max-h-64 gap-2 overflow-y-auto">
        {choices.map((choice) => (
          <li key={choice.id}>
            <button
              type="button"
              className="min-h-11 w-full rounded-lg border border-line px-3 py-2 text-left hover:bg-primary-soft"
              onClick={() => onChoose(choice)}
            >
              <span>{formatAddress(choice)}</span>
              {choice.surfaceArea !== null && <span className="text-ink-muted">{` (${choice.surfaceArea} m²)`}</span>}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
