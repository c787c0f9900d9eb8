import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { supabase } from '@/data/client';
import { invoicesKey } from '@/data/invoices/queries';
import { read } from '@/data/run';
import { bankEntryKinds } from '@/domain/bank/bank-entry';

/** The most that are listed at once. */
export const mostEntries = 1000;

/** Amounts in cents, days as YYYY-MM-DD. */
const entrySchema = z.object({
  id: z.string(),
  kind: z.enum(bankEntryKinds),
  day: z.string(),
  amount: z.int(),
  party: z.string(),
  text: z.string(),
});

const settledSchema = entrySchema.extend({
  state: z.enum(['linked', 'refund', 'returned', 'aside', 'open']),
  /** Why it was put aside. */
  put_aside: z.string().nullable(),
  /** Of the invoices that it pays or pays back. */
  numbers: z.array(z.string()),
});
export type SettledEntry = z.output<typeof settledSchema>;

const listSchema = z.object({
  /** Of the account on invoices; '' while invoicing is off. */
  iban: z.string(),
  entries: z.array(entrySchema),
  settled: z.array(settledSchema),
  invoices: z.array(
    z
      .object({ id: z.string(), number: z.string(), customer: z.string(), open: z.int(), owed_back: z.int() })
      .transform(({ owed_back, ...invoice }) => ({ ...invoice, owedBack: owed_back })),
  ),
  undoable: z.array(
    z
      .object({
        ...{
          id: z.string(),
          is_entry: z.boolean(),
          direction: z.enum(['in', 'out']),
          day: z.string(),
          amount: z.int(),
        },
        ...{ party: z.string(), text: z.string(), numbers: z.array(z.string()) },
      })
      .transform(({ is_entry, ...movement }) => ({ ...movement, isEntry: is_entry })),
  ),
});

export type BankListing = z.output<typeof listSchema>;

/**
 * The entries of the bank that are to be looked at, at most 1,000, and the last 100 that were settled, with the invoices that
 * they can belong to and what can have come back. Throws a DataError.
 */
export function bankEntriesQuery() {
  return queryOptions({
    queryKey: [...invoicesKey, 'bank'],
    queryFn: ({ signal }) => read(listSchema, supabase.rpc('list_bank_entries').abortSignal(signal)),
  });
}
