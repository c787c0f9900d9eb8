import { messages } from '@/content/messages';
import { formatAddress, type RegisterAddress } from '@/domain/address/address';

interface AddressChooserProps {
  choices: RegisterAddress[];
  onChoose: (address: RegisterAddress) => void;
}

export function AddressChooser({ choices, onChoose }: AddressChooserProps) {
  return (
    <div role="group" aria-labelledby="chooser-title" className="rounded-lg border border-control p-4">
      <p id="chooser-title" className="mb-2 font-semibold">
        {messages.lookup.choose}
      </p>
      <ul className="grid max-h-64 gap-2 overflow-y-auto">
        {choices.map((choice) => (
          <li key={choice.id}>
            <button
              type="button"
              className="min-h-11 w-full rounded-lg border border-line px-3 py-2 text-left hover:bg-primary-soft"
              onClick={() => onChoose(choice)}
            >
              {formatAddress(choice)}
              {choice.surfaceArea !== null && <span className="text-ink-muted"> ({choice.surfaceArea} m²)</span>}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
