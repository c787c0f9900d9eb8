import { useState, type SyntheticEvent } from 'react';
import { Button } from '@/components/ui/button';
import { labelCheck, questionTexts } from '@/content/public/label-check/label-check';
import { choices, questions, type Question } from '@/domain/label-check/label-check';
import { env } from '@/lib/env';
import { unbroken } from '@/lib/format/unbroken';
import { TextLinkTo } from './text-link';
import { useFocusOnMount } from './use-focus-on-mount';

const hintId = 'label-check-hint';
const errorId = 'label-check-error';

interface QuestionFormProps {
  question: Question;
  /** The earlier answer, after going back. */
  answer: string | undefined;
  /** After every step, not when the page opens. */
  takesFocus: boolean;
  onAnswer: (value: FormDataEntryValue) => void;
  /** Absent for the first question. Gets the current choice, if any. */
  onBack?: ((value: FormDataEntryValue | null) => void) | undefined;
}

/** One question with its choices. Needs the question as key, because its radio buttons are uncontrolled. */
export function QuestionForm({ question, answer, takesFocus, onAnswer, onBack }: QuestionFormProps) {
  const legend = useFocusOnMount<HTMLLegendElement>(takesFocus);
  const [isMissing, setIsMissing] = useState(false);
  const { title, hint, link, options } = questionTexts[question];
  const labels: Record<string, string> = options;

  function handleSubmit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const value = new FormData(form).get(question);
    if (value === null) {
      setIsMissing(true);
      form.querySelector('input')?.focus();
    } else {
      onAnswer(value);
    }
  }

  return (
    // With this method, submitting before hydration does not reload the page.
    <form method="dialog" onSubmit={handleSubmit} noValidate>
      <fieldset
        aria-describedby={isMissing ? `${hintId} ${errorId}` : hintId}
        onChange={() => setIsMissing(false)}
        className="min-w-0"
      >
        <legend ref={legend} tabIndex={-1}>
          <span className="block text-ink-muted sm:mb-1">{labelCheck.progress(questions.indexOf(question) + 1)}</span>{' '}
          <h2 className="text-xl font-bold sm:text-3xl">{title}</h2>
        </legend>
        <div id={hintId} className="mt-1 max-w-prose text-ink-muted sm:mt-3">
          <p>{unbroken(hint)}</p>
          {link && env.labelRegisterUrl === '' && (
            <p className="mt-1">
              <TextLinkTo {...link} />
            </p>
          )}
        </div>
        {/* Above the choices, of which the first takes the focus: below them a bar of the page may cover it. */}
        {isMissing && (
          <p id={errorId} role="alert" className="mt-3 font-medium text-danger">
            {labelCheck.missing}
          </p>
        )}
        <div className="mt-4 grid grid-cols-1 gap-2 sm:mt-5 sm:gap-3 lg:grid-cols-2">
          {choices[question].map((choice) => (
            <label
              key={choice}
              className="flex min-h-12 cursor-pointer items-center gap-3 rounded-xl border border-control bg-surface px-3 py-2 font-medium hover:bg-surface-sunk has-checked:border-primary has-checked:bg-primary-soft sm:min-h-14 sm:gap-4 sm:px-4"
            >
              <input
                type="radio"
                name={question}
                value={choice}
                defaultChecked={answer === choice}
                className="tick-box scroll-mt-16 rounded-full!"
              />
              {labels[choice]}
            </label>
          ))}
        </div>
      </fieldset>
      <div className="mt-4 flex flex-wrap items-center gap-3 sm:mt-6">
        <Button type="submit">Volgende</Button>
        {onBack && (
          <Button
            variant="quiet"
            className="px-3"
            onClick={({ currentTarget: { form } }) => onBack(form && new FormData(form).get(question))}
          >
            {labelCheck.back}
          </Button>
        )}
      </div>
    </form>
  );
}
