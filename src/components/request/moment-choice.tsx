import { useId, useState, type SubmitEvent } from 'react';
import { Button } from '@/components/ui/button';
import { ChangingText } from '@/components/ui/changing-text';
import { Notice } from '@/components/ui/notice';
import { momentTexts as texts } from '@/content/public/own-request';
import { dateTimeText, timeText } from '@/content/working-hours';
import { dutchDateTime } from '@/lib/dutch-time';
import { formatPlainDay } from '@/lib/format-date';

interface OfferedMoment {
  /** ISO 8601 */
  starts_at: string;
  is_near: boolean;
}

interface MomentChoiceProps {
  /** In the order in which they are offered, grouped by day. */
  moments: readonly OfferedMoment[];
  isBusy: boolean;
  /** Why the last choice was not planned; '' for nothing. */
  problem: string;
  onPick: (startsAt: string) => void;
}

/** The moments of a few days, of which one is chosen and then confirmed. */
export function MomentChoice({ moments, isBusy, problem, onPick }: MomentChoiceProps) {
  const [chosen, setChosen] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const problemId = useId();
  const isOffered = moments.some((moment) => moment.starts_at === chosen);
  const shown = isAsked && !isOffered ? texts.choose : problem;

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    setIsAsked(!isOffered);
    if (isOffered && !isBusy) onPick(chosen);
  }

  return (
    <form noValidate onSubmit={handleSubmit} className="grid gap-5">
      <div className="grid gap-5 md:grid-cols-3">
        {byDay(moments).map(({ day, isNear, offered }) => (
          <fieldset key={day} aria-describedby={shown ? problemId : undefined} className="min-w-0">
            <legend className="font-bold first-letter:uppercase">{formatPlainDay(day)}</legend>
            {isNear && <p className="text-sm text-primary">{texts.near}</p>}
            <div className="mt-2 flex flex-wrap gap-2">
              {offered.map((moment) => (
                <label
                  key={moment.starts_at}
                  className="inline-flex min-h-11 cursor-pointer items-center rounded-lg border border-control bg-surface px-3 font-semibold tabular-nums has-checked:border-primary has-checked:bg-primary has-checked:text-on-primary has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary"
                >
                  <input
                    type="radio"
                    name="moment"
                    value={moment.starts_at}
                    checked={chosen === moment.starts_at}
                    onChange={() => setChosen(moment.starts_at)}
                    className="sr-only"
                  />
                  {timeText(Date.parse(moment.starts_at))}
                </label>
              ))}
            </div>
          </fieldset>
        ))}
      </div>
      <div role="alert" id={problemId} className="empty:-mt-5">
        {shown && <Notice tone="danger">{shown}</Notice>}
      </div>
      <Button type="submit" variant="accent" aria-disabled={isBusy} className="justify-self-start max-sm:w-full">
        <ChangingText>
          {isBusy ? texts.busy : isOffered ? texts.confirm(dateTimeText(Date.parse(chosen))) : texts.choose}
        </ChangingText>
      </Button>
    </form>
  );
}

function byDay(moments: readonly OfferedMoment[]) {
  const days = new Map<string, OfferedMoment[]>();
  for (const moment of moments) {
    const { date } = dutchDateTime(new Date(moment.starts_at));
    days.set(date, [...(days.get(date) ?? []), moment]);
  }
  return Array.from(days, ([day, offered]) => ({ day, isNear: offered.some(({ is_near }) => is_near), offered }));
}
