import { clsx } from 'clsx/lite';
import { useId, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { ChangingText } from '@/components/ui/changing-text';
import { momentTexts as texts } from '@/content/public/request/own-request';
import { timeText } from '@/content/working-hours';
import type { FreeMoment } from '@/data/own-request/queries';
import { dutchDateTime } from '#shared/dutch-time.ts';
import { formatPlainDay } from '@/lib/format/format-date';
import { unbroken } from '@/lib/format/unbroken';

interface MomentDaysProps {
  moments: readonly FreeMoment[];
  /** The start of the chosen one; '' for none. */
  chosen: string;
  onChoose: (startsAt: string) => void;
  /** After the click that chose one, when it is shown as chosen. */
  onPointed: (click: MouseEvent) => void;
  /** Id of what is wrong with the choice. */
  describedBy: string | undefined;
}

/** The days as tabs with which of them suits our route, and the moments of one of them: at first of the first day. */
export function MomentDays({ moments, chosen, onChoose, onPointed, describedBy }: MomentDaysProps) {
  const id = useId();
  const [openDay, setOpenDay] = useState('');
  const days = byDay(moments);
  const open = days.find(({ day }) => day === openDay) ?? days[0];
  if (!open) return null;
  const near = days.filter(({ isNear }) => isNear);
  // Where it says so of every day it says nothing.
  const recommended = near.length < days.length ? near : [];

  return (
    <div>
      {recommended.length > 0 && (
        <p className="mb-3">
          <ChangingText>{texts.near(recommended.map(({ day }) => unbroken(formatPlainDay(day))))}</ChangingText>
        </p>
      )}
      <div
        role="tablist"
        aria-label={texts.days}
        className="grid max-w-md grid-cols-3 gap-2"
        onKeyDown={focusNeighbour}
      >
        {days.map(({ day }) => (
          <button
            key={day}
            type="button"
            role="tab"
            id={`${id}-${day}`}
            aria-selected={day === open.day}
            aria-controls={`${id}-panel`}
            tabIndex={day === open.day ? 0 : -1}
            className={clsx(
              'min-h-11 rounded-lg border px-1 font-semibold tabular-nums',
              day === open.day ? 'border-primary bg-primary text-on-primary' : 'border-control bg-surface',
            )}
            onClick={() => setOpenDay(day)}
            onFocus={() => setOpenDay(day)}
          >
            {shortDay(day)}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${open.day}`} className="mt-4">
        <fieldset key={open.day} aria-describedby={describedBy} className="min-w-0">
          <legend className="font-bold first-letter:uppercase">{unbroken(formatPlainDay(open.day))}</legend>
          <div className="mt-2 grid max-w-md grid-cols-3 gap-2">
            {open.offered.map((moment) => (
              <label
                key={moment.starts_at}
                className="inline-flex min-h-11 cursor-pointer items-center justify-center rounded-lg border border-control bg-surface px-1 font-semibold tabular-nums has-checked:border-primary has-checked:bg-primary has-checked:text-on-primary has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary"
              >
                <input
                  type="radio"
                  name="moment"
                  value={moment.starts_at}
                  checked={chosen === moment.starts_at}
                  onChange={() => onChoose(moment.starts_at)}
                  onClick={onPointed}
                  className="sr-only"
                />
                {timeText(Date.parse(moment.starts_at))}
              </label>
            ))}
          </div>
        </fieldset>
      </div>
    </div>
  );
}

/** The arrows go from tab to tab, round the ends, which opens them. */
function focusNeighbour({ key, target, currentTarget }: KeyboardEvent) {
  const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
  const tabs = Array.from(currentTarget.querySelectorAll<HTMLElement>('[role=tab]'));
  const index = tabs.findIndex((tab) => tab === target);
  if (step !== 0) tabs.at((index + step) % tabs.length)?.focus();
}

/** `ma 23 nov` of `2026-11-23`. */
function shortDay(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  return date.toLocaleDateString('nl-NL', { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' });
}

function byDay(moments: readonly FreeMoment[]) {
  const days = new Map<string, FreeMoment[]>();
  for (const moment of moments) {
    const { date } = dutchDateTime(new Date(moment.starts_at));
    days.set(date, [...(days.get(date) ?? []), moment]);
  }
  return Array.from(days, ([day, offered]) => ({
    day,
    isNear: offered.some(({ is_near }) => is_near),
    offered,
  })).toSorted((one, other) => one.day.localeCompare(other.day));
}
