import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { supabase } from '@/data/client';
import { DataError, toDataError } from '@/data/errors';
import { env } from '@/lib/env';
import { requestKeys } from './keys';

/** Milliseconds between two looks for new requests. */
const lookEvery = 30_000;

/** From here on nobody counts: more than this many are "99+". */
const countedArrivals = 100;

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
 * How many requests came in since then, at most countedArrivals. Asked again and again, also behind another tab: the title
 * of this one tells how many.
 */
export function arrivalsQuery(since: string) {
  return queryOptions({
    queryKey: requestKeys.arrivals(since),
    queryFn: ({ signal }) => countSince(since, signal),
    refetchInterval: lookEvery,
    refetchIntervalInBackground: true,
    // The next look is the second try; behind another tab the cache would hold that one back.
    retry: false,
    refetchOnWindowFocus: 'always',
    staleTime: Infinity,
    gcTime: 0,
  });
}

/** Calls the listener at each request that comes in, where the backend tells (the embedded one does not). */
export function onRequestArrival(listener: () => void): () => void {
  if (env.supabaseUrl === '') return () => undefined;
  const channel = supabase
    .channel('new-requests')
    .on('postgres_changes', { event: 'INSERT', schema: 'public', table: 'contact_submissions' }, listener)
    .subscribe();
  return () => void supabase.removeChannel(channel);
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
    .limit(countedArrivals)
    .abortSignal(signal)
    .retry(false);
  if (error) throw toDataError({ error, status });
  return data.length;
}
