import { useMutation, useQueryClient } from '@tanstack/react-query';
import { supabase } from '@/data/client';
import { DataError } from '@/data/errors';
import { reload } from '@/data/reload';
import { requestKeys } from '@/data/requests/keys';
import { run } from '@/data/run';
import { adviserKeys } from './queries';

interface NewBlockedTime {
  /** User id. */
  adviser: string;
  /** ISO 8601, at most a year apart. */
  startsAt: string;
  endsAt: string;
  /** '' for none. */
  reason: string;
}

function useBlockedTimeMutation<Variables>(mutationFn: (variables: Variables) => Promise<void>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn,
    // Both Beheer and the calendar show blocked times.
    onSettled: () => Promise.all([adviserKeys.all(), requestKeys.all].map((key) => reload(queryClient, key))),
  });
}

/** Blocks time of an adviser; appointments in it stay. Throws a DataError. */
export function useBlockTime() {
  return useBlockedTimeMutation(async ({ adviser, startsAt, endsAt, reason }: NewBlockedTime) => {
    await run(
      supabase.from('blocked_times').insert({ adviser, starts_at: startsAt, ends_at: endsAt, reason: reason || null }),
    );
  });
}

/** Removes a blocked time by its id. Throws a DataError, 'conflict' when it was removed meanwhile. */
export function useUnblockTime() {
  return useBlockedTimeMutation(async (id: string) => {
    const rows = await run(supabase.from('blocked_times').delete().eq('id', id).select('id'));
    if (rows.length === 0) throw new DataError('conflict', `blocked time ${id} is gone`);
  });
}
