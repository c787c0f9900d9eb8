const written = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'long', timeZone: 'UTC' });

/** `12 maart 2029` of `2029-03-12`: a date without a time, so in no time zone. Throws a RangeError for no date. */
export function formatWholeDate(date: string): string {
  return written.format(new Date(`${date}T00:00:00Z`));
}
