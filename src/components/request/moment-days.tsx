import { momentTexts as texts } from '@/content/public/own-request';
import { timeText } from '@/content/working-hours';
import { dutchDateTime } from '@/lib/dutch-time';
import { formatPlainDay } from '@/lib/format-date';

export interface OfferedMoment {
  /** ISO 8601 */
  starts_at: string;
  /** Whether an adviser is nearby then, and drives less for it than for another moment. */
  is_near: boolean;
}

interface MomentDaysProps {
  moments: readonly OfferedMoment[];
  /** The start of the chosen one; '' for none. */
  chosen: string;
  onChoose: (startsAt: string) => void;
  /** Id of what is wrong with the choice. */
  describedBy: string | undefined;
}

/** The moments to choose from, grouped by day in the order in which they are offered. */
export function MomentDays({ moments, chosen, onChoose, describedBy }: MomentDaysProps) {
  const days = byDay(moments);
  // Where it says so of every day it says nothing.
  const isNearTold = days.some(({ isNear }) => !isNear);
  return (
    <div className="grid gap-5 md:grid-cols-3">
      {days.map(({ day, isNear, offered }) => (
        <fieldset key={day} aria-describedby={describedBy} className="min-w-0">
          <legend className="font-bold first-letter:uppercase">{formatPlainDay(day)}</legend>
          {isNear && isNearTold && <p className="text-sm text-primary">{texts.near}</p>}
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
                  onChange={() => onChoose(moment.starts_at)}
                  className="sr-only"
                />
                {timeText(Date.parse(moment.starts_at))}
              </label>
            ))}
          </div>
        </fieldset>
      ))}
    </div>
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
