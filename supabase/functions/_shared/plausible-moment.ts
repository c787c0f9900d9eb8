/** What lies outside these days, as `infinity` of Postgres or the year 1 or 20261, is a mistake of whoever wrote it. */
export const firstDay = '2000-01-01';
export const lastDay = '2100-01-01';

/** A moment (ISO 8601) in milliseconds since 1970; NaN for what is none, or no plausible one. */
export function momentOf(text: string): number {
  const moment = Date.parse(text);
  return moment >= Date.parse(firstDay) && moment <= Date.parse(lastDay) ? moment : NaN;
}
