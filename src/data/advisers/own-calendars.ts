import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { supabase } from '@/data/client';
import { DataError } from '@/data/errors';
import { reload } from '@/data/reload';
import { requestKeys } from '@/data/requests/keys';
import { read, run } from '@/data/run';
import { timestamp } from '@/data/readable-rows';
import { env } from '@/lib/env';
import { fetchWithin } from '@/lib/http';
import { adviserKeys } from './queries';

/** Milliseconds: one calendar takes ten seconds at most, and others may be read first. */
const timeout = 60_000;

const calendarSchema = z
  .object({
    adviser: z.string(),
    host: z.string(),
    tried_at: timestamp.nullable(),
    read_at: timestamp.nullable(),
    error: z.string().nullable(),
    left_out: z.array(z.object({ reason: z.string(), events: z.int(), days: z.array(z.iso.date()) })),
    busy_times: z.int(),
  })
  .transform((row) => ({
    adviser: row.adviser,
    host: row.host,
    triedAt: row.tried_at,
    readAt: row.read_at,
    /** A code of `supabase/functions/read-calendars`, null after a reading that succeeded. */
    error: row.error,
    /** Events that could not be read, or not wholly, by the reason of `read-calendars`; days are the first days of some. */
    leftOut: row.left_out,
    /** Those to come. */
    busyTimes: row.busy_times,
  }));

/** What is known of the own calendar of an adviser; database timestamps. Its secret address is not. */
export type OwnCalendarState = z.output<typeof calendarSchema>;

/** Of all advisers that have one. Throws a DataError. */
export function ownCalendarsQuery() {
  return queryOptions({
    queryKey: [...adviserKeys.all(), 'own-calendars'],
    queryFn: ({ signal }) => read(z.array(calendarSchema), supabase.rpc('own_calendars').abortSignal(signal)),
  });
}

function useOwnCalendarMutation<Variables>(mutationFn: (variables: Variables) => Promise<void>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn,
    onSettled: () =>
      // The calendar and Vandaag show what was read.
      Promise.all([ownCalendarsQuery().queryKey, requestKeys.all].map((key) => reload(queryClient, key))),
  });
}

/** Stores the secret address of an adviser's calendar, and reads it. Throws a DataError when it was not stored. */
export function useSetOwnCalendar() {
  return useOwnCalendarMutation(async ({ adviser, url }: { adviser: string; url: string }) => {
    await run(supabase.rpc('set_own_calendar', { adviser, url }));
    // The schedule reads it within minutes, too.
    await readDue().catch(() => undefined);
  });
}

/** Reads the calendar of an adviser now. Throws a DataError when nothing was read. */
export function useReadOwnCalendar() {
  return useOwnCalendarMutation(async (adviser: string) => {
    await run(supabase.rpc('read_own_calendar', { adviser }));
    await readDue();
  });
}

/** Removes the address and what was read at it. Throws a DataError. */
export function useRemoveOwnCalendar() {
  return useOwnCalendarMutation(async (adviser: string) => {
    await run(supabase.rpc('remove_own_calendar', { adviser }));
  });
}

/** Resolves when the function has read what is due. */
async function readDue(): Promise<void> {
  const { ok, status } = await fetchWithin(`${env.supabaseUrl}/functions/v1/read-calendars`, timeout, {
    method: 'POST',
  });
  if (!ok) throw new DataError('unavailable', `the reader answered ${status}`);
}
