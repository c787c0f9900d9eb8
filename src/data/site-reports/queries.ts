import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { supabase } from '@/data/client';
import { privateKey } from '@/data/query-client';
import { read } from '@/data/run';

const kinds = z.enum(['error', 'delivery', 'policy', 'not-found']);

const siteReportsSchema = z
  .object({
    seen_at: z.string(),
    counts: z.partialRecord(kinds, z.number()),
    latest: z.array(
      z
        .object({ kind: kinds, page: z.string(), code: z.string(), amount: z.number(), last_seen: z.string() })
        .transform(({ last_seen, ...report }) => ({ ...report, lastSeen: last_seen })),
    ),
  })
  .transform(({ seen_at, ...reports }) => ({ ...reports, seenAt: seen_at }));

/** `latest` are the fifty latest groups of equal reports; `seenAt` and `lastSeen` are timestamps as received. */
export type SiteReports = z.output<typeof siteReportsSchema>;

/** What went wrong in the browsers of visitors. Throws a DataError. */
export function siteReportsQuery() {
  return queryOptions({
    queryKey: [privateKey, 'site-reports'],
    queryFn: ({ signal }) => read(siteReportsSchema, supabase.rpc('site_reports').abortSignal(signal)),
  });
}
