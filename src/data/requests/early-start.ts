import { useMutation, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { supabase } from '@/data/client';
import { reload } from '@/data/reload';
import { read } from '@/data/run';
import { requestKeys } from './keys';

interface EarlyStart {
  requestId: string;
  /** When the customer asked by telephone, as ISO 8601. */
  askedAt: string;
}

/**
 * Notes that the customer asked to begin within the period of withdrawal; false for a cancelled request, and for a moment to
 * come. Throws a DataError.
 */
export function useNoteEarlyStart() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ requestId, askedAt }: EarlyStart) =>
      read(z.boolean(), supabase.rpc('note_early_start', { request_id: requestId, asked_at: askedAt })),
    onSettled: () => reload(queryClient, requestKeys.all),
  });
}
