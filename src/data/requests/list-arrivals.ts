import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { supabase } from '@/data/client';
import { DataError, toDataError } from '@/data/errors';
import { requestKeys } from './keys';

const pollInterval = 30_000;

/** One more than is shown: the notice says "99+" from here on. */
const maxCounted = 100;

const newestSchema = z.array(z.object({ created_at: z.string().min(1) }));

/** When the newest request came in, as Postgres writes it; '-infinity' without any. Throws a DataError. */
export function newestRequestQuery() {
  return queryOptions({
    queryKey: requestKeys.newest(),
    queryFn: ({ signal }) => fetchNewest(signal),
    staleTime: Infinity,
  });
}

/**
 * How many requests came in since then, at most maxCounted. Polls every 30 seconds, also in the background: the title of
 * the tab shows the number. Not announced by the database: row level security does not apply to the deletions that
 * Realtime sends.
 */
export function arrivalsQuery(since: string) {
  return queryOptions({
    queryKey: requestKeys.arrivals(since),
    queryFn: ({ signal }) => countSince(since, signal),
    refetchInterval: pollInterval,
    refetchIntervalInBackground: true,
    // The next poll is the retry; the query cache pauses its own retries in the background.
    retry: false,
    refetchOnWindowFocus: 'always',
    staleTime: Infinity,
    gcTime: 0,
  });
}

async function fetchNewest(signal: AbortSignal): Promise<string> {
  const { data, error, status } = await supabase
    .from('contact_submissions')
    .select('created_at')
    .order('created_at', { ascending: false })
    .limit(1)
    .abortSignal(signal)
    .retry(false);
  if (error) throw toDataError({ error, status });
  const parsed = newestSchema.safeParse(data);
  if (!parsed.success) throw new DataError('unavailable', 'no moment of a request', { cause: parsed.error });
  return parsed.data[0]?.created_at ?? '-infinity';
}

async function countSince(since: string, signal: AbortSignal): Promise<number> {
  const { data, error, status } = await supabase
    .from('contact_submissions')
    .select('id')
    .gt('created_at', since)
    .limit(maxCounted)
    .abortSignal(signal)
    .retry(false);
  if (error) throw toDataError({ error, status });
  return data.length;
}
