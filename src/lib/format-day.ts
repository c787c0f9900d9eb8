// By hand, for the first page: the browser's own formatter takes a phone tens of milliseconds to set up.
const months = [
  ...['januari', 'februari', 'maart', 'april', 'mei', 'juni'],
  ...['juli', 'augustus', 'september', 'oktober', 'november', 'december'],
];
const hour = 60 * 60 * 1000;

/** `21 november 2026` in Dutch time, from a timestamp of the database; '-' for something that is none. */
export function formatDay(timestamp: string): string {
  const instant = Date.parse(isoTimestamp(timestamp));
  if (Number.isNaN(instant)) return '-';
  const clock = new Date(instant + (isSummerTime(instant) ? 2 : 1) * hour);
  return `${clock.getUTCDate()} ${months[clock.getUTCMonth()] ?? ''} ${clock.getUTCFullYear()}`;
}

/** In the European Union summer time starts and ends at 01:00 UTC, on the last Sundays of March and October. */
function isSummerTime(instant: number): boolean {
  const year = new Date(instant).getUTCFullYear();
  return instant >= lastSundayOf(year, 2) && instant < lastSundayOf(year, 9);
}

/** 01:00 UTC of that day; both months have 31 days. */
function lastSundayOf(year: number, month: number): number {
  const last = new Date(Date.UTC(year, month, 31, 1));
  return last.setUTCDate(31 - last.getUTCDay());
}

/** Postgres' own notation (`2026-11-21 09:05:00.12+00`), which not every browser reads, as ISO 8601. */
export function isoTimestamp(timestamp: string): string {
  return timestamp.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00');
}
