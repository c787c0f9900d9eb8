import { useMutation, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { supabase } from '@/data/client';
import { reload } from '@/data/reload';
import { read } from '@/data/run';
import { requestKeys } from './keys';

/** Confirms the time that was shown, a database timestamp. False when the clock has leapt again; throws a DataError. */
export function useConfirmClock() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (shown: string) => read(z.boolean(), supabase.rpc('confirm_clock', { shown })),
    onSettled: () => reload(queryClient, requestKeys.all),
  });
}
