import { clsx } from 'clsx/lite';
import { useRef, useState, type FocusEvent, type InputEvent } from 'react';
import { TextField } from '@/components/form/fields';
import type { FieldProps } from '@/components/form/use-zod-form';
import { Button } from '@/components/ui/button';
import { ChangingText } from '@/components/ui/changing-text';
import { addressProblems } from '@/content/address-problems';
import { lookupMessages } from '@/content/lookup-messages';
import { formatAddress, splitHouseNumber, type RegisterAddress } from '@/domain/address/address';
import type { AddressProblem, AddressInput } from '@/domain/address/address-input';
import { AddressChooser } from './address-chooser';
import { AddressNotices, type AddressNoticeTexts } from './address-notices';

/** Texts about a found address, and for when none is found. */
type LookupTexts = AddressNoticeTexts & Readonly<Record<'fillInYourself', string>>;

interface Lookup {
  status: 'idle' | 'loading' | 'found' | 'choose' | 'none' | 'failed';
  problem: AddressProblem | null;
  outage: keyof typeof lookupMessages.outages;
  address: RegisterAddress | null;
  choices: RegisterAddress[];
  choose: (address: RegisterAddress) => void;
  lookUp: () => void;
}

const fieldNames: readonly (keyof AddressInput)[] = ['postcode', 'houseNumber', 'houseNumberAddition'];

type NumberFields = Omit<AddressInput, 'postcode'>;

interface AddressLookupFieldsProps {
  field: (name: keyof AddressInput) => FieldProps;
  lookup: Lookup;
  /** Hides the fields, which keep what they hold. */
  isFolded?: boolean;
  /** What stands in these fields was typed here or in the price box: the outcome for a restored draft is not announced. */
  hasUserInput: boolean;
  /** Called when something is typed here or chosen from a list, also if it is the same as before. */
  onTyped: () => void;
  texts: LookupTexts;
  /** Gets the house number of the address that was chosen among several. */
  onChoose: (number: NumberFields) => void;
}

/**
 * Postcode and house number, and the result of their lookup in the address register, which starts once both are typed.
 */
export function AddressLookupFields(props: AddressLookupFieldsProps) {
  const { field, lookup, isFolded = false, hasUserInput, onTyped, texts, onChoose } = props;
  const [left, setLeft] = useState<readonly string[]>([]);
  const fields = useRef<HTMLDivElement>(null);
  const message = useRef<HTMLParagraphElement>(null);
  const { address, problem, status } = lookup;
  const messageId = lookupMessageId(field('postcode').id);

  function fieldOf(name: keyof AddressInput): FieldProps {
    const props = field(name);
    // The address may be left out, and a field is not wrong while it is typed.
    const isReported = problem?.field === name && problem.code !== 'nothing-typed' && left.includes(name);
    return { ...props, error: props.error ?? (isReported ? addressProblems[problem.code] : undefined) };
  }

  function handleBlur({ currentTarget, target, relatedTarget }: FocusEvent<HTMLElement>) {
    const name = target.getAttribute('name') ?? '';
    setLeft(currentTarget.contains(relatedTarget) ? [...left, name] : fieldNames);
  }

  function handleInput({ target }: InputEvent<HTMLElement>) {
    onTyped();
    if (target instanceof HTMLInputElement) setLeft(left.filter((name) => name !== target.name));
  }

  function handleChoose(choice: RegisterAddress) {
    lookup.choose(choice);
    onTyped();
    onChoose(splitHouseNumber(choice));
    // The button that had the focus is removed.
    message.current?.focus();
  }

  function handleRefuse() {
    const houseNumber = fields.current?.querySelector<HTMLInputElement>('[name=houseNumber]');
    houseNumber?.focus();
    houseNumber?.select();
  }

  return (
    <>
      <div ref={fields} hidden={isFolded} className="flex flex-wrap gap-4" onBlur={handleBlur} onInput={handleInput}>
        <TextField
          {...fieldOf('postcode')}
          label="Postcode"
          className="grow basis-full sm:basis-48"
          autoComplete="postal-code"
          autoCapitalize="characters"
          placeholder="1234 AB"
        />
        <TextField {...fieldOf('houseNumber')} label="Huisnummer" className="grow basis-24" inputMode="numeric" />
        <TextField {...fieldOf('houseNumberAddition')} label="Toevoeging" className="grow basis-24" />
      </div>
      <p
        ref={message}
        role="status"
        // It takes the focus, and a role of status gets no name from its content.
        {...(status !== 'idle' && { id: messageId, 'aria-labelledby': messageId })}
        tabIndex={-1}
        className={clsx(
          'font-semibold empty:absolute',
          status === 'none' || status === 'failed' ? 'text-danger' : 'text-primary',
        )}
      >
        {status === 'found' && hasUserInput && (
          <span>
            <span className="block">{lookupMessages.found}</span>
            <span className="block font-normal">{lookupMessages.foundDescription}</span>
          </span>
        )}
        <ChangingText>{statusText(lookup, texts)}</ChangingText>
      </p>
      {status === 'failed' && (
        <Button variant="secondary" className="justify-self-start" onClick={lookup.lookUp}>
          {lookupMessages.retry}
        </Button>
      )}
      {status === 'choose' && (
        <AddressChooser choices={lookup.choices} onChoose={handleChoose} onRefuse={handleRefuse} />
      )}
      {address && <AddressNotices address={address} texts={texts} />}
    </>
  );
}

/** Id of what the register said about the address whose postcode has this id. */
export function lookupMessageId(postcodeId: string): string {
  return `${postcodeId}-outcome`;
}

function statusText({ status, outage, choices }: Lookup, { fillInYourself }: LookupTexts): string {
  if (status === 'loading') return lookupMessages.loading;
  if (status === 'choose') {
    const [only, second] = choices;
    return only && !second ? lookupMessages.onlyFound(formatAddress(only)) : lookupMessages.choose;
  }
  if (status === 'none') return lookupMessages.notFound;
  if (status === 'failed') return `${lookupMessages.outages[outage]} ${fillInYourself}`;
  return '';
}
