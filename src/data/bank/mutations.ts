import { useMutation, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { supabase } from '@/data/client';
import { invoicesKey } from '@/data/invoices/queries';
import { reload } from '@/data/reload';
import { read } from '@/data/run';
import { inChunks, type NewEntry } from './chunks';

const storedSchema = z.object({
  /** Those that were not stored yet. */
  stored: z.int(),
  /** Of all entries of the file. */
  sums: z.array(
    z.object({
      direction: z.enum(['in', 'out']),
      state: z.enum(['open', 'linked', 'refund', 'returned', 'aside']),
      entries: z.int(),
      /** Cents. */
      amount: z.int(),
    }),
  ),
});
export type StoredEntries = z.output<typeof storedSchema>;

function useBankMutation<Input, Output>(mutationFn: (input: Input) => Promise<Output>) {
  const queryClient = useQueryClient();
  return useMutation({ mutationFn, onSettled: () => reload(queryClient, invoicesKey) });
}

/** Stores the entries of one file, each once; those that are stored stay when it fails. Throws a DataError. */
export function useStoreEntries() {
  return useBankMutation(async (entries: readonly NewEntry[]) => {
    const all: StoredEntries = { stored: 0, sums: [] };
    for (const chunk of inChunks(entries)) {
      const { stored, sums } = await read(storedSchema, supabase.rpc('store_bank_entries', { entries: chunk }));
      all.stored += stored;
      all.sums.push(...sums);
    }
    return all;
  });
}

interface Decision {
  entry: string;
  /** Cents above 0 that add up to the entry. */
  pays: { invoice: string; amount: number }[];
  /** Whether it may be more than is open. */
  isTooMuch: boolean;
}

const outcomeSchema = z.enum(['settled', 'before', 'changed']);

/**
 * Notes what entries pay of invoices, or pay back. Resolves to what became of each: `before` when it was settled meanwhile,
 * `changed` when its invoice is no longer open for that amount. Throws a DataError, and then none was noted.
 */
export function useSettleEntries() {
  return useBankMutation((decisions: readonly Decision[]) =>
    read(
      z.array(outcomeSchema),
      supabase.rpc('settle_bank_entries', {
        decisions: decisions.map(({ isTooMuch, ...decision }) => ({ ...decision, is_too_much: isTooMuch })),
      }),
    ),
  );
}

interface Undoing {
  entryId: string;
  undoneId: string;
  /** Whether that is an entry of the bank, or else a payment that was noted by hand. */
  isEntry: boolean;
}

/** Lets an entry that came back undo another or a payment; resolves as useSettleEntries. Throws a DataError. */
export function useUndoByEntry() {
  return useBankMutation(({ entryId, undoneId, isEntry }: Undoing) =>
    read(
      outcomeSchema,
      supabase.rpc('undo_by_bank_entry', {
        entry_id: entryId,
        ...(isEntry ? { undone_entry: undoneId } : { undone_payment: undoneId }),
      }),
    ),
  );
}

/** Puts an entry aside that has to do with no invoice; resolves to false when it was settled meanwhile. Throws a DataError. */
export function usePutEntryAside() {
  return useBankMutation(({ entryId, reason }: { entryId: string; reason: string }) =>
    read(z.boolean(), supabase.rpc('put_bank_entry_aside', { entry_id: entryId, reason })),
  );
}

/**
 * Takes back what was decided about an entry; resolves to false when something happened since that depends on it. Throws a
 * DataError.
 */
export function useReopenEntry() {
  return useBankMutation((entryId: string) =>
    read(z.boolean(), supabase.rpc('reopen_bank_entry', { entry_id: entryId })),
  );
}
