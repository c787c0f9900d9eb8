import { z } from 'zod';
import type { Business } from '#shared/business.ts';
import { businessRow } from '#shared/business-row.ts';
import { businessTermsRow } from '#shared/business-terms-row.ts';
import { businessProblems, problemText } from '../../src/domain/business/business-problems.ts';
import { writePriceList } from '../../src/domain/pricing/price-list.ts';
import { priceListRow } from '../../src/domain/pricing/price-list-row.ts';
import { writeTerms } from '../../src/domain/terms/written-terms.ts';
import type { Env } from '../../src/lib/env-schema.ts';
import type { Send } from '../../src/lib/http.ts';
import { SettingsError } from '../settings.ts';

/** What pages embed of the business, each as one short text: a data attribute by its name. */
export interface BusinessRows {
  /** The price list of the day (writePriceList). */
  prices: string;
  /** The terms of the day (writeTerms). */
  terms: string;
}

const listsSchema = z.tuple([priceListRow], z.unknown());

/**
 * Reads the price list and the terms of the day, and the facts of the business, by which all pages are then rendered: before the
 * renderer is loaded, for its texts are made once. Throws an error that
 * names what may not go online.
 */
export async function readBusiness(
  { supabaseUrl, supabaseKey, siteUrl }: Env,
  send: Send,
): Promise<{ rows: BusinessRows; business: Business }> {
  async function read<Row>(path: string, schema: z.ZodType<Row>, name: string): Promise<Row> {
    const response = await send(`${supabaseUrl}/rest/v1/${path}`, { headers: { apikey: supabaseKey } });
    const row = schema.safeParse(await response.json().catch(() => null));
    if (response.ok && row.success) return row.data;
    throw new SettingsError(`The database gives no ${name}; run supabase db push first.`);
  }
  const [list] = await read('price_lists?select=*&order=valid_from.desc&limit=1', listsSchema, 'price list');
  const rows = {
    prices: writePriceList(list),
    terms: writeTerms(await read('rpc/current_terms', businessTermsRow, 'terms')),
  };
  const business = await read('rpc/current_business', businessRow, 'facts of the business');
  const problems = siteUrl === '' ? [] : businessProblems(business);
  if (problems.length > 0) {
    throw new SettingsError(
      `This may not go online, see Beheer > Bedrijf:\n${problems.map((each) => `  ${problemText(each)}`).join('\n')}`,
    );
  }
  globalThis.priceListOfBuild = rows.prices;
  globalThis.termsOfBuild = rows.terms;
  globalThis.businessOfBuild = business;
  return { rows, business };
}
