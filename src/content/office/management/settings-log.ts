import { routeWeightNames } from '@/content/office/visits/advisers';
import { messageKinds } from '../mail-kinds';
import { weekdayName } from '@/content/weekdays';
import { formatCents } from '#shared/format-cents.ts';
import { outgoingKinds } from '#shared/mail/customer-mail.ts';
import { formatDateTime, formatNumericDay } from '@/lib/format/format-date';

/** Texts of the log of settings. */
export const settingsLogTexts = {
  title: 'Wijzigingen in de instellingen',
  explanation:
    'Wie wat instelde, en wanneer. Wat over geld en mail gaat blijft bewaard, van de rest de laatste duizend wijzigingen.',
  loading: 'Wijzigingen laden...',
  loadFailed: 'De wijzigingen konden niet worden opgehaald. Controleer je internetverbinding.',
  none: 'Er is nog niets gewijzigd.',
  more: 'Meer wijzigingen',
  author: (email: string | null) => (email === null ? 'niet door een beheerder' : `door ${email}`),
} as const;

/** A change of the log: the table of the setting, whose or which, and its values before and after by column. */
interface Change {
  about: string;
  subject: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
}

/** What changed, in one line. A change of a kind that this version does not know is named as such. */
export function changeText(change: Change): string {
  return texts[change.about]?.(change) ?? 'Een instelling gewijzigd';
}

const texts: Partial<Record<string, (change: Change) => string>> = {
  settings: ({ before, after }) => {
    if (before?.['route_weight'] !== after?.['route_weight']) {
      return `Voorgestelde momenten: ${routeWeightNames.find(([weight]) => weight === after?.['route_weight'])?.[1] ?? ''}`;
    }
    if (
      before?.['office_mail'] !== after?.['office_mail'] ||
      before?.['office_mail_address'] !== after?.['office_mail_address']
    ) {
      const was = textOf(before?.['office_mail_address']);
      const is = textOf(after?.['office_mail_address']);
      if (after?.['office_mail'] === 'off') return `Mail aan mij uitgezet${was === '' ? '' : ` (ging naar ${was})`}`;
      return `Mail aan mij naar ${is}${was === '' || was === is ? '' : `, was ${was}`}`;
    }
    if (before?.['webhook_url'] === after?.['webhook_url']) return switched('Mails aan klanten', after?.['sends_mail']);
    const host = textOf(after?.['webhook_url']);
    return host === ''
      ? 'Automatisering uitgezet'
      : `Automatisering ingesteld: ${host === '/' ? 'deze website' : host}`;
  },
  mail_kinds: ({ subject, after }) => {
    const kind = outgoingKinds.find((known) => known === subject);
    return switched(`Mail ‘${kind ? messageKinds[kind] : subject}’`, after?.['is_on']);
  },
  admins: ({ subject, after }) => `${subject} is ${after ? 'beheerder geworden' : 'geen beheerder meer'}`,
  invitations: ({ subject, after }) =>
    after ? `${subject} uitgenodigd als beheerder` : `Uitnodiging voor ${subject} gebruikt of ingetrokken`,
  price_lists: (change) => datedText('Prijslijst', change),
  business_terms: (change) => datedText('Voorwaarden', change),
  business_facts: ({ before, after }) => `Gegevens van het bedrijf gewijzigd${changedValues(before, after)}`,
  invoice_settings: ({ before, after }) => `Gegevens voor facturen gewijzigd${changedValues(before, after)}`,
  invoices: ({ subject, before, after }) =>
    `Betaallink van factuur ${subject} gewijzigd: was ${shown(before?.['payment_url'])}, nu ${shown(after?.['payment_url'])}`,
  invoice_payments: ({ subject, before }) =>
    `Betaling van ${formatCents(Number(before?.['amount']))} op ${formatNumericDay(textOf(before?.['paid_on']))} weggehaald bij factuur ${subject}`,
  price_items: ({ subject, after }) => `Extra regel ‘${subject}’ ${after ? 'toegevoegd' : 'weggehaald'}`,
  working_hours: () => 'Uren voor spoed gewijzigd',
  visit_durations: () => 'Duur van een bezoek gewijzigd',
  advisers: ({ subject, before, after }) => {
    if (after === null) return `${subject} is geen adviseur meer`;
    return before === null ? `${subject} is adviseur geworden` : `Gegevens van adviseur ${subject} gewijzigd`;
  },
  own_calendars: ({ subject, before, after }) => {
    if (after === null) return `Eigen agenda van ${subject} weggehaald`;
    const host = textOf(after['calendar_url']);
    return before === null
      ? `Eigen agenda van ${subject} ingesteld: ${host}`
      : `Eigen agenda van ${subject} vervangen: ${host}`;
  },
  adviser_hours: ({ subject, before, after }) => {
    const range = after ?? before;
    const hours = [range?.['opens'], range?.['closes']].map((time) => textOf(time).slice(0, 5)).join('–');
    return `Werktijden van ${subject} op ${weekdayName(Number(range?.['weekday']))}: ${hours}${after ? '' : ' weggehaald'}`;
  },
  blocked_times: ({ subject, before, after }) => {
    const period = [(after ?? before)?.['starts_at'], (after ?? before)?.['ends_at']]
      .map((moment) => formatDateTime(textOf(moment)))
      .join(' tot ');
    return after ? `Tijd van ${subject} geblokkeerd: ${period}` : `Blokkade van ${subject} weggehaald: ${period}`;
  },
};

