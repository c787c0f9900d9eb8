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
  return Math.round((Date.parse(until) - Date.parse(from)) / 86_400_000) + 1;
}

/** The period of the same length that ends where this one begins: as many months when it is whole months, else as many days. */
export function periodBefore({ from, until }: Period): Period {
  const last = addDays(from, -1);
  const isWholeMonths = from.endsWith('-01') && addDays(until, 1).endsWith('-01');
  if (!isWholeMonths) return { from: addDays(from, -daysOf({ from, until })), until: last };
  return { from: addMonths(from, -monthsBetween(from, addDays(until, 1))), until: last };
}

/** The first day of a month so many months later, of the first day of a month. */
export function addMonths(firstDay: string, count: number): string {
  const date = new Date(`${firstDay}T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + count);
  return date.toISOString().slice(0, 10);
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
