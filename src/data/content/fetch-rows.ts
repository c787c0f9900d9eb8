import { DataError, toDataError } from '@/data/errors';
import { env } from '@/lib/env';
import { fetchWithin, type Send } from '@/lib/http';

/** Milliseconds after which the database counts as out of reach. */
const timeout = 15_000;

export interface FetchOptions {
  signal: AbortSignal;
  /** The build sends its requests to a database of its own. */
  send?: Send;
}

/**
 * The rows of website_content that everyone may read, by a query string as PostgREST reads it. Throws a DataError.
 * Calls the data API itself: supabase-js is half as large as all the rest of a page.
 */
export async function fetchRows(query: string, { signal, send }: FetchOptions): Promise<unknown> {
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

/** The SQLSTATE of a refusal; '' for an answer that is none of the database's own. */
function codeOf(body: string): string {
  return /"code":\s*"(\w+)"/.exec(body)?.[1] ?? '';
}
