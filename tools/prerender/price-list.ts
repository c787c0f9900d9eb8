import { z } from 'zod';
import { writePriceList } from '../../src/domain/pricing/price-list.ts';
import { priceListRow } from '../../src/domain/pricing/price-list-row.ts';
import type { Env } from '../../src/lib/env-schema.ts';
import type { Send } from '../../src/lib/http.ts';
import { SettingsError } from '../settings.ts';

const rowsSchema = z.tuple([priceListRow], z.unknown());

/**
 * Reads the price list of the day, by which all pages are then rendered: before the renderer is loaded, for its texts are
 * made once. Returns it as the pages embed it. Throws an error of one sentence.
 */
export async function readPrices({ supabaseUrl, supabaseKey }: Env, send: Send): Promise<string> {
  const url = `${supabaseUrl}/rest/v1/price_lists?select=*&order=valid_from.desc&limit=1`;
  const response = await send(url, { headers: { apikey: supabaseKey } });
  const rows = rowsSchema.safeParse(await response.json().catch(() => null));
  if (!response.ok || !rows.success) {
    throw new SettingsError('The database gives no price list; run supabase db push first.');
  }
  const prices = writePriceList(rows.data[0]);
  globalThis.priceListOfBuild = prices;
  return prices;
}
