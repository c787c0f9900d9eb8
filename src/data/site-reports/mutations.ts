import { useMutation, useQueryClient } from '@tanstack/react-query';
import { supabase } from '@/data/client';
import { reload } from '@/data/reload';
import { run } from '@/data/run';
import { siteReportsQuery } from './queries';

/** Clears what was reported until a moment (a timestamp as received). Throws a DataError. */
export function useClearSiteReports() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: clear,
    onSettled: () => reload(queryClient, siteReportsQuery().queryKey),
  });
}

async function clear(seenUntil: string): Promise<void> {
  await run(supabase.rpc('clear_site_reports', { seen_until: seenUntil }));
}
