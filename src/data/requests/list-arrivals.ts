import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { supabase } from '@/data/client';
import { read, run } from '@/data/run';
import { requestKeys } from './keys';

const pollInterval = 30_000;

/** Counting stops here: the title then says "99+". */
const maxCounted = 100;

const newestSchema = z.array(z.object({ created_at: z.string().min(1) }));

/** When the newest request came in, as a Postgres timestamp; '-infinity' when there is none. Throws a DataError. */
export function newestRequestQuery() {
  return queryOptions({
    queryKey: requestKeys.newest(),
    queryFn: ({ signal }) => fetchNewest(signal),
    staleTime: Infinity,
  });
}

/**
 * How many requests came in since a Postgres timestamp, held ones left out, at most `maxCounted`. Polls every 30
 * seconds, in the background too, because the title of the tab shows the number. No Realtime: row level security does
 * not apply to its DELETE events. Throws a DataError.
 */
export function arrivalsQuery(since: string) {
  return queryOptions({
    queryKey: requestKeys.arrivals(since),
    queryFn: ({ signal }) => countSince(since, signal),
    refetchInterval: pollInterval,
    refetchIntervalInBackground: true,
    // The next poll retries; react-query pauses its own retries in the background.
    retry: false,
    refetchOnWindowFocus: 'always',
    staleTime: Infinity,
    gcTime: 0,
  });
}

async function fetchNewest(signal: AbortSignal): Promise<string> {
  const newest = await read(
    newestSchema,
    supabase
      .from('contact_submissions')
      .select('created_at')
      .eq('is_held', false)
      .order('created_at', { ascending: false })
      .limit(1)
      .abortSignal(signal),
  );
  return newest[0]?.created_at ?? '-infinity';
}

async function countSince(since: string, signal: AbortSignal): Promise<number> {
  const data = await run(
    supabase
      .from('contact_submissions')
      .select('id')
      .gt('created_at', since)
      .eq('is_held', false)
      .limit(maxCounted)
      .abortSignal(signal),
  );
  return data.length;
}
