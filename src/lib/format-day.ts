const day = new Intl.DateTimeFormat('nl-NL', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Europe/Amsterdam',
});

/** `21 november 2026` in Dutch time, from a timestamp of the database; '-' for something that is none. */
export function formatDay(timestamp: string): string {
  const date = new Date(isoTimestamp(timestamp));
  return Number.isNaN(date.getTime()) ? '-' : day.format(date);
}

/** Postgres' own notation (`2026-11-21 09:05:00.12+00`), which not every browser reads, as ISO 8601. */
export function isoTimestamp(timestamp: string): string {
  return timestamp.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00');
}
