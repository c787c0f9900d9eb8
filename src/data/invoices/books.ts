import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { supabase } from '@/data/client';
import { read } from '@/data/run';
import { addDays } from '@/domain/appointment/week';
import { daysOf, type Period } from '@/domain/period';
import { invoiceSchema, invoicesKey, type Invoice } from './queries';

/** The most that the database lists at once. */
const mostInvoices = 500;

const booksSchema = z.object({
  count: z.int(),
  invoiced: z.int(),
  paid: z.int(),
  vat: z.array(z.object({ rate: z.int(), net: z.int(), vat: z.int() })),
});

/** What the invoices and credit notes of a period come to, in cents, with their VAT by rate. Throws a DataError. */
export function invoiceBooksQuery({ from, until }: Period) {
  return queryOptions({
    queryKey: [...invoicesKey, 'books', from, until],
    queryFn: ({ signal }) =>
      read(booksSchema, supabase.rpc('invoice_books', { from_day: from, until_day: until }).abortSignal(signal)),
  });
}

/** All invoices of a period, newest first, however many: what comes in parts is asked in parts. Throws a DataError. */
export async function readInvoices({ from, until }: Period): Promise<Invoice[]> {
  const listing = supabase.rpc('invoices_of_period', { from_day: from, until_day: until });
  const rows = await read(z.array(invoiceSchema), listing);
  const days = daysOf({ from, until });
  if (rows.length < mostInvoices || days < 2) return rows;
  const middle = addDays(from, Math.floor(days / 2));
  const later = await readInvoices({ from: middle, until });
  return [...later, ...(await readInvoices({ from, until: addDays(middle, -1) }))];
}