/** Of what holds from a day on. */
function datedText(name: string, { before, after }: Change): string {
  const [was, is] = [before, after].map((row) => formatNumericDay(textOf(row?.['valid_from'])));
  if (after === null) return `${name} vanaf ${was} verwijderd`;
  return before === null
    ? `${name} vanaf ${is} gemaakt`
    : `${name} vanaf ${is} gewijzigd${changedValues(before, after)}`;
}

const columnNames: Partial<Record<string, string>> = {
  valid_from: 'geldig vanaf',
  detached_price: 'vrijstaand',
  detached_area: 'm² bij vrijstaand',
  other_price: 'andere woning',
  other_area: 'm² bij andere woning',
  step_area: 'm² per stap',
  step_price: 'prijs per stap',
  rush_price: 'spoed',
  phone: 'telefoon',
  whatsapp: 'WhatsApp',
  email: 'e-mailadres',
  office_opens: 'bellen vanaf',
  office_closes: 'bellen tot',
  area_centre: 'midden van het werkgebied',
  radius_km: 'kilometers van het werkgebied',
  seller_name: 'naam',
  street: 'straat',
  postcode: 'postcode',
  city: 'plaats',
  chamber_of_commerce: 'KvK-nummer',
  vat_number: 'btw-nummer',
  iban: 'IBAN',
  is_small_business: 'kleineondernemersregeling',
  vat_rate: 'btw-tarief',
  label_line: 'eerste regel',
  first_reminder_days: 'eerste herinnering',
  second_reminder_days: 'tweede herinnering',
  third_reminder_days: 'derde herinnering',
  quote_days: 'dagen dat een offerte geldt',
  payment_days: 'betaaltermijn',
  late_interest: 'rente',
  cancellation_hours: 'uren voor kosteloos annuleren',
  cancellation_percentage: 'annuleringskosten',
  callout_fee: 'voorrijkosten',
  complaint_days: 'klachttermijn',
  withdrawal_days: 'bedenktijd',
  refund_days: 'terugbetaaltermijn',
  visit_percentage: 'deel van de prijs voor het bezoek',
  request_months: 'maanden bewaren zonder opdracht',
  customer_years: 'jaren bewaren van de klant',
  label_years: 'jaren bewaren van het label',
};

/** `: IBAN was A, nu B; …` of the columns that differ. */
function changedValues(before: Change['before'], after: Change['after']): string {
  const changed = Object.keys(columnNames)
    .filter((name) => before?.[name] !== after?.[name])
    .map((name) => `${columnNames[name]} was ${shown(before?.[name])}, nu ${shown(after?.[name])}`);
  return changed.length === 0 ? '' : `: ${changed.join('; ')}`;
}

function shown(value: unknown): string {
  if (value === true) return 'aan';
  if (value === false) return 'uit';
  return typeof value === 'number' ? String(value) : textOf(value) || 'leeg';
}

function switched(name: string, isOn: unknown): string {
  return `${name} ${isOn === true ? 'aangezet' : 'uitgezet'}`;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
