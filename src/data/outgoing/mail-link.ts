import { useMutation, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { supabase } from '@/data/client';
import { reload } from '@/data/reload';
import { requestKeys } from '@/data/requests/keys';
import { read } from '@/data/run';

/** Queues a mail with a new link to the own request. False when there is nothing to mail; throws a DataError. */
export function useMailLink() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (requestId: string) => read(z.boolean(), supabase.rpc('mail_link', { request_id: requestId })),
    onSettled: () => reload(queryClient, requestKeys.all),
  });
}
