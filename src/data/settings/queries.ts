import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { supabase } from '@/data/client';
import { DataError } from '@/data/errors';
import { privateKey } from '@/data/query-client';
import { read } from '@/data/run';

/** Milliseconds in which a change by another administrator may go unnoticed. */
const staleTime = 60_000;

const webhookUrlRows = z.array(z.object({ webhook_url: z.string() }));

/** The URL of the automation; '' when there is none. Throws a DataError, `forbidden` when the account may not read it. */
export function webhookUrlQuery() {
  return queryOptions({
    queryKey: [privateKey, 'webhook-url'],
    staleTime,
    queryFn: async () => {
      const [row] = await read(webhookUrlRows, supabase.from('settings').select('webhook_url'));
      if (!row) throw new DataError('forbidden', 'this account may not read the settings');
      return row.webhook_url;
    },
  });
}
