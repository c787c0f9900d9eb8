import { clsx } from 'clsx/lite';
import { useEffect, useRef, useState, type ComponentProps, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { controlClass } from '@/components/form/fields';
import { Button, buttonClass } from '@/components/ui/button';
import { lookupMessages } from '@/content/lookup-messages';
import { priceForm } from '@/content/public/price-form';
import { focusField, typedAddress, type AddressInput } from '@/lib/address-fields';
import { hasConnection, useWhenConnected } from '@/lib/connection';
import { loadCode } from '@/lib/load-code';
import { anchors } from '@/lib/paths';
import { sendHeldForm } from '@/lib/send-held-form';
import { useIsHydrated } from '@/lib/use-is-hydrated';
import type { AddressProblemAtField, priceAnswer } from './price-answer';

/** Without the reload that other pages fall back on, which would lose what is typed. */
function loadAnswer() {
  return loadCode(() => import('./price-answer'), 'priceAnswer');
}

// Used before hydration: its code comes while React hydrates the page, and the address with it when its price was asked.
const early =
  typeof document === 'undefined'
    ? null
    : document.querySelector<HTMLFormElement>(`form[aria-label="${priceForm.label}"]:is(:focus-within, [data-held])`);
if (early) {
  loadCode(() => import('./price-answer'), 'prefetchPrice')
    .then((prefetchPrice) => 'held' in early.dataset && prefetchPrice(typedAddress(early)))
    .catch(() => undefined);
}

/**
 * Asks for an address and shows its price. All that looks it up is loaded when it is used; before hydration, or when that
 * fails, the browser itself takes what was typed to the request form (../prefill.ts). Without a connection that would
 * lose what was typed, so the form waits for one.
 */
export function PriceForm() {
  const form = useRef<HTMLFormElement>(null);
  const isHydrated = useIsHydrated();
  const [answer, setAnswer] = useState<typeof priceAnswer | null>(null);
  const [asked, setAsked] = useState<AddressInput | null>(null);
  const [presses, setPresses] = useState(0);
  const [hint, setHint] = useState<string>(priceForm.hint);
  const isOffline = hint === lookupMessages.outages.offline;
  const problem = answer && asked ? answer.problemOf(asked) : null;
  const wrongField = problem?.field;
  useWhenConnected(isOffline, retry);

  useEffect(() => sendHeldForm(form.current), []);
  useEffect(() => {
    if (wrongField !== undefined) focusField(form.current, wrongField);
  }, [wrongField, presses]);

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setHint(lookupMessages.loading);
    setAsked(typedAddress(event.currentTarget));
    // A new key, so that the same address is looked up again too.
    setPresses((count) => count + 1);
    try {
      setAnswer(await loadAnswer());
    } catch {
      if (!(await hasConnection())) setHint(lookupMessages.outages.offline);
      // Not when it is empty: then there is nothing to take along.
      else if (form.current?.reportValidity()) form.current.submit();
    }
  }

  function retry() {
    form.current?.requestSubmit();
  }

  /** Typing starts a new question: the answer to the previous one is dropped. */
  function handleInput() {
    setAsked(null);
    setHint(priceForm.hint);
  }

  function handleChange() {
    flushSync(handleInput);
    focusField(form.current, 'postcode');
  }

  return (
    <div className="group flex min-h-62 max-w-md flex-col rounded-2xl border border-line bg-surface p-5">
      <form
        ref={form}
        aria-label={priceForm.label}
        action={`#${anchors.contact}`}
        noValidate={isHydrated}
        // Its rows take the room that the answer needs.
        className="grid flex-1 grid-cols-pair gap-4 group-has-data-answer:hidden noscript:hidden"
        onSubmit={(event) => void handleSubmit(event)}
        onInput={handleInput}
        onFocus={() => void loadAnswer().catch(() => undefined)}
      >
        <AddressInputs postcode="postcode" houseNumber="houseNumber" problem={problem} required />
        <Button variant="accent" type="submit" className="col-span-full">
          {priceForm.show}
        </Button>
      </form>
      <WithoutScript />
      {answer && asked && !problem ? (
        <answer.PriceAnswer key={presses} asked={asked} onChange={handleChange} />
      ) : (
        <p role="status" className={clsx('pt-3 text-sm noscript:hidden', isOffline && 'text-danger')}>
          {problem ? priceForm.hint : hint}
          {isOffline && (
            <>
              {' '}
              <button type="button" className="min-h-6 text-primary underline" onClick={retry}>
                {lookupMessages.retry}
              </button>
            </>
          )}
        </p>
      )}
    </div>
  );
}

/**
 * Without script nothing can ask for a price: what is typed here belongs to the request form below, where the prices stand
 * too. Under names of their own, because the relay may keep only one of two fields with the same name.
 */
function WithoutScript() {
  return (
    <noscript>
      <div role="group" aria-label={priceForm.withoutScript} className="grid grid-cols-pair gap-4">
        <AddressInputs form={anchors.contactForm} postcode="pricePostcode" houseNumber="priceHouseNumber" />
        <a href={`#${anchors.contact}`} className={buttonClass('accent', 'col-span-full')}>
          {priceForm.withoutScript}
        </a>
        <p className="col-span-full text-sm">{priceForm.sentWithRequest}</p>
      </div>
    </noscript>
  );
}

interface AddressInputsProps {
  /** Id of the form that they belong to, where that is not the one around them. */
  form?: string;
  /** Names of the two. */
  postcode: string;
  houseNumber: string;
  problem?: AddressProblemAtField | null;
  required?: boolean;
}

function AddressInputs({ postcode, houseNumber, problem, ...shared }: AddressInputsProps) {
  function inputOf(name: string): ComponentProps<'input'> {
    const isWrong = problem?.field === name;
    return {
      ...shared,
      className: controlClass,
      name,
      ...(isWrong && { 'aria-invalid': true, 'aria-describedby': errorId }),
    };
  }

  return (
    <>
      <label className="font-semibold">
        Postcode
        <input autoComplete="postal-code" placeholder="1234 AB" {...inputOf(postcode)} />
      </label>
      <label className="font-semibold">
        Huisnummer
        <input placeholder="12 A" {...inputOf(houseNumber)} />
      </label>
      {problem && (
        <p
          id={errorId}
          className={clsx('-mt-3 text-sm font-medium text-danger', problem.field === houseNumber && '-col-end-1')}
        >
          {problem.text}
        </p>
      )}
    </>
  );
}

const errorId = 'price-error';
