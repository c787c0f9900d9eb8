import { addDays } from './appointment/week.ts';

/** Days as YYYY-MM-DD, the last one included. */
export interface Period {
  from: string;
  until: string;
}

/** The longest period that is counted: three years. */
export const maxDays = 1100;

/** How many days a period has; 0 or less when it ends before it begins. */
export function daysOf({ from, until }: Period): number {
  return (Date.parse(until) - Date.parse(from)) / 86_400_000 + 1;
}

/** The preceding period of the same length: as many months when this one is whole months, else as many days. */
export function periodBefore({ from, until }: Period): Period {
  const last = addDays(from, -1);
  if (!isWholeMonths({ from, until })) return { from: addDays(from, -daysOf({ from, until })), until: last };
  return { from: addMonths(from, -monthsBetween(from, addDays(until, 1))), until: last };
}

/**
 * The days of the preceding period that correspond to some days of a period, null where there are none: whole months to
 * whole months, else by distance from the start. The last days correspond to all that remain.
 */
export function matchingDaysBefore(days: Period, period: Period): Period | null {
  const before = periodBefore(period);
  if (isWholeMonths(period) && isWholeMonths(days)) {
    return shiftMonths(days, monthsBetween(period.from, before.from));
  }
  const shift = 1 - daysOf({ from: before.from, until: period.from });
  const until = days.until === period.until ? before.until : addDays(days.until, shift);
  return overlapOf({ from: addDays(days.from, shift), until }, before);
}

/** Whether a period begins with a month and ends with one. */
export function isWholeMonths({ from, until }: Period): boolean {
  return from.endsWith('-01') && addDays(until, 1).endsWith('-01');
}

/** The first day of the month, so many months after the given first day. */
export function addMonths(firstDay: string, count: number): string {
  const date = new Date(`${firstDay}T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + count);
  return date.toISOString().slice(0, 10);
}

/** The days of a month, YYYY-MM. */
export function daysOfMonth(month: string): Period {
  const from = `${month}-01`;
  return { from, until: addDays(addMonths(from, 1), -1) };
}

/** From the first up to the last of some months, YYYY-MM, in whatever order. */
export function daysOfMonths(months: readonly string[]): Period {
  const sorted = months.toSorted();
  return { from: daysOfMonth(sorted[0] ?? '').from, until: daysOfMonth(sorted.at(-1) ?? '').until };
}

/** The same days a year earlier, of a period that begins with a month; whole months stay whole. */
export function yearBefore({ from, until }: Period): Period {
  if (isWholeMonths({ from, until })) return shiftMonths({ from, until }, -12);
  const { from: first, until: last } = shiftMonths(daysOfMonth(until.slice(0, 7)), -12);
  const day = addDays(first, Number(until.slice(8)) - 1);
  return { from: addMonths(from, -12), until: day < last ? day : last };
}

/** Whole months, so many months later. */
function shiftMonths({ from, until }: Period, count: number): Period {
  return { from: addMonths(from, count), until: addDays(addMonths(addDays(until, 1), count), -1) };
}

/** The days that lie in both; null when there are none. */
export function overlapOf(one: Period, other: Period): Period | null {
  const from = one.from > other.from ? one.from : other.from;
  const until = one.until < other.until ? one.until : other.until;
  return from <= until ? { from, until } : null;
}

function monthsBetween(from: string, to: string): number {
  const [one, other] = [new Date(from), new Date(to)];
  return (other.getUTCFullYear() - one.getUTCFullYear()) * 12 + other.getUTCMonth() - one.getUTCMonth();
}
