import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { supabase } from '@/data/client';
import { nudgeSender } from '@/data/outgoing/nudge';
import { privateKey } from '@/data/query-client';
import { reload } from '@/data/reload';
import { read } from '@/data/run';

const refetchInterval = 60_000;

const noticesSchema = z.array(
  z.object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    /** Of the request; else the home and a day, YYYY-MM-DD. */
    reference: z.string().nullable(),
    postcode: z.string().nullable(),
    house_number: z.string().nullable(),
    ordered_on: z.iso.date().nullable(),
    /** ISO 8601 */
    received_at: z.string(),
    /** The requests that it may be about. */
    candidates: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        address: z.string().nullable(),
        reference: z.string(),
        /** Whether the receipt can be mailed there. */
        has_email: z.boolean(),
        /** Whether the notice names the address of the request. */
        has_same_email: z.boolean(),
        is_withdrawn: z.boolean(),
        /** Whether the right to withdraw lasted when the notice came in. */
        can_withdraw: z.boolean(),
      }),
    ),
  }),
);
export type OpenNotice = z.output<typeof noticesSchema>[number];

/**
 * Withdrawals that fit no request by themselves, at most 50: first those that may be about one, the oldest above. Throws a DataError.
 */
export function withdrawalNoticesQuery() {
  return queryOptions({
    queryKey: [privateKey, 'withdrawals'],
    queryFn: ({ signal }) => read(noticesSchema, supabase.rpc('withdrawal_notices').abortSignal(signal)),
    refetchInterval,
  });
}

interface Settled {
  noticeId: string;
  /** The request that is withdrawn from; null for none. */
  requestId: string | null;
}

/** Settles a notice; false when that request cannot be withdrawn from, or somebody settled it before. Throws a DataError. */
export function useSettleNotice() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ noticeId, requestId }: Settled) =>
      read(
        z.boolean(),
        supabase.rpc('settle_withdrawal_notice', {
          notice_id: noticeId,
          ...(requestId !== null && { request_id: requestId }),
        }),
      ),
    onSettled: () => {
      nudgeSender();
      return reload(queryClient, [privateKey]);
    },
  });
}
