import { z } from 'zod';
import { supabase } from '@/data/client';
import { read } from '@/data/run';

const rowsSchema = z.array(
  z.object({
    id: z.string(),
    sequence: z.number(),
    starts_at: z.string(),
    ends_at: z.string(),
    changed_at: z.string(),
    state: z.string(),
  }),
);

/** As the database stores it; `state` is planned, completed or cancelled. */
export type StoredAppointment = z.output<typeof rowsSchema>[number];

/** The appointment of a request that is to come, or the last one that it had; null for none. Throws a DataError. */
export async function fetchLatestAppointment(requestId: string): Promise<StoredAppointment | null> {
  const rows = await read(
    rowsSchema,
    supabase
      .from('appointments')
      .select('id, sequence, starts_at, ends_at, changed_at, state')
      .eq('request_id', requestId)
      .order('created_at'),
  );
  return rows.find(({ state }) => state === 'planned') ?? rows.at(-1) ?? null;
}
