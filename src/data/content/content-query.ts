import { pagePrices } from '@/content/page-prices';
import { DataError, toDataError } from '@/data/errors';
import { fillPricePlaces } from '@/domain/pricing/price-places';
import { env } from '@/lib/env';
import { fetchFromService, fetchWithin, type Send } from '@/lib/http';

/** One public text of the site: the build and the browser fetch it in the same way. */
export interface ContentQuery<T> {
  /** The key of its result; of a query of `website_content`, its request as PostgREST reads it. */
  key: string;
  /**
   * Throws a DataError, also for rows of another shape. The result can be written as JSON. Reuses the unchanged parts
   * of `known`, so that the code to parse them need not be loaded.
   */
  fetch: (options: FetchOptions, known?: T) => Promise<T>;
  /** Whether a result that came with the page is fetched again; a page view makes at most one request. */
  isRefreshed: boolean;
}

/** A query string as PostgREST reads it. */
export function toKey(conditions: Record<string, string>): string {
  return new URLSearchParams(conditions).toString();
}

/** Milliseconds after which the database counts as out of reach. */
const timeout = 15_000;

export interface FetchOptions {
  signal: AbortSignal;
  /** The build passes its own fetch, for the database that it reads. */
  send?: Send;
}

/**
 * The rows of a table that everyone may read, by a query string as PostgREST reads it; texts with the prices of this page in
 * their places. Throws a DataError.
 * Calls the data API itself: supabase-js is half as large as all the rest of a page.
 */
export async function fetchRows(
  query: string,
  { signal, send = fetchFromService }: FetchOptions,
  table: 'website_content' | 'reviews' = 'website_content',
): Promise<unknown> {
  try {
    const url = `${env.supabaseUrl}/rest/v1/${table}?${query}`;
    const init = { headers: { apikey: env.supabaseKey }, signal };
    const { ok, status, body } = await fetchWithin(url, timeout, init, send);
    if (!ok) throw toDataError({ status, error: { code: codeOf(body), message: body } });
    return JSON.parse(table === 'reviews' ? body : fillPricePlaces(body, pagePrices));
  } catch (error) {
    if (error instanceof DataError || signal.aborted) throw error;
    throw new DataError('unavailable', 'the database gave no answer that can be read', { cause: error });
  }
}

/** The SQLSTATE of an error; '' for a response that is not the database's own. */
function codeOf(body: string): string {
  return /"code":\s*"(\w+)"/.exec(body)?.[1] ?? '';
}
