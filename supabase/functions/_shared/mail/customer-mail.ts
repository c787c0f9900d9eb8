import { z } from 'zod';
import { firstBusiness, type Business } from '../business.ts';
import { businessRow } from '../business-row.ts';
import { firstTerms } from '../business-terms.ts';
import { businessTermsRow } from '../business-terms-row.ts';
import { dutchDateTime } from '../dutch-time.ts';
import { formatEuro } from '../format-euro.ts';
import { formatCents } from '../format-cents.ts';
import { freeUntilHours, lateCancelling } from '../late-cancelling.ts';
import { inGroups, paymentReference } from '../payment-reference.ts';
import { plausibleDay, plausibleMoment } from '../plausible-dates.ts';
import { visitEndings } from '../visit-endings.ts';
import { dayText, momentText, weekdayText } from './date-text.ts';
import { propertyTypes } from './mail-facts.ts';

/**
 * The mails to a customer, and to who is at home for one, in the order of an order. A new one also needs its looks in src/mails, its texts in
 * src/content and a migration; the types and supabase/tests/mails/mail-kinds.test.ts name what is missing.
 */
export const mailKinds = [
  'received',
  'planned',
  'moved',
  'cancelled',
  'no_show',
  'reminder',
  'label_ready',
  'invoice',
  'payment_reminder',
  'withdrawn',
  'at_home',
  'price_question',
  'answer',
] as const;
export type MailKind = (typeof mailKinds)[number];

/** Every message that goes out: also to the automation, to the office about what customers did, and to an adviser about changed visits. */
export const outgoingKinds = [...mailKinds, 'webhook', 'office', 'handed_over'] as const;

/** What the calendar file of a mail does with the appointment in the customer's calendar; other mails have no such file. */
export const calendarMails: Readonly<Partial<Record<MailKind, 'put' | 'remove'>>> = {
  planned: 'put',
  moved: 'put',
  cancelled: 'remove',
  withdrawn: 'remove',
};

/**
 * What the queue keeps for a mail, as supabase/schemas/21_customer_mails.sql stores it: facts of its request, and of the appointment,
 * label or invoice that it is about. Moments are ISO 8601 with an offset.
 */
export const mailPayload = z.object({
  /** Null where a mail may not name the customer. */
  name: z.string().nullable(),
  email: z.string(),
  /** As the customer can quote it on the phone. */
  reference: z.string(),
  address: z.string().nullable().default(null),
  property_type: z.string(),
  /** Euro. */
  price: z.number().nullable(),
  rush_service: z.boolean(),
  /** By when a rush request has its label, and when its visit begins at the latest for that. */
  rush_by: plausibleMoment.nullable().exactOptional(),
  rush_last_start: plausibleMoment.nullable().exactOptional(),
  /** Whether a moment was free that is in time for it. */
  rush_is_possible: z.boolean().exactOptional(),
  /** Whether the customer can pick another moment. */
  can_pick: z.boolean().exactOptional(),
  /** Those of the order; a mail that an earlier version queued has none. */
  terms: businessTermsRow.exactOptional(),
  /** That of the moment it is sent. */
  business: businessRow.exactOptional(),
  /** A company ordered: without a period of withdrawal. */
  is_company: z.boolean().exactOptional(),
  /** The invoice is mailed to another than who orders; a mail that an earlier version queued does not say. */
  billed_elsewhere: z.boolean().exactOptional(),
  /** It is made out to another than who orders. */
  has_other_payer: z.boolean().exactOptional(),
  /** How many homes an invoice is for; absent for one. */
  homes: z.int().exactOptional(),
  /** To who pays, and not to who ordered. */
  to_payer: z.boolean().exactOptional(),
  /** To who is at home: the visit does not take place, or is near. */
  is_off: z.boolean().exactOptional(),
  is_reminder: z.boolean().exactOptional(),
  appointment_id: z.string().exactOptional(),
  sequence: z.int().nonnegative().exactOptional(),
  starts_at: plausibleMoment.exactOptional(),
  ends_at: plausibleMoment.exactOptional(),
  /** As the customer reads it. */
  adviser: z.string().nullable().exactOptional(),
  /** None when another adviser comes at the same time. */
  previous_starts_at: plausibleMoment.exactOptional(),
  /** Whether the customer did what the mail tells of, and not the office. */
  by_customer: z.boolean().exactOptional(),
  /** Of a visit that did not take place: how that came, what it costs in cents, and whether there is an invoice for it. */
  visit_end: z.enum(visitEndings).exactOptional(),
  visit_cost: z.int().nullable().exactOptional(),
  visit_charged: z.boolean().exactOptional(),
  /** When nobody was home, and the visit that was planned since. */
  missed_at: plausibleMoment.exactOptional(),
  next_at: plausibleMoment.nullable().exactOptional(),
  /** The last day on which the label of that appointment is expected, YYYY-MM-DD. */
  label_day: plausibleDay.nullable().exactOptional(),
  /** The last day on which the customer can withdraw, YYYY-MM-DD. */
  withdrawal_until: plausibleDay.nullable().exactOptional(),
  /** Whether the customer asked for a visit within that period. */
  early_start: z.boolean().exactOptional(),
  /** Of the new label, once the register has it; the day is YYYY-MM-DD. */
  label_class: z.string().exactOptional(),
  label_valid_until: plausibleDay.exactOptional(),
  /** Where its PDF is, and whether it replaces one that was mailed. */
  label_pdf: z.enum(['attached', 'online']).exactOptional(),
  label_replaced: z.boolean().exactOptional(),
  /** What became of the invoice of the job; null where none is made here. */
  label_invoice: z.enum(['paid', 'sent', 'elsewhere', 'page', 'follows', 'none']).nullable().exactOptional(),
  /** Of an invoice, in cents: what is still open, and what was paid. Of a credit note: its total, and no due date. */
  invoice_number: z.string().exactOptional(),
  invoice_total: z.int().exactOptional(),
  invoice_paid: z.int().exactOptional(),
  /** What the business owes back of it, in cents; on a credit note of the invoice that it takes back. */
  owed_back: z.int().exactOptional(),
  /** Whether a credit note took it back. */
  is_credited: z.boolean().exactOptional(),
  /** What the invoice charges, as `Due` of src/domain/invoice/due.ts. */
  invoice_due: z.string().exactOptional(),
  invoice_due_on: plausibleDay.nullable().exactOptional(),
  /** Whether no reminder of the invoice comes after this one. */
  is_last_reminder: z.boolean().exactOptional(),
  /** Of a credit note: the number of its invoice. */
  credited_number: z.string().exactOptional(),
  /** Of a higher price that the customer is asked to agree on: euro, and what it is for. The areas are in square metres. */
  asked_price: z.number().exactOptional(),
  asked_area: z.number().exactOptional(),
  asked_type: z.string().exactOptional(),
  asked_rush: z.boolean().exactOptional(),
  area: z.number().nullable().exactOptional(),
  /** What the office answers the customer. */
  answer: z.string().nullable().exactOptional(),
  iban: z.string().exactOptional(),
  account_holder: z.string().exactOptional(),
  /** When the customer said to withdraw from the order, and the most that is owed for the part that was done, in cents. */
  withdrawn_at: plausibleMoment.exactOptional(),
  owed: z.int().nonnegative().exactOptional(),
});
export type MailPayload = z.output<typeof mailPayload>;

