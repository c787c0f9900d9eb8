/** The kinds of work, in the strip and as a filter of the list; the last one as a filter alone. */
export const workTexts = {
  today: 'Bezoeken',
  rush: 'Nieuwe spoed',
  customers: 'Van klanten',
  overdue: 'Afspraak voorbij',
  callback: 'Terugbellen',
  unanswered: '1 werkdag onbeantwoord',
  price: 'Prijs wijkt af',
} as const;

/** Texts of the strip above the list of requests. */
export const todayTexts = {
  title: 'Vandaag',
  loading: 'Vandaag laden...',
  failed: 'Kon het overzicht van vandaag niet ophalen',
  stale: 'Je ziet het overzicht zoals het eerder was.',
  details: 'Bezoeken en spoed',
  appointments: 'Bezoeken vandaag',
  noAppointments: 'Vandaag geen bezoeken',
  rush: 'Spoed',
  noRush: 'Geen spoedaanvragen zonder bezoek op tijd',
  moreRush: (count: string) => `en nog ${count}: bekijk alle spoedaanvragen zonder bezoek op tijd`,
  noTime: 'tijd onbekend',
  unreadCalendar: (name: string) => `De agenda van ${name} is al een dag niet te lezen.`,
  unreadCalendarHint: 'Wat er het laatst in stond, telt nog mee. Nieuwe afspraken niet.',
  clockLeapt: (latest: string, now: string) => `De klok ging van ${latest} naar ${now}. Klopt die laatste tijd?`,
  clockHint:
    'Tot je dit bevestigt, verwijderen we niets voorgoed. Klopt de tijd niet? Zet dan de klok van de server goed.',
  clockConfirm: 'Ja, deze tijd klopt',
  clockNotConfirmed: 'Niet bevestigd. Kijk of de tijd hierboven klopt en probeer het opnieuw.',
  visitsAtRisk: 'Deze bezoeken hebben nog geen adviseur die kan',
  lateInvoices: (count: number, sum: string) =>
    count === 1 ? `1 factuur is te laat: ${sum}` : `${count} facturen zijn te laat: ${sum}`,
  unprintedInvoices: (count: number) =>
    count === 1
      ? '1 factuur wacht: naam of adres heeft tekens die niet op een factuur kunnen'
      : `${count} facturen wachten: naam of adres heeft tekens die niet op een factuur kunnen`,
  nobodyComes: 'nog niemand',
  isBusy: (adviser: string) => `${adviser} is dan bezet volgens zijn of haar eigen agenda`,
  toCalendar: 'Bekijk de agenda van de adviseur',
} as const;
