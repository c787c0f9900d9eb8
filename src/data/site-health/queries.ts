import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { supabase } from '@/data/client';
import { privateKey } from '@/data/query-client';
import { read } from '@/data/run';

const healthSchema = z
  .object({
    problems: z.array(z.string()),
    sent_at: z.string().nullable(),
    built_at: z.string().nullable(),
    read_at: z.string().nullable(),
  })
  .transform(({ problems, sent_at, built_at, read_at }) => ({
    problems,
    sentAt: sent_at,
    builtAt: built_at,
    readAt: read_at,
  }));

/** What does not work, by the codes of the function `health`, and the last success of each part, null for none. Throws a DataError. */
export function siteHealthQuery() {
  return queryOptions({
    queryKey: [privateKey, 'site-health'],
    queryFn: ({ signal }) => read(healthSchema, supabase.rpc('site_health').abortSignal(signal)),
    refetchInterval: 60_000,
  });
}