export interface MailContext {
  /** Origin of the site, without a slash at its end. */
  siteUrl: string;
  /** The customer's own page with its key; '' when it is not known. */
  link: string;
  /** When it is sent, in milliseconds since 1970. */
  now: number;
}

/** A place of a mail that is filled in for each customer, such as `{{name}}`. */
export type MailPlace = keyof ReturnType<typeof mailValues>;

/** What fills in the places of a mail; '' is not known, and `Ja` keeps a part of a mail. Throws for an invalid moment. */
export function mailValues(payload: MailPayload, { siteUrl, link, now }: MailContext) {
  const {
    starts_at,
    rush_by,
    rush_last_start: lastStart = rush_by,
    previous_starts_at,
    withdrawal_until: until = null,
    terms = firstTerms,
  } = payload;
  const { cancellationHours } = terms;
  const freeUntil = starts_at ? new Date(freeUntilHours(Date.parse(starts_at), cancellationHours)).toISOString() : null;
  const late = starts_at ? lateCancelling(Date.parse(starts_at), cancellationHours, until) : 'either';
  const isInTimeForRush = Boolean(lastStart && starts_at && Date.parse(starts_at) <= Date.parse(lastStart));
  const isByCustomer = payload.by_customer === true;
  const { invoice_number: invoice = '', credited_number: credited = '', visit_cost: cost } = payload;
  const isOpen = payload.invoice_total !== 0;
  return {
    name: payload.name ?? '',
    reference: payload.homes ? '' : payload.reference,
    address: payload.address ?? '',
    home: propertyTypes[payload.property_type] ?? '',
    homes: payload.homes ? `${payload.homes}, met een regel voor elke woning` : '',
    price: payload.price === null ? '' : formatEuro(payload.price),
    rush: yes(payload.rush_service),
    rush_by: momentText(rush_by),
    rush_full: yes(rush_by && payload.rush_is_possible === false),
    rush_late: yes(rush_by && starts_at && !isInTimeForRush),
    // A rush request that is visited in time has its own promise.
    label_by: isInTimeForRush ? momentText(rush_by) : weekdayText(payload.label_day),
    moment: momentText(starts_at),
    soon: yes(freeUntil && Date.parse(freeUntil) < now),
    free_until: momentText(freeUntil),
    withdrawal_until: until !== null && dutchDateTime(new Date(now)).date <= until ? weekdayText(until) : '',
    company: yes(payload.is_company),
    billed_elsewhere: yes(payload.billed_elsewhere),
    other_payer: yes(payload.has_other_payer),
    to_payer: yes(payload.to_payer),
    off: yes(payload.is_off),
    near: yes(payload.is_reminder),
    early_end: yes(late === 'work' && payload.early_start),
    late_work: yes(late === 'work'),
    late_fee: yes(late === 'fee'),
    previous: momentText(previous_starts_at),
    by_office: yes(previous_starts_at && !isByCustomer),
    by_customer: yes(isByCustomer),
    rebook: yes(!isByCustomer && payload.can_pick && !payload.next_at && link !== ''),
    missed: momentText(payload.missed_at),
    next: momentText(payload.next_at),
    in_time: yes(payload.visit_end === 'in_time'),
    visit_late: yes(payload.visit_end === 'late'),
    visit_free: yes(cost === 0),
    visit_fee: cost ? formatCents(cost) : '',
    visit_charged: yes(payload.visit_charged),
    adviser: payload.adviser ?? '',
    label:
      payload.label_class && payload.label_valid_until
        ? `${payload.label_class}, geldig tot ${dayText(payload.label_valid_until)}`
        : '',
    label_pdf: yes(payload.label_pdf),
    label_attached: yes(payload.label_pdf === 'attached'),
    label_replaced: yes(payload.label_replaced),
    label_paid: yes(payload.label_invoice === 'paid'),
    label_billed: yes(payload.label_invoice === 'sent'),
    label_billed_elsewhere: yes(payload.label_invoice === 'elsewhere'),
    label_bill_online: yes(payload.label_invoice === 'page' && link !== ''),
    label_bill_follows: yes(payload.label_invoice === 'follows'),
    label_bill_unknown: yes(!payload.label_invoice || (payload.label_invoice === 'page' && link === '')),
    label_to_pay: yes(payload.label_invoice !== 'none'),
    invoice,
    bill: credited ? '' : invoice,
    credit_note: credited ? invoice : '',
    credited,
    total: payload.invoice_total && !payload.invoice_paid ? formatCents(payload.invoice_total) : '',
    rest: payload.invoice_total && payload.invoice_paid ? formatCents(payload.invoice_total) : '',
    refund: payload.owed_back ? formatCents(payload.owed_back) : '',
    paid: payload.invoice_paid ? formatCents(payload.invoice_paid) : '',
    voided: yes(payload.is_credited),
    paid_up: yes(!isOpen && !payload.is_credited),
    for_label: yes(!payload.homes && (payload.invoice_due === undefined || payload.invoice_due === 'job')),
    for_labels: yes(payload.homes),
    for_no_show: yes(payload.invoice_due === 'no_show'),
    for_cancellation: yes(payload.invoice_due === 'late_cancellation'),
    for_extra: yes(payload.invoice_due === 'extra'),
    last_reminder: yes(payload.is_last_reminder),
    // Nothing is asked of what is not open.
    due: isOpen && payload.invoice_due_on ? dayText(payload.invoice_due_on) : '',
    holder: isOpen ? (payload.account_holder ?? '') : '',
    iban: isOpen ? inGroups(payload.iban ?? '') : '',
    payment_reference: isOpen && invoice && payload.iban ? inGroups(paymentReference(invoice)) : '',
    withdrawn: momentText(payload.withdrawn_at),
    owed: payload.owed ? formatCents(payload.owed) : '',
    asked_price: payload.asked_price === undefined ? '' : formatEuro(payload.asked_price),
    asked_area: payload.asked_area === payload.area ? '' : areaText(payload.asked_area),
    area: areaText(payload.area ?? undefined),
    asked_home: payload.asked_type === payload.property_type ? '' : (propertyTypes[payload.asked_type ?? ''] ?? ''),
    answer: payload.answer ?? '',
    asked_rush: yes(payload.asked_rush && !payload.rush_service),
    payment_days: String(terms.paymentDays),
    cancellation_hours: String(cancellationHours),
    cancellation_percentage: String(terms.cancellationPercent),
    callout_fee: formatEuro(terms.calloutFee),
    complaint_days: String(terms.complaintDays),
    withdrawal_days: String(terms.withdrawalDays),
    refund_days: String(terms.refundDays),
    visit_percentage: String(terms.visitPercent),
    ...businessValues(payload.business),
    site_url: siteUrl,
    link,
  };
}

/** What fills in the facts of the business, in any mail. */
export function businessValues(business: Business = firstBusiness) {
  return {
    seller: business.company,
    street: business.street,
    postcode: business.postcode,
    city: business.city,
    chamber_of_commerce: business.chamberOfCommerce,
    phone: business.phone,
    email: business.email,
  };
}

function areaText(area: number | undefined): string {
  return area === undefined ? '' : `${String(area).replace('.', ',')} m²`;
}

function yes(condition: unknown): string {
  return condition ? 'Ja' : '';
}
