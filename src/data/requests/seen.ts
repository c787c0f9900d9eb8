import { useMutation, useQueryClient } from '@tanstack/react-query';
import { supabase } from '@/data/client';
import { reload } from '@/data/reload';
import { run } from '@/data/run';
import { requestKeys } from './keys';

/**
 * Records that an administrator has seen what the customer of a request did, so that it is no work any more and further
 * moments picked by this customer are planned at once. A failure is only logged: opening the request again records it.
 */
export function useNoteSeen() {
  const queryClient = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: (id: string) => run(supabase.rpc('note_seen_request', { request_id: id })),
    onSuccess: () => reload(queryClient, requestKeys.all),
    onError: (error) => console.warn('It is not noted yet that this request was seen', error),
  });
  return mutate;
}
