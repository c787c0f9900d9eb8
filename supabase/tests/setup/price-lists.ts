import { z } from 'zod';
import type { PriceList } from '../../../src/domain/pricing/price-list.ts';
import { toPriceListRow } from '../../../src/domain/pricing/price-list-row.ts';
import { insertStatement } from './factories.ts';
import type { TestBackend } from './backend.ts';

/** A list that holds or held: nobody can add one, so that its check is put aside. As if its day had come since. */
export async function addHeldList({ sql }: TestBackend, list: PriceList): Promise<void> {
  await sql('alter table public.price_lists disable trigger user');
  await sql(insertStatement('price_lists', toPriceListRow(list)));
  await sql('alter table public.price_lists enable trigger user');
}

/** The day so many days from today in Amsterdam, YYYY-MM-DD. */
export async function dayFromToday({ sql }: TestBackend, days: number): Promise<string> {
  const rows = await sql(`select ((now() at time zone 'Europe/Amsterdam')::date + ${days})::text as day`);
  return z.tuple([z.object({ day: z.string() })]).parse(rows)[0].day;
}
