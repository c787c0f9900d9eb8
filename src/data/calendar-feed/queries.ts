import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { supabase } from '@/data/client';
import { privateKey } from '@/data/query-client';
import { reload } from '@/data/reload';
import { read, run } from '@/data/run';
import { env } from '@/lib/env';

/**
 * Since when the signed-in administrator has a calendar feed, a database timestamp; null for none. Throws a DataError.
 */
export function calendarFeedQuery() {
  return queryOptions({
    queryKey: [privateKey, 'calendar-feed'],
    queryFn: () => read(z.string().nullable(), supabase.rpc('calendar_feed_since')),
  });
}

/**
 * Makes the feed, or gives it another address: the one before stops working. Resolves with the address, which cannot be
 * read again. Throws a DataError.
 */
export function useRenewCalendarFeed() {
  return useMutation({ mutationFn: renew, onSettled: useReload() });
}

/** Throws a DataError. */
export function useRemoveCalendarFeed() {
  return useMutation({ mutationFn: () => run(supabase.rpc('remove_calendar_feed')), onSettled: useReload() });
}

function useReload(): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => reload(queryClient, calendarFeedQuery().queryKey);
}

async function renew(): Promise<string> {
  const token = await read(z.string().min(1), supabase.rpc('renew_calendar_feed'));
  return `${env.supabaseUrl || window.location.origin}/functions/v1/calendar/${token}.ics`;
}
