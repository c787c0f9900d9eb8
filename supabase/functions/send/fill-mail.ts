import { dutchDay } from '../_shared/dutch-day.ts';
import { formatCents } from '../_shared/format-cents.ts';
import { lateCancelling } from '../_shared/late-cancelling.ts';
import { oneLine } from '../_shared/one-line.ts';
import { inGroups, paymentReference } from '../_shared/payment-reference.ts';
import { cancellationHours, mailTemplates, propertyTypes } from './mail-templates.ts';

export type MailKind = keyof typeof mailTemplates;

/** What the queue keeps of a request and its appointment; moments are ISO 8601 with an offset, null is not known. */
export interface MailPayload {
  name: string | null;
  email: string;
  /** As the customer can quote it on the phone. */
  reference: string;
  address: string | null;
  property_type: string | null;
  /** Euro. */
  price: number | null;
  rush_service: boolean;
  /** By when a rush request has its label. */
  rush_by?: string | null;
  /** Whether the customer can pick another moment. */
  can_pick?: boolean;
  appointment_id?: string | null;
  sequence?: number | null;
  starts_at?: string | null;
  ends_at?: string | null;
  adviser?: string | null;
  /** None when another adviser comes at the same time. */
  previous_starts_at?: string | null;
  /** Whether the customer did what the mail tells of, and not the office. */
  by_customer?: boolean;
  /** The last day on which the label of that appointment is expected, YYYY-MM-DD. */
  label_day?: string | null;
  /** The last day on which the customer can withdraw, YYYY-MM-DD. */
  withdrawal_until?: string | null;
  early_start?: boolean;
  /** Of the new label, once the register has it; the day is YYYY-MM-DD. */
  label_class?: string | null;
  label_valid_until?: string | null;
  /** Of an invoice: its total in cents; a credit note has no due date. */
  invoice_number?: string | null;
  invoice_total?: number | null;
  invoice_due_on?: string | null;
  /** Of a credit note: the number of its invoice. */
  credited_number?: string | null;
  iban?: string | null;
  account_holder?: string | null;
}

interface MailContext {
  /** Origin of the site, without a slash at its end. */
  siteUrl: string;
  /** The customer's own page with its key; '' when it is not known. */
  link: string;
  /** When it is sent, in milliseconds since 1970. */
  now: number;
}

/** A mail with places to fill in, of mail-templates.ts. */
interface MailTemplate {
  subject: string;
  text: string;
  html: string;
}

interface FilledMail {
  subject: string;
  text: string;
  html: string;
}

/**
 * The mail of a kind to one customer. Values are inserted as text only: never as markup, a placeholder or a header.
 * Throws for an invalid moment, and for a placeholder without a value.
 */
export function fillMail(kind: MailKind, payload: MailPayload, context: MailContext): FilledMail {
  return fillTemplate(mailTemplates[kind], valuesOf(payload, context));
}

/** A mail with its places filled in; '' is not known. Throws for a place without a value. */
export function fillTemplate(
  { subject, text, html }: MailTemplate,
  given: Readonly<Record<string, string>>,
): FilledMail {
  const values = new Map(Object.entries(given).map(([place, value]) => [place, oneLine(value)]));
  return {
    subject: fill(subject, values),
    text: fill(text, values).replace(/\n{3,}/g, '\n\n'),
    html: fill(html, values, escapeHtml),
  };
}

