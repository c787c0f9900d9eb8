import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { supabase } from '@/data/client';
import { privateKey } from '@/data/query-client';
import { read } from '@/data/run';
import type { BusinessTerms } from '#shared/business-terms.ts';
import { businessTermsRow } from '#shared/business-terms-row.ts';

/** Terms with their version, for the save. */
export type StoredTerms = BusinessTerms & { version: string };

const rowsSchema = z.array(
  z
    .looseObject({ noted_at: z.string() })
    .transform(({ noted_at: version, ...row }) => ({ version, row }))
    .pipe(z.object({ version: z.string(), row: businessTermsRow }))
    .transform(({ version, row }): StoredTerms => ({ ...row, version })),
);

/** All terms, the newest first, also those that do not hold yet. Throws a DataError. */
export function allTermsQuery() {
  return queryOptions({
    queryKey: [privateKey, 'terms'],
    queryFn: () => read(rowsSchema, supabase.rpc('all_terms')),
  });
}
