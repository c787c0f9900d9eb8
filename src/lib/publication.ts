import { dutchMoment } from './dutch-time';
import { isoTimestamp } from './iso-timestamp';

/** What the database reads as this very moment by its own clock. */
export const immediately = 'now';

/** Milliseconds that the clock of a browser may be behind that of the database. */
const clockDifference = 5 * 60_000;

/** Whether visitors see what is published from this timestamp of the database on; '' is not published. */
export function isVisible(publishedAt: string, now: Date): boolean {
  // Text without a moment compares as false.
  return moment(publishedAt) <= now.getTime() + clockDifference;
}

/** The first moment among those of a page's texts, exactly as received; '' when none is published. */
export function firstPublication(moments: readonly string[]): string {
  return moments.filter((text) => text !== '').toSorted((a, b) => moment(a) - moment(b))[0] ?? '';
}

/** The later of two moments, exactly as received: a text changes for its readers when it is published, too. */
export function laterMoment(one: string, other: string): string {
  return moment(other) > moment(one) ? other : one;
}

/** `2026-11-21`: the day in Dutch time of a timestamp of the database, for a date field; '' for ''. */
export function publicationDay(publishedAt: string): string {
  return publishedAt === '' ? '' : dutchMoment(new Date(moment(publishedAt))).date;
}

/** The beginning of a day (`2026-11-21`) in Dutch time, for the database, which knows the time zones; '' for ''. */
export function startOfDay(day: string): string {
  return day === '' ? '' : `${day} 00:00 Europe/Amsterdam`;
}

function moment(timestamp: string): number {
  return new Date(isoTimestamp(timestamp)).getTime();
}
