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
  over: (appointments: number) => `Eerder deze week (${appointments === 1 ? '1 bezoek' : `${appointments} bezoeken`})`,
  noTime: 'tijd onbekend',
  clash: (times: string[]) => `Minder dan een uur van het bezoek van ${times.join(' en ')}`,
} as const;

/** `Week 53: maandag 28 december t/m zondag 3 januari 2027`. Days are YYYY-MM-DD. */
export function weekTitle(number: number, monday: string, sunday: string): string {
  return `Week ${number}: ${formatPlainDay(monday)} t/m ${formatPlainDay(sunday)} ${sunday.slice(0, 4)}`;
}
