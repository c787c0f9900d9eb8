import { site } from './site';

/**
 * What calendars show of an appointment. `npm run mails` writes it to
 * supabase/functions/_shared/calendar, where the Edge Functions read it.
 */
export const appointmentCalendarTexts = {
  brand: site.brand,
  /** Of the feed. */
  name: 'Opnamen energielabel',
  summary: 'Opname energielabel',
  adviser: 'Adviseur',
  phone: 'Telefoon',
  /** Before who is called first, and before the customer when that is somebody else. */
  atHome: 'Thuis is',
  customer: 'Aangevraagd door:',
  typedPhone: 'Ingevuld als',
  noPhone: 'Geen telefoonnummer',
  reference: 'Referentie',
  customerReference: 'Nummer van uw aanvraag',
  /** Before the telephone number of the office. */
  change: 'Vragen, verzetten of annuleren? Bel',
} as const;
