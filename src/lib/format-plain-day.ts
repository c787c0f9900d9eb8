const plainDay = new Intl.DateTimeFormat('nl-NL', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });

/** `maandag 23 november` of `2026-11-23`: a day without a time, so no time zone can move it. */
export function formatPlainDay(day: string): string {
  return plainDay.format(new Date(`${day}T00:00:00Z`));
}
