import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { supabase } from '@/data/client';
import { DataError, toDataError } from '@/data/errors';
import { requestKeys } from './keys';

const expiredSchema = z.object({
  total: z.number(),
  oldest: z.array(
    z
      .object({ id: z.string(), created_at: z.string(), name: z.string(), status: z.string() })
      .transform(({ created_at, ...request }) => ({ ...request, createdAt: created_at })),
  ),
});

/** What may be made anonymous: how many requests, and the oldest fifty. */
export type ExpiredRequests = z.output<typeof expiredSchema>;

/** Requests of over a year ago that became no order; reading changes nothing. */
export function expiredRequestsQuery() {
  return queryOptions({
    queryKey: [...requestKeys.all, 'expired'],
    queryFn: ({ signal }) => fetchExpired(signal),
  });
}

async function fetchExpired(signal: AbortSignal): Promise<ExpiredRequests> {
  const { data, error, status } = await supabase.rpc('expired_requests').abortSignal(signal).retry(false);
  if (error) throw toDataError({ error, status });
  const parsed = expiredSchema.safeParse(data);
  if (!parsed.success) throw new DataError('unavailable', 'the list has another shape', { cause: parsed.error });
  return parsed.data;
}

/**
 * Makes all expired requests anonymous, some hundreds at a time, and tells `onDone` after each time how many that were.
 * Throws a DataError half-way; what was told is done then.
 */
export function useAnonymise() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: anonymiseAll,
    // A failure half-way changed requests too.
    onSettled: () => queryClient.invalidateQueries({ queryKey: requestKeys.all }),
  });
}

async function anonymiseAll(onDone: (count: number) => void): Promise<void> {
  for (;;) {
    const { data, error, status } = await supabase.rpc('anonymise_requests').retry(false);
    if (error) throw toDataError({ error, status });
    if (data === 0) return;
    onDone(data);
  }
}
