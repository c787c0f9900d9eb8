import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { supabase } from '@/data/client';
import { DataError } from '@/data/errors';
import { privateKey } from '@/data/query-client';
import { read } from '@/data/run';
import { dues } from '@/domain/invoice/due';
import { invoiceStates } from '@/domain/invoice/invoice-state';

export const invoicesKey = [privateKey, 'invoices'];

/** The newest mail about an invoice. */
const mailSchema = z.object({
  kind: z.enum(['invoice', 'payment_reminder']),
  /** `forgotten` when only that is known: messages are kept for 30 days. */
  state: z.enum(['waiting', 'taken', 'sent', 'failed', 'unknown', 'forgotten']),
  /** When it was sent or failed, or goes; null when that is not known. */
  at: z.string().nullable(),
  /** Whether it was asked for by hand and can still be taken back. */
  can_undo: z.boolean(),
});

/** Amounts in cents, days as YYYY-MM-DD. */
export const invoiceSchema = z.object({
  id: z.string(),
  number: z.string(),
  request_id: z.string(),
  /** The requests that it charges. */
  request_ids: z.array(z.string()).default([]),
  /** The invoice that it takes back; null for an invoice. */
  credited_number: z.string().nullable(),
  issued_on: z.string(),
  due_on: z.string().nullable(),
  /** Empty once the customer was forgotten. */
  customer: z.object({ name: z.string().default('') }),
  vat: z.array(z.object({ rate: z.int(), net: z.int(), vat: z.int() })),
  /** What net and VAT lack of the total: at most a cent per rate. */
  rounding: z.int(),
  total: z.int(),
  paid: z.int(),
  /** What the customer still has to pay; 0 once credited. */
  open: z.int(),
  /** What was paid and is not owed: to be paid back. */
  owed_back: z.int(),
  /** By when, after a withdrawal; null for no such day. */
  refund_by: z.iso.date().nullable().default(null),
  due: z.enum(dues),
  is_credited: z.boolean(),
  /** Its credit note to be, which an administrator asked for less than a minute ago; null for none. */
  planned_credit: z.object({ id: z.string(), made_at: z.string(), is_mailed: z.boolean() }).nullable().default(null),
  state: z.enum(invoiceStates),
  payment_url: z.string().nullable(),
  has_files: z.boolean(),
  /** Whether its customer can be mailed about it. */
  can_mail: z.boolean(),
  /** Null when it was not mailed. */
  mail: mailSchema.nullable(),
  /** The newest reminder that was sent, 1 for the first. */
  reminder: z.object({ number: z.int(), sent_at: z.string() }).nullable(),
  /** The one that comes by itself. */
  next_reminder: z.object({ number: z.int(), on_day: z.string() }).nullable(),
  payments: z.array(z.object({ id: z.string(), paid_on: z.string(), amount: z.int(), is_from_bank: z.boolean() })),
});
export type Invoice = z.output<typeof invoiceSchema>;

export const plannedSchema = z.object({
  /** Of the invoice to be. */
  id: z.string(),
  request_id: z.string(),
  name: z.string(),
  /** How many it charges. */
  homes: z.int().default(1),
  due: z.enum(dues),
  made_at: z.string(),
  /** Whether an administrator asked for it, and not the label that was registered. */
  is_by_hand: z.boolean(),
  is_mailed: z.boolean(),
  /** Characters for which it waits, because they cannot be printed; '' for none. */
  unprinted: z.string().default(''),
  /** Cents; null while the price is not known. */
  total: z.int().nullable(),
});

const priceItemSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** Cents; null for a percentage, and for what is filled in on the invoice. */
  amount: z.int().nullable(),
  /** Of the price. */
  percentage: z.int().nullable(),
});
export type PriceItem = z.output<typeof priceItemSchema>;

/** What the owner may add to an invoice. Throws a DataError. */
export function priceItemsQuery() {
  return queryOptions({
    queryKey: [...invoicesKey, 'items'],
    queryFn: ({ signal }) =>
      read(z.array(priceItemSchema), supabase.from('price_items').select().order('name').abortSignal(signal)),
  });
}

const chargeableSchema = z.object({
  due: z.enum(dues),
  /** The visit of a fee, and when it was to begin; null for the job. */
  visit_id: z.string().nullable(),
  visit_at: z.string().nullable(),
  /** Cents; null while the price is not known. */
  most: z.int().nullable(),
  /** Why nothing may be charged: within the period of withdrawal. */
  free_because: z.literal('withdrawal').nullable(),
});
export type Chargeable = z.output<typeof chargeableSchema>;

const requestInvoicesSchema = z
  .object({
    name: z.string(),
    is_cancelled: z.boolean(),
    /** Whether the customer withdrew: then only the part of the job that was done on request is owed. */
    is_withdrawn: z.boolean().default(false),
    /** What a new invoice starts from. */
    lines: z.array(z.object({ description: z.string(), amount: z.int() })),
    /** Whether the customer is mailed a new one. */
    can_mail: z.boolean(),
    /** Whether the customer must have asked to begin within the withdrawal period. */
    asks_to_begin: z.boolean(),
    /** Characters of who pays that cannot be printed; '' for none. */
    unprinted: z.string().default(''),
    planned: z.array(plannedSchema),
    /** What may be charged and was not yet. */
    dues: z.array(chargeableSchema),
    items: z.array(priceItemSchema),
    invoices: z.array(invoiceSchema),
  })
  .nullable();
export type RequestInvoices = NonNullable<z.output<typeof requestInvoicesSchema>>;

/** The invoices of a request, and what a new one starts from; null while invoicing is off. Throws a DataError. */
export function requestInvoicesQuery(requestId: string) {
  return queryOptions({
    queryKey: [...invoicesKey, requestId],
    queryFn: ({ signal }) =>
      read(requestInvoicesSchema, supabase.rpc('invoices_of_request', { request_id: requestId }).abortSignal(signal)),
  });
}

const settingsSchema = z.object({
  seller_name: z.string(),
  street: z.string(),
  postcode: z.string(),
  city: z.string(),
  chamber_of_commerce: z.string(),
  vat_number: z.string(),
  iban: z.string(),
  is_small_business: z.boolean(),
  vat_rate: z.int(),
  label_line: z.string(),
  /** Days after the due date or the reminder before it; null for a reminder that is off. */
  first_reminder_days: z.int().nullable(),
  second_reminder_days: z.int().nullable(),
  third_reminder_days: z.int().nullable(),
});
export type InvoiceSettings = z.output<typeof settingsSchema>;

/** Who invoices, and with which VAT; '' for what was not filled in. Throws a DataError. */
export function invoiceSettingsQuery() {
  return queryOptions({
    queryKey: [...invoicesKey, 'settings'],
    queryFn: async ({ signal }) => {
      const [row] = await read(z.array(settingsSchema), supabase.from('invoice_settings').select().abortSignal(signal));
      if (!row) throw new DataError('forbidden', 'this account may not read the settings');
      return row;
    },
  });
}
