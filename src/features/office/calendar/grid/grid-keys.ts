import { addDays } from '@/domain/appointment/week';
import type { TimeRange } from '@/domain/appointment/time-range';
import { dutchInstant, dutchDateTime } from '#shared/dutch-time.ts';

const step = 15 * 60_000;

/**
 * The range to which a key moves an appointment within the shown days (YYYY-MM-DD), in Dutch time: arrows move it by a
 * quarter of an hour or a day, with Shift only its end. Null for any other key, and where it would leave its day or the
 * shown days.
 */
export function movedByKey(
  { key, shiftKey }: { key: string; shiftKey: boolean },
  { startsAt, endsAt }: TimeRange,
  days: readonly string[],
): TimeRange | null {
  const [starts, ends] = [Date.parse(startsAt), Date.parse(endsAt)];
  switch (key) {
    case 'ArrowUp':
      return shiftKey ? onOneDay(starts, ends - step) : onOneDay(starts - step, ends - step);
    case 'ArrowDown':
      return shiftKey ? onOneDay(starts, ends + step) : onOneDay(starts + step, ends + step);
    case 'ArrowLeft':
      return onDay(starts, ends, days, -1);
    case 'ArrowRight':
      return onDay(starts, ends, days, 1);
    default:
      return null;
  }
}

function onOneDay(starts: number, ends: number): TimeRange | null {
  const isOneDay = dayOf(starts) === dayOf(ends) && ends - starts >= step;
  return isOneDay ? toRange(starts, ends) : null;
}

/** At the same time of another day that is shown. */
function onDay(starts: number, ends: number, days: readonly string[], by: number): TimeRange | null {
  const { date, time } = dutchDateTime(new Date(starts));
  const day = days[days.indexOf(date) + by] ?? (days.includes(date) ? null : addDays(date, by));
  if (day === null || !days.includes(day)) return null;
  const moved = dutchInstant({ date: day, time }).getTime();
  return toRange(moved, moved + ends - starts);
}

function dayOf(instant: number): string {
  return dutchDateTime(new Date(instant)).date;
}

function toRange(starts: number, ends: number): TimeRange {
  return { startsAt: new Date(starts).toISOString(), endsAt: new Date(ends).toISOString() };
}
