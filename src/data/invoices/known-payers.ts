import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { supabase } from '@/data/client';
import { reload } from '@/data/reload';
import { read, run } from '@/data/run';
import { invoicesKey } from './queries';

const knownPayerSchema = z.object({
  email: z.string(),
  name: z.string(),
  /** Whether its labels wait for an invoice for several homes. */
  is_billed_together: z.boolean(),
});
export type KnownPayer = z.output<typeof knownPayerSchema>;

/** Who orders often, by name. Throws a DataError. */
export function knownPayersQuery() {
  return queryOptions({
    queryKey: [...invoicesKey, 'known-payers'],
    queryFn: ({ signal }) => read(z.array(knownPayerSchema), supabase.rpc('known_payers').abortSignal(signal)),
  });
}

/** Adds or changes who orders often, by e-mail address. Throws a DataError. */
export function useKeepKnownPayer() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (payer: KnownPayer) => {
      await run(supabase.rpc('keep_known_payer', payer));
    },
    onSettled: () => reload(queryClient, invoicesKey),
  });
}

/** Ends what holds for who orders often; what was ordered stays. Throws a DataError. */
export function useForgetKnownPayer() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (email: string) => read(z.boolean(), supabase.rpc('forget_known_payer', { email })),
    onSettled: () => reload(queryClient, invoicesKey),
  });
}
