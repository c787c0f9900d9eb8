import { clsx } from 'clsx/lite';
import { useEffect, useRef, useState, type ComponentType, type SubmitEvent } from 'react';
import { controlClass } from '@/components/form/fields';
import { Button, buttonClass } from '@/components/ui/button';
import { lookupMessages } from '@/content/lookup-messages';
import { priceForm } from '@/content/public/price-form';
import { hasConnection, useWhenConnected } from '@/lib/connection';
import { loadCode } from '@/lib/load-code';
import { anchors } from '@/lib/paths';
import { sendHeldForm } from '@/lib/send-held-form';
import type { PriceAnswerProps } from './price-answer';

type Asked = PriceAnswerProps['asked'];

/** Without the reload that other pages fall back on, which would lose what is typed. */
function loadAnswer() {
  return loadCode(() => import('./price-answer'), 'PriceAnswer');
}

// Used before hydration: its code comes while React hydrates the page, and the address with it when its price was asked.
const early =
  typeof document === 'undefined'
    ? null
    : document.querySelector<HTMLFormElement>(`form[aria-label="${priceForm.label}"]:is(:focus-within, [data-held])`);
if (early) {
  loadCode(() => import('./price-answer'), 'prefetchPrice')
    .then((prefetchPrice) => 'held' in early.dataset && prefetchPrice(typedIn(early)))
    .catch(() => undefined);
}

function typedIn(form: HTMLFormElement): Asked {
  const fields = new FormData(form);
  const [postcode = '', houseNumber = ''] = ['postcode', 'houseNumber'].map((name) => {
    const typed = fields.get(name);
    return typeof typed === 'string' ? typed.trim() : '';
  });
  return { postcode, houseNumber };
}

/**
 * Asks for an address and shows its price. All that looks it up is loaded when it is used; before hydration, or when that
 * fails, the browser itself takes what was typed to the request form (../prefill.ts). Without a connection that would
 * lose what was typed, so the form waits for one.
 */
export function PriceForm() {
  const form = useRef<HTMLFormElement>(null);
  const [Answer, setAnswer] = useState<ComponentType<PriceAnswerProps> | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [presses, setPresses] = useState(0);
  const [hint, setHint] = useState<string>(priceForm.hint);
  const isOffline = hint === lookupMessages.outages.offline;
  const isProblem = isOffline || hint === lookupMessages.incomplete;
  useWhenConnected(isOffline, retry);

  useEffect(() => sendHeldForm(form.current), []);

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const { postcode, houseNumber } = typedIn(event.currentTarget);
    if (!postcode || !houseNumber) {
      setAsked(null);
      setHint(lookupMessages.incomplete);
      form.current?.querySelector<HTMLElement>(`[name=${postcode ? 'houseNumber' : 'postcode'}]`)?.focus();
      return;
    }
    setHint(lookupMessages.loading);
    setAsked({ postcode, houseNumber });
    // A new key, so that the same address is looked up again too.
    setPresses((count) => count + 1);
    try {
      const Loaded = await loadAnswer();
      setAnswer(() => Loaded);
    } catch {
      if (await hasConnection()) form.current?.submit();
      else setHint(lookupMessages.outages.offline);
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
    setAsked(null);
    setHint(priceForm.hint);
    requestAnimationFrame(() => form.current?.querySelector('input')?.focus());
  }

  return (
    <div className="group flex min-h-60 max-w-md flex-col rounded-2xl border border-line bg-surface p-5 lg:min-h-56">
      <form
        ref={form}
        aria-label={priceForm.label}
        action={`#${anchors.contact}`}
        className="grid grid-cols-2 gap-4 group-has-data-answer:hidden noscript:hidden"
        onSubmit={(event) => void handleSubmit(event)}
        onInput={handleInput}
        onFocus={() => void loadAnswer().catch(() => undefined)}
      >
        <AddressInputs postcode="postcode" houseNumber="houseNumber" />
        <Button variant="accent" type="submit" className="col-span-2">
          {priceForm.show}
        </Button>
      </form>
      <WithoutScript />
      {/* No box of its own, which would shift when the answer appears. */}
      <div role="status" className="contents">
        {Answer && asked ? (
          <Answer key={presses} asked={asked} onChange={handleChange} />
        ) : (
          <p className={clsx('mt-auto pt-3 text-sm noscript:hidden', isProblem && 'text-danger')}>
            {hint}{' '}
            {isOffline && (
              <button type="button" className="min-h-6 text-primary underline" onClick={retry}>
                {lookupMessages.retry}
              </button>
            )}
          </p>
        )}
      </div>
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
      <div role="group" aria-label={priceForm.withoutScript} className="grid grid-cols-2 gap-4">
        <AddressInputs form={anchors.contactForm} postcode="pricePostcode" houseNumber="priceHouseNumber" />
        <a href={`#${anchors.contact}`} className={buttonClass('accent', 'col-span-2')}>
          {priceForm.withoutScript}
        </a>
        <p className="col-span-2 text-sm">{priceForm.goesAlong}</p>
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
}

function AddressInputs({ form, postcode, houseNumber }: AddressInputsProps) {
  return (
    <>
      <label className="font-semibold">
        Postcode
        <input form={form} name={postcode} autoComplete="postal-code" placeholder="1234 AB" className={controlClass} />
      </label>
      <label className="font-semibold">
        Huisnummer
        <input form={form} name={houseNumber} placeholder="12 A" className={controlClass} />
      </label>
    </>
  );
}
