import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { supabase } from '@/data/client';
import { DataError } from '@/data/errors';
import { privateKey } from '@/data/query-client';
import { read } from '@/data/run';

/** Milliseconds in which a change by another administrator may go unnoticed. */
const staleTime = 60_000;

const webhookRows = z.array(
  z
    .object({
      webhook_url: z.string(),
      webhook_set_by_email: z.string().nullable().default(null),
      webhook_set_at: z.string().nullable().default(null),
    })
    .transform((row) => ({ url: row.webhook_url, setBy: row.webhook_set_by_email, setAt: row.webhook_set_at })),
);

/**
 * The URL of the automation, '' when there is none, and who set it when: an e-mail address and a database timestamp,
 * null where that is not known. Throws a DataError, `forbidden` when the account may not read it.
 */
export function webhookQuery() {
  return queryOptions({
    queryKey: [privateKey, 'webhook'],
    staleTime,
    queryFn: async () => {
      const [row] = await read(
        webhookRows,
        supabase.from('settings').select('webhook_url, webhook_set_by_email, webhook_set_at'),
      );
      if (!row) throw new DataError('forbidden', 'this account may not read the settings');
      return row;
    },
  });
}
