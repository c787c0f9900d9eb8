import { DataError, toDataError } from '@/data/errors';
import { env } from '@/lib/env';
import { fetchWithin } from '@/lib/http';

/** Milliseconds after which the database counts as out of reach. */
const timeout = 15_000;

/**
 * The rows of website_content that everyone may read, by conditions as PostgREST takes them. Throws a DataError.
 * Calls the data API itself: the database client is half as large as all the rest of a page, and a page must be able to
 * look whether its text is still the newest without it.
 */
export async function askContent(conditions: string, signal: AbortSignal): Promise<unknown> {
  try {
    const url = `${env.supabaseUrl}/rest/v1/website_content?${conditions}`;
    const { ok, status, body } = await fetchWithin(url, timeout, { headers: { apikey: env.supabaseKey }, signal });
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
