import { useMutation, useQueryClient } from '@tanstack/react-query';
import { supabase } from '@/data/client';
import { DataError } from '@/data/errors';
import { reload } from '@/data/reload';
import { run } from '@/data/run';
import { webhookQuery } from './queries';

interface SaveWebhookUrl {
  /** The URL that was read. */
  base: string;
  url: string;
}

/** Stores the URL of the automation. Throws a DataError, `conflict` when another administrator changed it meanwhile. */
export function useSaveWebhookUrl() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: save,
    onSettled: () => reload(queryClient, webhookQuery().queryKey),
  });
}

async function save({ base, url }: SaveWebhookUrl): Promise<void> {
  const data = await run(
    supabase.from('settings').update({ webhook_url: url }).eq('webhook_url', base).select('webhook_url'),
  );
  if (data.length === 0) throw new DataError('conflict', 'the URL of the automation was changed meanwhile');
}
