import { useMutation, useQueryClient } from '@tanstack/react-query';
import { supabase } from '@/data/client';
import { toDataError } from '@/data/errors';
import { siteReportsQuery } from './queries';

/** Clears what was reported until a moment (a timestamp as received). Throws a DataError. */
export function useClearSiteReports() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: clear,
    onSettled: () => queryClient.invalidateQueries({ queryKey: siteReportsQuery().queryKey }),
  });
}

async function clear(seenUntil: string): Promise<void> {
  const { error, status } = await supabase.rpc('clear_site_reports', { seen_until: seenUntil });
  if (error) throw toDataError({ error, status });
}
