import type { RushTime } from '@/domain/request/rush-deadline';

/** Texts of the strip above the list of requests. */
export const todayTexts = {
  title: 'Vandaag',
  loading: 'Vandaag laden...',
  failed: 'Kon het overzicht van vandaag niet ophalen',
  stale: 'Je ziet het overzicht zoals het eerder was.',
  work: {
    overdue: 'Verlopen afspraak',
    callback: 'Terugbellen',
    unanswered: 'Twee dagen onbeantwoord',
  },
  appointments: 'Bezoeken vandaag',
  noAppointments: 'Vandaag geen bezoeken',
  rush: 'Spoed',
  noRush: 'Geen nieuwe spoedaanvragen',
  moreRush: (count: number) => `en nog ${count}: bekijk alle nieuwe spoedaanvragen`,
  noTime: 'tijd onbekend',
} as const;

const units: Record<RushTime['unit'], [one: string, more: string]> = {
  minutes: ['minuut', 'minuten'],
  hours: ['uur', 'uur'],
  days: ['dag', 'dagen'],
};

/** `nog 3 uur` or `2 uur te laat`. */
export function rushTimeText({ isLate, amount, unit }: RushTime): string {
  const span = `${amount} ${units[unit][amount === 1 ? 0 : 1]}`;
  return isLate ? `${span} te laat` : `nog ${span}`;
}
