import { useMutation, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { supabase } from '@/data/client';
import { DataError } from '@/data/errors';
import { requestBuild } from '@/data/publishing/site-build';
import { reload } from '@/data/reload';
import { read } from '@/data/run';
import type { BusinessTerms } from '#shared/business-terms.ts';
import { toBusinessTermsRow } from '#shared/business-terms-row.ts';
import { allTermsQuery, type StoredTerms } from './queries';

interface SaveTerms {
  /** The version that was read; null for new terms. */
  base: StoredTerms | null;
  row: BusinessTerms;
}

/**
 * Adds or changes terms that do not hold yet. Throws a DataError: `conflict` when another administrator changed or removed them
 * meanwhile, `duplicate` when other terms begin on that day, `invalid` when they would hold already or the law forbids them.
 */
export function useSaveTerms() {
  return useTermsMutation(({ base, row }: SaveTerms) => save(base, toBusinessTermsRow(row)));
}

/** Removes terms that do not hold yet. Throws a DataError, `conflict` when another administrator changed them meanwhile. */
export function useRemoveTerms() {
  return useTermsMutation((stored: StoredTerms) => save(stored, null));
}

async function save(base: StoredTerms | null, terms: ReturnType<typeof toBusinessTermsRow> | null): Promise<void> {
  const replaced = base && { replaced_day: base.validFrom, replaced_version: base.version };
  const isSaved = await read(z.boolean(), supabase.rpc('save_terms', { ...(terms && { terms }), ...replaced }));
  if (!isSaved) throw new DataError('conflict', 'the terms were changed meanwhile');
}

/** A build follows: the local server plans that of the night when terms begin at every build. */
function useTermsMutation<Variables>(mutationFn: (variables: Variables) => Promise<void>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn,
    onSettled: () => reload(queryClient, allTermsQuery().queryKey),
    onSuccess: () => {
      void requestBuild(queryClient);
    },
  });
}
