import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { supabase } from '@/data/client';
import { DataError } from '@/data/errors';
import { nudgeSender } from '@/data/outgoing/nudge';
import { withMailChoice } from '@/data/outgoing/without-mail';
import { reload } from '@/data/reload';
import { read } from '@/data/run';
import { requestKeys } from './keys';
import { filterArgs, type RequestFilters } from './list-query';

const heldSchema = z
  .object({ total: z.int(), seen_at: z.string() })
  .transform(({ total, seen_at }) => ({ total, seenAt: seen_at }));

/** How many held requests match the filters, and the database's timestamp of that. Throws a DataError. */
export function heldRequestsQuery(filters: RequestFilters) {
  return queryOptions({
    queryKey: [...requestKeys.all, 'held', filters],
    queryFn: ({ signal }) => read(heldSchema, supabase.rpc('held_requests', filterArgs(filters)).abortSignal(signal)),
  });
}

interface Acceptance {
  ids: readonly string[];
  /** The customers are mailed nothing about it. */
  isWithoutMail: boolean;
}

/** Moves held requests to the list; resolves to how many. Throws a DataError. */
export function useAcceptHeld() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: acceptHeld,
    onSuccess: async () => {
      nudgeSender();
      // Accepted requests are not announced as new arrivals.
      await queryClient.invalidateQueries({ queryKey: requestKeys.newest() });
      await refetch(queryClient);
    },
  });
}

interface HeldDeletion {
  /** Timestamp of what was shown; requests that came in later stay. */
  seenAt: string;
  /** Null deletes all that match the filters. */
  ids: readonly string[] | null;
  filters: RequestFilters;
}

const deletionSchema = z
  .object({ total: z.int(), deleted_at: z.string() })
  .transform(({ total, deleted_at }) => ({ total, deletedAt: deleted_at }));

/** Deletes held requests; resolves to how many, and to what restores them. Throws a DataError. */
export function useDeleteHeld() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: deleteHeld,
    onSuccess: () => refetch(queryClient),
  });
}

/**
 * Restores what was deleted at that timestamp. Resolves to how many requests stay in the bin, because their visit no longer
 * fits. Throws a DataError, `conflict` when it is too late.
 */
export function useRestoreRequests() {
  const queryClient = useQueryClient();
  return useMutation({ mutationFn: restore, onSuccess: () => refetch(queryClient) });
}

function refetch(queryClient: QueryClient): Promise<void> {
  return reload(queryClient, requestKeys.all);
}

async function acceptHeld({ ids, isWithoutMail }: Acceptance): Promise<number> {
  const accepting = supabase.rpc('accept_held_requests', { ids: [...ids] });
  return read(z.int(), withMailChoice(accepting, isWithoutMail));
}

async function deleteHeld({ seenAt, ids, filters }: HeldDeletion) {
  return read(
    deletionSchema,
    supabase.rpc('delete_held_requests', {
      seen_at: seenAt,
      ...(ids && { ids: [...ids] }),
      ...filterArgs(filters),
    }),
  );
}

const restorationSchema = z.object({ restored: z.int(), left: z.int() });

async function restore(deletedAt: string): Promise<number> {
  const { restored, left } = await read(restorationSchema, supabase.rpc('restore_requests', { deleted_at: deletedAt }));
  if (restored + left === 0) throw new DataError('conflict', 'it is too late to restore these requests');
  return left;
}
