import { clsx } from 'clsx/lite';
import { useRef, useState, type FocusEvent } from 'react';
import { TextField } from '@/components/form/fields';
import type { FieldProps } from '@/components/form/use-zod-form';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { lookupMessages } from '@/content/lookup-messages';
import { formatAddress, splitHouseNumber, type RegisterAddress } from '@/domain/address/address';
import { isWithinServiceArea } from '@/domain/address/service-area';

/** What is said beside a found address, or when none is found. */
type AddressNoticeTexts = Readonly<
  Record<'fillInYourself' | 'noDwelling' | 'berth' | 'pitch' | 'underInvestigation' | 'far', string>
>;

interface Lookup {
  status: 'idle' | 'loading' | 'found' | 'choose' | 'none' | 'failed';
  outage: keyof typeof lookupMessages.outages;
  address: RegisterAddress | null;
  choices: RegisterAddress[];
  choose: (address: RegisterAddress) => void;
  lookUp: () => void;
}

type NumberFields = Record<'houseNumber' | 'houseNumberAddition', string>;

interface AddressLookupFieldsProps {
  field: (name: 'postcode' | keyof NumberFields) => FieldProps;
  lookup: Lookup;
  /** Somebody typed in these fields: the outcome for a restored draft is not announced. */
  isTyped: boolean;
  texts: AddressNoticeTexts;
  /** Gets the house number of the address that was chosen among several. */
  onChoose: (number: NumberFields) => void;
}

/** Postcode and house number, and what the address register knows of them. It is asked as soon as both are typed. */
export function AddressLookupFields({ field, lookup, isTyped, texts, onChoose }: AddressLookupFieldsProps) {
  const [isIncomplete, setIsIncomplete] = useState(false);
  const message = useRef<HTMLParagraphElement>(null);
  const { address, status } = lookup;

  function handleBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
    if (currentTarget.contains(relatedTarget)) return;
    const typed = ['postcode', 'houseNumber'].map(
      (name) => currentTarget.querySelector<HTMLInputElement>(`[name=${name}]`)?.value.trim() !== '',
    );
    setIsIncomplete(typed.includes(true) && typed.includes(false));
  }

  function handleChoose(choice: RegisterAddress) {
    lookup.choose(choice);
    onChoose(splitHouseNumber(choice));
    // The buttons to choose from go.
    message.current?.focus();
  }

  return (
    <>
      <div className="flex flex-wrap gap-4" onBlur={handleBlur}>
        <TextField
          {...field('postcode')}
          label="Postcode"
          className="grow basis-full sm:basis-48"
          autoComplete="postal-code"
          autoCapitalize="characters"
          placeholder="1234 AB"
        />
        <TextField {...field('houseNumber')} label="Huisnummer" className="grow basis-24" inputMode="numeric" />
        <TextField {...field('houseNumberAddition')} label="Toevoeging" className="grow basis-24" />
      </div>
      <p
        ref={message}
        role="status"
        tabIndex={-1}
        className={clsx(
          'font-semibold empty:absolute',
          status === 'none' || status === 'failed' ? 'text-danger' : 'text-primary',
        )}
      >
        {status === 'found' && isTyped && (
          <>
            {lookupMessages.found}
            <span className="sr-only">. {lookupMessages.foundDescription}</span>
          </>
        )}
        {status === 'idle' && isIncomplete && lookupMessages.incomplete}
        {statusText(lookup, texts)}
      </p>
      {status === 'failed' && (
        <Button variant="secondary" className="justify-self-start" onClick={lookup.lookUp}>
          {lookupMessages.retry}
        </Button>
      )}
      {status === 'choose' && <AddressChooser choices={lookup.choices} onChoose={handleChoose} />}
      {address && <AddressNotices address={address} texts={texts} />}
    </>
  );
}

function statusText({ status, outage }: Lookup, { fillInYourself }: AddressNoticeTexts): string {
  if (status === 'loading') return lookupMessages.loading;
  if (status === 'choose') return lookupMessages.choose;
  if (status === 'none') return lookupMessages.notFound;
  if (status === 'failed') return `${lookupMessages.outages[outage]} ${fillInYourself}`;
  return '';
}

interface AddressChooserProps {
  choices: RegisterAddress[];
  onChoose: (address: RegisterAddress) => void;
}

function AddressChooser({ choices, onChoose }: AddressChooserProps) {
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
              {formatAddress(choice)}
              {choice.surfaceArea !== null && <span className="text-ink-muted"> ({choice.surfaceArea} m²)</span>}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface AddressNoticesProps {
  address: RegisterAddress;
  texts: AddressNoticeTexts;
}

/** What is unusual about the address; none of it stops the request. */
function AddressNotices({ address, texts }: AddressNoticesProps) {
  const isFar = address.position !== null && !isWithinServiceArea(address.position);
  return (
    <div role="status" className="grid gap-3 empty:hidden">
      {address.objectKind === 'building-object' && !address.isDwelling && (
        <Notice tone="warning">{texts.noDwelling}</Notice>
      )}
      {address.objectKind !== 'building-object' && (
        <Notice tone="warning">{address.objectKind === 'berth' ? texts.berth : texts.pitch}</Notice>
      )}
      {address.isUnderInvestigation && <Notice>{texts.underInvestigation}</Notice>}
      {isFar && <Notice tone="warning">{texts.far}</Notice>}
    </div>
  );
}