function valuesOf(payload: MailPayload, { siteUrl, link, now }: MailContext): Record<string, string> {
  const until = payload.withdrawal_until ?? null;
  const freeUntil = payload.starts_at
    ? new Date(Date.parse(payload.starts_at) - cancellationHours * 60 * 60 * 1000).toISOString()
    : null;
  const late = payload.starts_at ? lateCancelling(Date.parse(payload.starts_at), cancellationHours, until) : 'either';
  return {
    name: payload.name ?? '',
    reference: payload.reference,
    address: payload.address ?? '',
    home: propertyTypes[payload.property_type ?? ''] ?? '',
    price: payload.price === null ? '' : euro(payload.price),
    rush: payload.rush_service ? 'Ja' : '',
    rush_by: momentText(payload.rush_by),
    rush_late: payload.rush_by && payload.starts_at && !isInTimeForRush(payload) ? 'Ja' : '',
    label_by: labelBy(payload),
    moment: momentText(payload.starts_at),
    soon: freeUntil && Date.parse(freeUntil) < now ? 'Ja' : '',
    free_until: momentText(freeUntil),
    withdrawal_until: until !== null && dutchDay.format(now) <= until ? weekdayText(until) : '',
    early_end: late === 'work' && payload.early_start === true ? 'Ja' : '',
    late_work: late === 'work' ? 'Ja' : '',
    late_fee: late === 'fee' ? 'Ja' : '',
    previous: momentText(payload.previous_starts_at),
    by_office: payload.previous_starts_at && payload.by_customer !== true ? 'Ja' : '',
    by_customer: payload.by_customer === true ? 'Ja' : '',
    rebook: payload.by_customer !== true && payload.can_pick === true && link !== '' ? 'Ja' : '',
    adviser: payload.adviser ?? '',
    label:
      payload.label_class && payload.label_valid_until
        ? `${payload.label_class}, geldig tot ${dayText(payload.label_valid_until)}`
        : '',
    invoice: payload.invoice_number ?? '',
    bill: payload.credited_number ? '' : (payload.invoice_number ?? ''),
    credit_note: payload.credited_number ? (payload.invoice_number ?? '') : '',
    credited: payload.credited_number ?? '',
    total: payload.invoice_total ? formatCents(payload.invoice_total) : '',
    due: payload.invoice_due_on ? dayText(payload.invoice_due_on) : '',
    holder: payload.account_holder ?? '',
    iban: inGroups(payload.iban ?? ''),
    payment_reference: payload.invoice_number && payload.iban ? inGroups(paymentReference(payload.invoice_number)) : '',
    site_url: siteUrl,
    link,
  };
}

/** A part without nested parts, such as `{{#adviser}}…{{/adviser}}`. */
const innermostPart = /\{\{([#^])(\w+)\}\}((?:(?!\{\{[#^]).)*?)\{\{\/\2\}\}/s;

/** Parts first, then placeholders, so that a value is never read as either. */
function fill(template: string, values: Map<string, string>, escape = (value: string) => value): string {
  function valueOf(place: string): string {
    const value = values.get(place);
    if (value === undefined) throw new Error(`a mail has the unknown place ${place}`);
    return value;
  }
  const [found, sign, place = '', part = ''] = innermostPart.exec(template) ?? [];
  if (found === undefined) {
    return template.replace(/\{\{(.*?)\}\}/g, (_, place: string) => escape(valueOf(place)));
  }
  const isKept = (valueOf(place) !== '') === (sign === '#');
  // A function, because `$` has a meaning in a replacement string.
  return fill(
    template.replace(found, () => (isKept ? part : '')),
    values,
    escape,
  );
}

function escapeHtml(value: string): string {
  return value.replace(/[&<>"'{}]/g, (character) => `&#${character.charCodeAt(0)};`);
}

const clock = new Intl.DateTimeFormat('nl-NL', {
  ...{ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', hour: '2-digit', minute: '2-digit' },
  timeZone: 'Europe/Amsterdam',
});

const days = new Intl.DateTimeFormat('nl-NL', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** A moment in Dutch time, in words; '' while it is not known. */
function withMoment(
  moment: string | null | undefined,
  words: (parts: { day: string; time: string }) => string,
): string {
  if (!moment) return '';
  const parts = new Map(clock.formatToParts(new Date(moment)).map(({ type, value }) => [type, value]));
  function part(type: Intl.DateTimeFormatPartTypes): string {
    return parts.get(type) ?? '';
  }
  return words({
    day: `${part('weekday')} ${part('day')} ${part('month')} ${part('year')}`,
    // As on the site: `9.00`.
    time: `${Number(part('hour'))}.${part('minute')}`,
  });
}

/** `dinsdag 1 december 2026 om 10:00 uur`; '' while it is not known. Throws for what is no moment. */
export function momentText(moment: string | null | undefined): string {
  return withMoment(moment, ({ day, time }) => `${day} om ${time} uur`);
}

/** By when the label is there: a rush request that is visited in time has its own promise. */
function labelBy(payload: MailPayload): string {
  if (isInTimeForRush(payload)) return momentText(payload.rush_by);
  return payload.label_day ? weekdayText(payload.label_day) : '';
}

/** `maandag 14 december 2026` of `2026-12-14`. */
function weekdayText(date: string): string {
  return withMoment(`${date}T12:00:00Z`, ({ day }) => day);
}

function isInTimeForRush({ rush_by, starts_at }: MailPayload): boolean {
  return Boolean(rush_by && starts_at && Date.parse(starts_at) <= Date.parse(rush_by));
}

/** `12 maart 2036` of `2036-03-12`. Throws for what is no day. */
function dayText(day: string): string {
  return days.format(new Date(`${day}T00:00:00Z`));
}

/** `€285` or `€1.250`. */
function euro(amount: number): string {
  return `€${new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 0 }).format(amount)}`;
}
