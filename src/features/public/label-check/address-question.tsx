import { useId, useRef, useState, type SubmitEvent } from 'react';
import { controlClass } from '@/components/form/fields';
import { Button } from '@/components/ui/button';
import { ChangingText } from '@/components/ui/changing-text';
import { epOnline, labelLookup } from '@/content/public/label-check/label-check';
import { focusField, typedAddress, type AddressInput } from '@/lib/address-fields';
import { loadCode } from '@/lib/browser/load-code';
import type { FoundLabel, lookupOutcome } from './lookup-outcome';
import { TextLinkTo } from './text-link';

interface AddressQuestionProps {
  onFound: (found: FoundLabel) => void;
}

function loadOutcome() {
  return loadCode(() => import('./lookup-outcome'), 'lookupOutcome');
}

/** The address of the home, which may settle the check; what looks it up is loaded when it is used. */
export function AddressQuestion({ onFound }: AddressQuestionProps) {
  const [outcome, setOutcome] = useState<typeof lookupOutcome | null>(null);
  const [asked, setAsked] = useState<AddressInput | null>(null);
  const [presses, setPresses] = useState(0);
  const [isLost, setIsLost] = useState(false);
  const [progress, setProgress] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const errorId = useId();
  const problem = asked && outcome?.problemOf(asked);
  const isLookingUp = asked !== null && outcome !== null && !problem;

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = typedAddress(event.currentTarget);
    setAsked(typed);
    setPresses(presses + 1);
    setIsLost(false);
    setProgress('');
    try {
      const loaded = await loadOutcome();
      setOutcome(loaded);
      const wrong = loaded.problemOf(typed);
      if (wrong) focusField(form.current, wrong.field);
    } catch {
      setIsLost(true);
    }
  }

  function handleRefuse() {
    setAsked(null);
    focusField(form.current, 'houseNumber');
  }

  function inputOf(name: keyof AddressInput) {
    const isWrong = problem?.field === name;
    return { name, className: controlClass, ...(isWrong && { 'aria-invalid': true, 'aria-describedby': errorId }) };
  }

  return (
    <div className="mt-8 rounded-xl bg-surface-sunk p-4 sm:p-5 print:hidden noscript:hidden">
      {/* With this method, submitting before hydration does not reload the page. */}
      <form
        ref={form}
        method="dialog"
        noValidate
        aria-label={labelLookup.title}
        onSubmit={(event) => void handleSubmit(event)}
        onInput={() => setAsked(null)}
        onFocus={() => void loadOutcome().catch(() => undefined)}
      >
        <h2 className="text-xl font-bold">{labelLookup.title}</h2>
        <p className="mt-1 max-w-prose text-ink-muted">{labelLookup.hint}</p>
        <div className="mt-3 flex flex-wrap items-end gap-3 max-sm:*:grow">
          <label className="w-32 font-semibold">
            Postcode
            <input autoComplete="postal-code" placeholder="1234 AB" {...inputOf('postcode')} />
          </label>
          <label className="w-28 font-semibold">
            Huisnummer
            <input placeholder="12 A" {...inputOf('houseNumber')} />
          </label>
          <Button type="submit" variant="secondary">
            {labelLookup.submit}
          </Button>
        </div>
        {problem && (
          <p key={problem.text} id={errorId} role="alert" className="mt-2 text-sm font-medium text-danger">
            {problem.text}
          </p>
        )}
      </form>
      {isLost && (
        <p role="alert" className="mt-3 font-medium text-danger">
          {labelLookup.silent} <TextLinkTo {...epOnline} />
        </p>
      )}
      {/* Mounted before its text, so that a screen reader announces it. */}
      <p role="status" className="mt-3 font-medium empty:absolute">
        {isLookingUp && <ChangingText>{progress}</ChangingText>}
      </p>
      {isLookingUp && (
        <outcome.LookupOutcome
          key={presses}
          asked={asked}
          onRefuse={handleRefuse}
          onFound={onFound}
          onProgress={setProgress}
        />
      )}
    </div>
  );
}
