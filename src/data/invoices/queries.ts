import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { supabase } from '@/data/client';
import { DataError } from '@/data/errors';
import { privateKey } from '@/data/query-client';
import { read } from '@/data/run';
import { addDays } from '@/domain/appointment/week';
import { dues } from '@/domain/invoice/due';
import { invoiceStates, type InvoiceState } from '@/domain/invoice/invoice-state';
import { daysOf, type Period } from '@/domain/period';

/** The most that the database lists at once. */
export const mostInvoices = 500;

/** Milliseconds between two looks while files are being made. */
const refetchInterval = 2000;

export const invoicesKey = [privateKey, 'invoices'];

/** Amounts in cents, days as YYYY-MM-DD. */
const invoiceSchema = z.object({
  id: z.string(),
  number: z.string(),
  request_id: z.string(),
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
  state: z.enum(invoiceStates),
  payment_url: z.string().nullable(),
  has_files: z.boolean(),
  /** Whether its customer can be mailed about it. */
  can_mail: z.boolean(),
  /** State of its newest mail; null for none, `forgotten` when that is not known any more. */
  mail: z.string().nullable(),
  payments: z.array(z.object({ id: z.string(), paid_on: z.string(), amount: z.int(), is_from_bank: z.boolean() })),
});
export type Invoice = z.output<typeof invoiceSchema>;

const uninvoicedSchema = z.object({
  request_id: z.string(),
  name: z.string(),
  completed_on: z.string(),
  /** Why it is not invoiced by itself; null when nothing is lacking. */
  lacks: z.enum(['credited', 'label', 'price']).nullable(),
});
export type Uninvoiced = z.output<typeof uninvoicedSchema>;

const plannedSchema = z.object({
  /** Of the invoice to be. */
  id: z.string(),
  request_id: z.string(),
  name: z.string(),
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
export type PlannedInvoice = z.output<typeof plannedSchema>;

const listSchema = z.object({
  is_on: z.boolean(),
  /** At most 100. */
  uninvoiced: z.array(uninvoicedSchema),
  /** At most 100, the soonest first, of any period. */
  planned: z.array(plannedSchema),
  sums: z.object({ invoiced: z.int(), paid: z.int(), open: z.int(), late: z.int(), to_refund: z.int() }),
  vat: z.array(z.object({ rate: z.int(), net: z.int(), vat: z.int() })),
  rows: z.array(invoiceSchema),
});

/**
 * The invoices of a period in a state, at most 500, with the sums of all of that period, and the requests completed in it
 * that have none. Throws a DataError.
 */
export function invoicesQuery({ from, until }: Period, state: InvoiceState | null) {
  return queryOptions({
    queryKey: [...invoicesKey, from, until, state],
    queryFn: ({ signal }) => readList({ from, until }, state, signal),
    refetchInterval: ({ state: { data } }) =>
      data?.rows.some((row) => !row.has_files) || data?.planned.some((row) => row.is_by_hand) ? refetchInterval : false,
  });
}

function readList({ from, until }: Period, state: InvoiceState | null, signal?: AbortSignal) {
  const listing = supabase.rpc('list_invoices', { from_day: from, until_day: until, ...(state !== null && { state }) });
  return read(listSchema, signal ? listing.abortSignal(signal) : listing);
}

/** All invoices of a period in a state, newest first, however many: what comes in parts is asked in parts. Throws a DataError. */
export async function readInvoices({ from, until }: Period, state: InvoiceState | null): Promise<Invoice[]> {
  const { rows } = await readList({ from, until }, state);
  const days = daysOf({ from, until });
  if (rows.length < mostInvoices || days < 2) return rows;
  const middle = addDays(from, Math.floor(days / 2));
  const later = await readInvoices({ from: middle, until }, state);
  return [...later, ...(await readInvoices({ from, until: addDays(middle, -1) }, state))];
}

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
