import { createClient } from '@supabase/supabase-js';
import { z } from 'zod';
import type { Database } from '../../../src/data/database.types.ts';
import { serviceToken } from '../../../tools/local/service-token.ts';
import type { Client, TestBackend } from '../setup/backend.ts';

/** A client with the rights of the sender. */
export function sender({ url, jwtSecret }: TestBackend): Client {
  const token = serviceToken(jwtSecret);
  return createClient<Database>(url, token, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { headers: { Authorization: `Bearer ${token}` } },
  });
}

const queuedSchema = z.array(
  z.object({
    id: z.string(),
    kind: z.string(),
    state: z.string(),
    attempts: z.number(),
    error: z.string().nullable(),
    payload: z.looseObject({}),
  }),
);
export type Queued = z.infer<typeof queuedSchema>[number];

/** Every message, in the order in which they were queued. */
export async function queued({ sql }: TestBackend): Promise<Queued[]> {
  return queuedSchema.parse(
    await sql(
      'select id, kind, state, attempts, error, payload from private.outgoing_messages order by created_at, not_before, id',
    ),
  );
}

export const takenSchema = z.array(
  z.object({ id: z.string(), kind: z.string(), key: z.string().nullable(), url: z.string().nullable() }),
);
