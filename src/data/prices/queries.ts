import { queryOptions, useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { supabase } from '@/data/client';
import { privateKey } from '@/data/query-client';
import { read } from '@/data/run';
import type { PriceList } from '@/domain/pricing/price-list';
import { priceListRow } from '@/domain/pricing/price-list-row';
import { dutchDateTime } from '#shared/dutch-time.ts';

/** Milliseconds in which a change by another administrator may go unnoticed. */
const staleTime = 60_000;

/** A price list with its version, for the save. */
export type StoredPriceList = PriceList & { version: string };

const rowsSchema = z.array(
  z
    .looseObject({ updated_at: z.string() })
    .transform(({ updated_at: version, ...row }) => ({ version, row }))
    .pipe(z.object({ version: z.string(), row: priceListRow }))
    .transform(({ version, row }): StoredPriceList => ({ ...row, version })),
);

/** Every price list, the newest first, also one that does not hold yet. Throws a DataError. */
export function priceListsQuery() {
  return queryOptions({
    queryKey: [privateKey, 'price-lists'],
    staleTime,
    queryFn: () => read(rowsSchema, supabase.from('price_lists').select().order('valid_from', { ascending: false })),
  });
}

/** The price list that begins on this day, or without one that of today; undefined while it is not known. */
export function usePriceList(validFrom: string): PriceList | undefined {
  const { data: lists = [] } = useQuery(priceListsQuery());
  if (validFrom !== '') return lists.find((list) => list.validFrom === validFrom);
  const { date: today } = dutchDateTime(new Date());
  return lists.find((list) => list.validFrom <= today);
}
