/** Anything outside these days, such as `infinity` of Postgres or the years 1 and 20261, is a mistake. */
export const firstDay = '2000-01-01';
export const lastDay = '2100-01-01';

/** A moment (ISO 8601) in milliseconds since 1970; NaN for an invalid or implausible one. */
export function momentOf(text: string): number {
  const moment = Date.parse(text);
  return moment >= Date.parse(firstDay) && moment <= Date.parse(lastDay) ? moment : NaN;
}
