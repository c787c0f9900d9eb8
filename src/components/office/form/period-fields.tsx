import { clsx } from 'clsx/lite';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { messages } from '@/content/messages';
import { periodReversed } from '@/content/office/figures/period';
import { parseDay } from '@/domain/appointment/parse-day';
import { controlClass, Field } from '@/components/form/fields';
import { isHalfTyped } from '@/components/form/use-zod-form';

/** Milliseconds without typing. */
const debounceDelay = 150;

/** The first and last day, YYYY-MM-DD; '' for no limit. */
interface Period {
  from: string;
  until: string;
}

const ends = [
  { end: 'from', words: 'van' },
  { end: 'until', words: 'tot en met' },
] as const;

type End = (typeof ends)[number]['end'];

interface PeriodFieldsProps {
  /** What happened in this period. */
  label: string;
  period: Period;
  onChange: (period: Period) => void;
}

/**
 * The days of a period, reported once typing pauses. What cannot be reported, a half-typed day or a first one after the
 * last, stays in its field with the reason below it. Uncontrolled, because a half-typed day has no value.
 */
export function PeriodFields({ label, period: { from, until }, onChange }: PeriodFieldsProps) {
  const id = useId();
  const inputs = useRef<Partial<Record<End, HTMLInputElement | null>>>({});
  const reported = useRef({ from, until });
  const [edits, setEdits] = useState(0);
  const [halfTyped, setHalfTyped] = useState<readonly End[]>([]);
  const [isReversed, setIsReversed] = useState(isAfter({ from, until }));

  /** The values of the fields; for a half-typed day the reported one. */
  function readPeriod(): Period {
    const [first, last] = [inputs.current.from, inputs.current.until];
    return {
      from: isUnfinished(first) ? reported.current.from : (first?.value ?? ''),
      until: isUnfinished(last) ? reported.current.until : (last?.value ?? ''),
    };
  }

  const report = useEffectEvent(() => {
    setHalfTyped((before) => before.filter((end) => isUnfinished(inputs.current[end])));
    const typed = readPeriod();
    setIsReversed(isAfter(typed));
    if (isAfter(typed) || (typed.from === reported.current.from && typed.until === reported.current.until)) return;
    reported.current = typed;
    onChange(typed);
  });

  useEffect(() => {
    if (edits === 0) return;
    const timer = setTimeout(() => report(), debounceDelay);
    return () => clearTimeout(timer);
  }, [edits]);

  // Another period than was reported came from elsewhere: a saved view, the history of the tab.
  useEffect(() => {
    if (from === reported.current.from && until === reported.current.until) return;
    reported.current = { from, until };
    for (const { end } of ends) {
      const input = inputs.current[end];
      if (input) input.value = reported.current[end];
    }
    setHalfTyped([]);
    setIsReversed(isAfter({ from, until }));
  }, [from, until]);

  const problem = halfTyped.length > 0 ? messages.halfTyped : isReversed ? periodReversed : undefined;
  return (
    <div className="col-span-2 grid grid-cols-2 gap-x-3">
      {ends.map(({ end, words }) => (
        <Field key={end} id={`${id}-${end}`} label={end === 'from' ? `${label} ${words}` : words}>
          {(control) => (
            <input
              {...control}
              ref={(input) => {
                inputs.current[end] = input;
              }}
              type="date"
              min="2000-01-01"
              max="2999-12-31"
              aria-label={`${label} ${words}`}
              aria-invalid={halfTyped.includes(end) || (halfTyped.length === 0 && isReversed) || undefined}
              aria-describedby={problem && `${id}-problem`}
              className={clsx(controlClass, 'max-sm:px-1.5')}
              defaultValue={end === 'from' ? from : until}
              onInput={() => setEdits((before) => before + 1)}
              onBlur={() =>
                setHalfTyped(ends.map((each) => each.end).filter((each) => isUnfinished(inputs.current[each])))
              }
            />
          )}
        </Field>
      ))}
      {/* Always rendered, or a screen reader would not announce it. */}
      <p id={`${id}-problem`} role="status" className="col-span-2 mt-1 text-sm font-medium text-danger empty:mt-0">
        {problem}
      </p>
    </div>
  );
}

/** Of a year like 0020 the browser makes a day. */
function isUnfinished(input: HTMLInputElement | null | undefined): boolean {
  return isHalfTyped(input) || (input != null && input.value !== '' && parseDay(input.value) === '');
}

function isAfter({ from, until }: Period): boolean {
  return from !== '' && until !== '' && from > until;
}
