import { clsx } from 'clsx/lite';
import { useRef, useState, type ComponentType, type SubmitEvent } from 'react';
import { controlClass } from '@/components/form/fields';
import { Button } from '@/components/ui/button';
import { lookupMessages } from '@/content/lookup-messages';
import { priceForm } from '@/content/public/price-form';
import { loadInTime } from '@/lib/load-module';
import { anchors } from '@/lib/paths';
import type { PriceAnswerProps } from './price-answer';

type Asked = PriceAnswerProps['asked'];

/** Never by way of a reload, which would lose what is typed. */
function loadAnswer() {
  return loadInTime(async () => (await import('./price-answer')).PriceAnswer, 8000);
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
 * fails, the browser itself takes what was typed to the request form (../prefill.ts).
 */
export function PriceForm() {
  const form = useRef<HTMLFormElement>(null);
  const [Answer, setAnswer] = useState<ComponentType<PriceAnswerProps> | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [hint, setHint] = useState<string>(priceForm.hint);

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
    try {
      const Loaded = await loadAnswer();
      setAnswer(() => Loaded);
      setAsked({ postcode, houseNumber });
    } catch {
      form.current?.submit();
    }
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
        className="grid grid-cols-2 gap-4 group-has-data-answer:hidden"
        onSubmit={(event) => void handleSubmit(event)}
        onFocus={() => void loadAnswer().catch(() => undefined)}
      >
        <label className="font-semibold">
          Postcode
          <input name="postcode" autoComplete="postal-code" placeholder="1234 AB" className={controlClass} />
        </label>
        <label className="font-semibold">
          Huisnummer
          <input name="houseNumber" placeholder="12 A" className={controlClass} />
        </label>
        <Button variant="accent" type="submit" className="col-span-2">
          {priceForm.show}
        </Button>
      </form>
      {/* Without a box of its own, which would move when the form makes place for the answer. */}
      <div role="status" className="contents">
        {Answer && asked ? (
          <Answer key={asked.postcode + asked.houseNumber} asked={asked} onChange={handleChange} />
        ) : (
          <p className={clsx('mt-auto pt-3 text-sm', hint === lookupMessages.incomplete && 'text-danger')}>{hint}</p>
        )}
      </div>
    </div>
  );
}
