import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { supabase } from '@/data/client';
import { DataError, toDataError } from '@/data/errors';
import { isoTimestamp } from '@/lib/iso-timestamp';
import { requestKeys } from './keys';

/** Milliseconds between two looks at what asks for attention. */
const refreshEvery = 60_000;

const text = z
  .string()
  .nullable()
  .transform((value) => value ?? '');

const todaySchema = z.object({
  new: z.number(),
  to_call_back: z.number(),
  visits: z.array(
    z
      .object({ id: z.string(), name: z.string(), address: text, appointment_time: text })
      .transform(({ appointment_time, ...visit }) => ({ ...visit, time: appointment_time.slice(0, 5) })),
  ),
  open_rush: z.number(),
  rush: z.array(
    z
      .object({ id: z.string(), name: z.string(), created_at: z.string() })
      .transform(({ created_at, ...request }) => ({ ...request, createdAt: Date.parse(isoTimestamp(created_at)) })),
  ),
});

/** Times are HH:mm or '', moments milliseconds since 1970; of the rush requests at most the twenty oldest are listed. */
export type RequestsOfToday = z.output<typeof todaySchema>;

/** What asks for attention now, kept fresh. */
export function todayQuery() {
  return queryOptions({
    queryKey: [...requestKeys.all, 'today'],
    queryFn: ({ signal }) => fetchToday(signal),
    refetchInterval: refreshEvery,
  });
}

async function fetchToday(signal: AbortSignal): Promise<RequestsOfToday> {
  const { data, error, status } = await supabase.rpc('requests_of_today').abortSignal(signal).retry(false);
  if (error) throw toDataError({ error, status });
  const parsed = todaySchema.safeParse(data);
  if (!parsed.success) throw new DataError('unavailable', 'the day has another shape', { cause: parsed.error });
  return parsed.data;
}
