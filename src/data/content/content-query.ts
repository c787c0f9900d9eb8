import { DataError, toDataError } from '@/data/errors';
import { env } from '@/lib/env';
import { fetchFromService, fetchWithin, type Send } from '@/lib/http';

/** One public text of the site: the build and the browser fetch it in the same way. */
export interface ContentQuery<T> {
  /** Its request, as PostgREST reads it; also the key of its result. */
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
 * The rows of website_content that everyone may read, by a query string as PostgREST reads it. Throws a DataError.
 * Calls the data API itself: supabase-js is half as large as all the rest of a page.
 */
export async function fetchRows(query: string, { signal, send = fetchFromService }: FetchOptions): Promise<unknown> {
  try {
    const url = `${env.supabaseUrl}/rest/v1/website_content?${query}`;
    const init = { headers: { apikey: env.supabaseKey }, signal };
    const { ok, status, body } = await fetchWithin(url, timeout, init, send);
    if (!ok) throw toDataError({ status, error: { code: codeOf(body), message: body } });
    return JSON.parse(body);
  } catch (error) {
    if (error instanceof DataError || signal.aborted) throw error;
    throw new DataError('unavailable', 'the database gave no answer that can be read', { cause: error });
  }
}

/** The SQLSTATE of an error; '' for a response that is not the database's own. */
function codeOf(body: string): string {
  return /"code":\s*"(\w+)"/.exec(body)?.[1] ?? '';
}
