// Timestamps are ISO 8601 texts of the database; '' is not published.

/** Postgres reads this as the current time of its own clock. */
export const immediately = 'now';

/** Milliseconds that the clock of a browser may be behind that of the database. */
const clockDifference = 5 * 60_000;

/** Whether visitors see what is published from this timestamp on. */
export function isVisible(publishedAt: string, now: Date): boolean {
  // Text without a moment compares as false.
  return Date.parse(publishedAt) <= now.getTime() + clockDifference;
}

/** The first moment among those of a page's blocks; '' when none is published. */
export function firstPublication(moments: readonly string[]): string {
  return moments.filter((text) => text !== '').toSorted((a, b) => Date.parse(a) - Date.parse(b))[0] ?? '';
}

/** The later of two moments, or the only one that is a moment: publishing a text also counts as a change of it. */
export function laterTimestamp(one: string, other: string): string {
  return Date.parse(other) > Date.parse(one) || Number.isNaN(Date.parse(one)) ? other : one;
}

/** The beginning of a day (`2026-11-21`) in Dutch time, for the database, which knows the time zones; '' for ''. */
export function startOfDay(day: string): string {
  return day === '' ? '' : `${day} 00:00 Europe/Amsterdam`;
}
