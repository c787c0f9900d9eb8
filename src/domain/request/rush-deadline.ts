import { addDays, isoWeekday } from '../appointment/week';
import { dutchDateTime, dutchInstant } from '#shared/dutch-time.ts';
import type { WorkingHours } from './working-hours';

const minute = 60_000;
/** In which a rush request has its label, in milliseconds. */
const rushTime = 24 * 60 * minute;

/** On which days the business works, apart from its hours. */
export interface WorkingDays {
  /** The weekdays on which an adviser works, by their ISO numbers. */
  adviserDays: readonly number[];
  /** Public holidays, YYYY-MM-DD. */
  holidays: readonly string[];
}

/**
 * By when a rush request that came in at `receivedAt` has its label (D-80): 24 hours later on days that the business works,
 * from the opening of the next of those days when it came in outside the hours. Both are milliseconds since 1970; hours are
 * real ones, also when the clock changes. `private.rush_deadline` is the same in SQL. Working hours that
 * `workingHoursProblem` refuses would loop forever; throws a RangeError for an invalid moment.
 */
export function rushDeadline(receivedAt: number, hours: WorkingHours, { adviserDays, holidays }: WorkingDays): number {
  const shared = hours.days.filter((day) => adviserDays.includes(day));
  // While no adviser works on any of its days, those of the setting count.
  const days = shared.length > 0 ? shared : hours.days;
  let left = rushTime;
  let isCounting = false;
  for (let day = dutchDateTime(new Date(receivedAt)).date; ; day = addDays(day, 1)) {
    if (!days.includes(isoWeekday(day)) || holidays.includes(day)) continue;
    if (!isCounting && receivedAt >= instantAt(day, hours.closes)) continue;
    const start = isCounting ? instantAt(day, '00:00') : Math.max(receivedAt, instantAt(day, hours.opens));
    const midnight = instantAt(addDays(day, 1), '00:00');
    if (start + left <= midnight) return start + left;
    left -= midnight - start;
    isCounting = true;
  }
}

function instantAt(date: string, time: string): number {
  return dutchInstant({ date, time }).getTime();
}

/** Of a rush request, in milliseconds since 1970. */
export interface RushTerm {
  /** By when the label is due. */
  by: number;
  /** The last moment at which its visit begins in time: it and the report after it end by the deadline. */
  lastStart: number;
}

/** Whether a visit at an instant (ISO 8601) is too late for rush; null is no rush. */
export function missesRush(startsAt: string, rush: RushTerm | null): boolean {
  return rush !== null && Date.parse(startsAt) > rush.lastStart;
}

export interface RushTime {
  isLate: boolean;
  amount: number;
  unit: 'minutes' | 'hours' | 'days';
}

/** The time until a deadline, or since it; both moments in milliseconds since 1970. */
export function rushTimeLeft(deadline: number, now: number): RushTime {
  const left = deadline - now;
  const isLate = left < 0;
  const minutes = Math.max(1, isLate ? Math.floor(-left / minute) : Math.ceil(left / minute));
  if (minutes < 60) return { isLate, amount: minutes, unit: 'minutes' };
  const hours = Math.floor(minutes / 60);
  return hours < 48
    ? { isLate, amount: hours, unit: 'hours' }
    : { isLate, amount: Math.floor(hours / 24), unit: 'days' };
}
