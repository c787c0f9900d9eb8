import { formatPlainDay } from '@/lib/format-date';

/** Texts of the week view of planned appointments. */
export const calendarTexts = {
  title: 'Agenda',
  loading: 'Agenda laden...',
  failed: 'Kon de agenda niet ophalen',
  stale: 'Je ziet de agenda zoals die eerder was.',
  previous: 'Vorige',
  present: 'Vandaag',
  next: 'Volgende',
  today: 'vandaag',
  noAppointments: 'Geen bezoeken',
  emptyWeek: 'Geen bezoeken in deze week',
  emptyWeekHint: 'Een aanvraag die je inplant, staat hier op de dag van de afspraak.',
  over: (appointments: number) => `Eerder deze week (${appointments === 1 ? '1 bezoek' : `${appointments} bezoeken`})`,
  noTime: 'tijd onbekend',
  clash: (times: string[]) => `Minder dan een uur van het bezoek van ${times.join(' en ')}`,
} as const;

/** `dinsdag 24 november t/m zondag 29 november`, or the one day. */
export function daysText(first: string, last: string): string {
  return first === last ? formatPlainDay(first) : `${formatPlainDay(first)} t/m ${formatPlainDay(last)}`;
}

/** `Week 53: maandag 28 december t/m zondag 3 januari 2027`. Days are YYYY-MM-DD. */
export function weekTitle(number: number, monday: string, sunday: string): string {
  return `Week ${number}: ${daysText(monday, sunday)} ${sunday.slice(0, 4)}`;
}
