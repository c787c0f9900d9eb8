const clock = new Intl.DateTimeFormat('nl-NL', {
  ...{ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', hour: '2-digit', minute: '2-digit' },
  timeZone: 'Europe/Amsterdam',
});

const days = new Intl.DateTimeFormat('nl-NL', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** `dinsdag 1 december 2026 om 10.00 uur` of an ISO 8601 moment; '' while it is not known. Throws for what is no moment. */
export function momentText(moment: string | null | undefined): string {
  if (!moment) return '';
  const part = partsOf(moment);
  // As on the site: `9.00`.
  return `${weekday(part)} om ${Number(part('hour'))}.${part('minute')} uur`;
}

/** `maandag 14 december 2026` of `2026-12-14`; '' while it is not known. Throws for what is no day. */
export function weekdayText(day: string | null | undefined): string {
  return day ? weekday(partsOf(`${day}T12:00:00Z`)) : '';
}

/** `12 maart 2036` of `2036-03-12`. Throws for what is no day. */
export function dayText(day: string): string {
  return days.format(new Date(`${day}T00:00:00Z`));
}

type Parts = (type: Intl.DateTimeFormatPartTypes) => string;

function partsOf(moment: string): Parts {
  const parts = new Map(clock.formatToParts(new Date(moment)).map(({ type, value }) => [type, value]));
  return (type) => parts.get(type) ?? '';
}

function weekday(part: Parts): string {
  return `${part('weekday')} ${part('day')} ${part('month')} ${part('year')}`;
}
