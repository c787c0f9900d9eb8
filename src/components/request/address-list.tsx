import { clsx } from 'clsx/lite';
import { useEffect, useId, useRef, useState } from 'react';
import { controlClass } from '@/components/form/fields';
import { ChangingText } from '@/components/ui/changing-text';
import { lookupMessages } from '@/content/lookup-messages';
import { formatAddress, formatHouseNumber, hasSuffix, type RegisterAddress } from '@/domain/address/address';
import { normaliseSuffix } from '@/domain/address/address-input';
import { formatSquareMetres } from '@/lib/format/format-area';

/** From so many addresses on, typing is quicker than looking for one. */
const manyAddresses = 8;

export interface AddressListProps {
  choices: readonly RegisterAddress[];
  onChoose: (address: RegisterAddress) => void;
  /** In little room: it names the street, which a postcode and number share, once, and takes the focus. */
  isSmall?: boolean;
}

/** None is chosen beforehand. Where there are many, a field leaves those with the addition that is typed. */
export function AddressList({ choices, onChoose, isSmall = false }: AddressListProps) {
  const [typed, setTyped] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const fieldId = useId();
  const isMany = choices.length >= manyAddresses;
  const [first] = choices;
  const shown = isMany ? choices.filter((choice) => hasAddition(choice, typed)) : choices;
  useEffect(() => {
    if (isSmall) list.current?.querySelector<HTMLElement>('input, button')?.focus();
  }, [isSmall]);

  return (
    <div ref={list} role="group" aria-label={lookupMessages.choose}>
      {isMany && (
        <div className="mb-2">
          <label htmlFor={fieldId} className="font-semibold">
            {lookupMessages.many(choices.length)}
          </label>
          <input
            id={fieldId}
            value={typed}
            autoComplete="off"
            className={controlClass}
            onChange={({ target }) => setTyped(target.value)}
            onKeyDown={(event) => {
              // In a form Enter would send it.
              if (event.key !== 'Enter') return;
              event.preventDefault();
              const exact = shown.filter((choice) => typed !== '' && hasSuffix(choice, typed));
              const [meant, other] = exact.length > 0 ? exact : shown;
              if (meant && !other) onChoose(meant);
            }}
          />
          <p role="status" className={isSmall ? 'sr-only' : 'mt-1 text-sm text-ink-muted'}>
            <ChangingText>{lookupMessages.shown(shown.length)}</ChangingText>
          </p>
        </div>
      )}
      {!isMany && isSmall && <p className="font-semibold">{lookupMessages.choose}</p>}
      {isSmall && first && (
        <p className="mb-2 text-sm text-ink-muted">
          <ChangingText>{`${first.street}, ${first.city}`}</ChangingText>
        </p>
      )}
      {/* So high that part of an address shows that the list goes on. */}
      <ul
        className={clsx(
          // Room for the ring of the focus, which it would cut off.
          '-m-1.5 grid content-start gap-2 overflow-y-auto p-1.5',
          isSmall ? 'max-h-32 grid-cols-2' : 'max-h-61',
        )}
      >
        {shown.map((choice) => (
          <li key={choice.id}>
            <button
              type="button"
              className="min-h-11 w-full rounded-lg border border-control px-3 py-2 text-left hover:bg-primary-soft"
              onClick={() => onChoose(choice)}
            >
              <span>
                <ChangingText>{isSmall ? formatHouseNumber(choice) : formatAddress(choice)}</ChangingText>
              </span>
              {choice.surfaceArea !== null && (
                <span className="text-ink-muted">
                  <ChangingText>{` (${formatSquareMetres(choice.surfaceArea)})`}</ChangingText>
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Whether the letter and addition of an address begin with what was typed, in whatever way that was done. */
function hasAddition({ letter, addition }: RegisterAddress, typed: string): boolean {
  return normaliseSuffix(letter + addition).startsWith(normaliseSuffix(typed));
}
