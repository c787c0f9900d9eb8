import { site } from './site';

/**
 * What calendars show of a visit. `npm run mails` writes it to supabase/functions/_shared/visit-calendar-texts.ts, where the
 * Edge Functions read it.
 */
export const visitCalendarTexts = {
  brand: site.brand,
  email: site.email,
  /** Of the feed. */
  name: 'Opnamen energielabel',
  summary: 'Opname energielabel',
  adviser: 'Adviseur',
  phone: 'Telefoon',
  noPhone: 'Geen telefoonnummer',
  reference: 'Referentie',
  customerReference: 'Nummer van uw aanvraag',
  change: `Vragen, verzetten of annuleren? Bel ${site.phone}.`,
} as const;
