import { clsx } from 'clsx/lite';
import { useEffect, useRef, useState, type ComponentProps, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { controlClass } from '@/components/form/fields';
import { Button, buttonClass } from '@/components/ui/button';
import { ChangingText } from '@/components/ui/changing-text';
import { lookupMessages } from '@/content/lookup-messages';
import { priceForm } from '@/content/public/request/price-form';
import { focusField, typedAddress, type AddressInput } from '@/lib/address-fields';
import { copyInput } from '@/lib/browser/copy-input';
import { hasConnection, useWhenConnected } from '@/lib/browser/connection';
import { loadCode } from '@/lib/browser/load-code';
import { anchors } from '@/lib/paths';
import { sendHeldForm } from '@/lib/send-held-form';
import { readItem, storageKeys } from '@/lib/browser/storage';
import { useIsHydrated } from '@/lib/browser/use-is-hydrated';
import { errorId } from './error-id';
import type { priceAnswer } from './price-answer';

/** Without the reload on failure that lazy parts have, which would lose the input. */
function loadAnswer() {
  return loadCode(() => import('./price-answer'), 'priceAnswer');
}

/** In the HTML of the page; null once it is hydrated, or React has put another one in its place. */
let served =
  typeof document === 'undefined'
    ? null
    : document.querySelector<HTMLFormElement>(`form[aria-label="${priceForm.label}"]`);

// If it was used before hydration, loads its code meanwhile, and if it was submitted looks up the address too.
if (served?.matches(':focus-within, [data-held]')) {
  const early = served;
  loadCode(() => import('./price-answer'), 'prefetchPrice')
    .then((prefetchPrice) => 'held' in early.dataset && prefetchPrice(typedAddress(early)))
    .catch(() => undefined);
}

/**
 * Asks for an address and shows its price. The lookup code is loaded on first use; before hydration, or when loading
 * fails, the browser submits the input to the request form (../prefill.ts). Offline that would lose the input, so the
 * form waits for a connection.
 */
export function PriceForm() {
  const form = useRef<HTMLFormElement>(null);
  const isHydrated = useIsHydrated();
  const [answer, setAnswer] = useState<typeof priceAnswer | null>(null);
  const [asked, setAsked] = useState<AddressInput | null>(null);
  const [presses, setPresses] = useState(0);
  const [hint, setHint] = useState<string>(priceForm.hint);
  const [isNotFound, setIsNotFound] = useState(false);
  const isOffline = hint === lookupMessages.outages.offline;
  const problem = answer && asked ? answer.problemOf(asked) : null;
  const hasAnswer = answer !== null && asked !== null && problem === null;
  const wrongField = problem?.field;
  useWhenConnected(isOffline, () => form.current?.requestSubmit());

  // A translator may have changed the page before it was hydrated: then React renders a form anew, without the input.
  const [focused] = useState(() => served?.querySelector<HTMLInputElement>(':focus')?.name);
  useEffect(() => {
    const current = form.current;
    if (served && current && served !== current) {
      copyInput(served, current);
      Object.assign(current.dataset, served.dataset);
      current.querySelector<HTMLInputElement>(`[name=${focused}]`)?.focus();
    }
    served = null;
    sendHeldForm(current);
  }, [focused]);
  // After a reload, or Back: a prerendered page cannot contain a draft, and its code comes only when there is one.
  useEffect(() => {
    if (readItem(storageKeys.draft) === null) return;
    void loadCode(() => import('../draft/drafted-address'), 'fillInDraft').then(
      (fillInDraft) => fillInDraft(form.current),
      // Then the box stays empty.
      () => undefined,
    );
  }, []);
  useEffect(() => {
    if (wrongField !== undefined) focusField(form.current, wrongField);
  }, [wrongField, presses]);

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setHint(lookupMessages.loading);
    setAsked(typedAddress(event.currentTarget));
    // A new key, so that the same address is looked up again.
    setPresses((count) => count + 1);
    try {
      setAnswer(await loadAnswer());
    } catch {
      if (!(await hasConnection())) setHint(lookupMessages.outages.offline);
      // Not when it is empty: then there is no input to pass on.
      else if (form.current?.reportValidity()) form.current.submit();
    }
  }

  /** Typing discards the answer to the previous lookup. */
  function handleInput() {
    setAsked(null);
    setHint(priceForm.hint);
  }

  function handleChange() {
    flushSync(handleInput);
    focusField(form.current, 'postcode');
  }

  return (
    <div className="group price-box">
      <p className="price-question text-lg font-bold noscript:hidden">{priceForm.question}</p>
      <form
        ref={form}
        aria-label={priceForm.label}
        action={`#${anchors.contact}`}
        noValidate={isHydrated}
        className={clsx(
          'grid grid-cols-pair gap-x-4 gap-y-5 group-has-data-answer:hidden noscript:hidden',
          problem && 'flex-1 content-between',
        )}
        onSubmit={(event) => void handleSubmit(event)}
        onInput={handleInput}
        onFocus={() => void loadAnswer().catch(() => undefined)}
      >
        <AddressInputs
          postcode="postcode"
          houseNumber="houseNumber"
          isWrong={(name) => isNotFound || (problem !== null && (problem.field === name || asked?.[name] === ''))}
          problem={problem?.text}
          required
        />
        <Button variant="accent" type="submit" className="col-span-full min-h-12! group-has-data-stuck:hidden">
          {priceForm.show}
        </Button>
        {!hasAnswer && (
          <p
            role="status"
            className={clsx('col-span-full -mt-5 pt-3', isOffline ? 'text-danger' : 'text-sm', problem && 'hidden')}
          >
            <ChangingText>{problem ? priceForm.hint : hint}</ChangingText>
          </p>
        )}
      </form>
      <WithoutScript />
      {hasAnswer && (
        <answer.PriceAnswer key={presses} asked={asked} onNotFound={setIsNotFound} onChange={handleChange} />
      )}
    </div>
  );
}

/**
 * Without JavaScript there is no price: these fields belong to the request form below, which has the price list. They
 * have names of their own, because the relay may keep only one of two fields with the same name.
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
  isWrong?: (name: keyof AddressInput) => boolean;
  /** What is wrong, where that is known before anything is looked up. */
  problem?: string | undefined;
  required?: boolean;
}

function AddressInputs({ postcode, houseNumber, isWrong, problem, ...shared }: AddressInputsProps) {
  function inputOf(field: keyof AddressInput, name: string): ComponentProps<'input'> {
    return {
      ...shared,
      className: controlClass,
      name,
      ...(isWrong?.(field) && { 'aria-invalid': true, 'aria-describedby': errorId }),
    };
  }

  return (
    <>
      <label className="font-semibold">
        Postcode
        <input autoComplete="postal-code" placeholder="1234 AB" {...inputOf('postcode', postcode)} />
      </label>
      <label className="font-semibold">
        Huisnummer
        <input placeholder="12 A" {...inputOf('houseNumber', houseNumber)} />
      </label>
      {problem && (
        <p key={problem} id={errorId} className="col-span-full -mt-4 text-sm font-medium text-danger">
          {problem}
        </p>
      )}
    </>
  );
}
