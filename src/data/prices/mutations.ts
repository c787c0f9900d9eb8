import { useMutation, useQueryClient } from '@tanstack/react-query';
import { supabase } from '@/data/client';
import { DataError } from '@/data/errors';
import { requestBuild } from '@/data/publishing/site-build';
import { reload } from '@/data/reload';
import { run } from '@/data/run';
import type { PriceList } from '@/domain/pricing/price-list';
import { toPriceListRow } from '@/domain/pricing/price-list-row';
import { priceListsQuery, type StoredPriceList } from './queries';

interface SavePriceList {
  /** The version that was read; null for a new list. */
  base: StoredPriceList | null;
  row: PriceList;
}

/**
 * Adds or changes a list that does not hold yet. Throws a DataError: `conflict` when another administrator changed or removed it
 * meanwhile, `duplicate` when another list begins on that day, `invalid` when it would hold already.
 */
export function useSavePriceList() {
  return usePriceListMutation(save);
}

async function save({ base, row }: SavePriceList): Promise<void> {
  const table = supabase.from('price_lists');
  const stored = toPriceListRow(row);
  const saved = await run(
    base === null
      ? table.insert(stored).select('valid_from')
      : table.update(stored).eq('valid_from', base.validFrom).eq('updated_at', base.version).select('valid_from'),
  );
  if (saved.length === 0) throw new DataError('conflict', 'the price list was changed meanwhile');
}

/** Removes a list that does not hold yet. Throws a DataError, `conflict` when another administrator changed it meanwhile. */
export function useRemovePriceList() {
  return usePriceListMutation(remove);
}

async function remove({ validFrom, version }: StoredPriceList): Promise<void> {
  const removed = await run(
    supabase.from('price_lists').delete().eq('valid_from', validFrom).eq('updated_at', version).select('valid_from'),
  );
  if (removed.length === 0) throw new DataError('conflict', 'the price list was changed meanwhile');
}

/** A build follows: the local server plans that of the night when a list begins at every build. */
function usePriceListMutation<Variables>(mutationFn: (variables: Variables) => Promise<void>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn,
    onSettled: () => reload(queryClient, priceListsQuery().queryKey),
    onSuccess: () => {
      void requestBuild(queryClient);
    },
  });
}
