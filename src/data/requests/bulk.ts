import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { supabase } from '@/data/client';
import { parseData, toDataError } from '@/data/errors';
import type { RequestStatus } from '@/domain/request/request-status';
import { refetchAround, showStored } from './changes';
import { requestKeys } from './keys';
import { forgetAfterUndo } from './mutations';
import { parseSubmissions, type Submission, type SubmissionRow } from './submission';

/** What to write to a request, on the version that was read. */
export interface RequestChange {
  request: Submission;
  status?: RequestStatus;
  /** User id of an administrator; '' for nobody. */
  assignedTo?: string;
}

const skippedSchema = z.array(z.object({ id: z.string(), reason: z.enum(['changed', 'unscheduled']) }));

/** A request that was left alone: changed or deleted meanwhile, or to be scheduled without date and time. */
export type SkippedRequest = z.output<typeof skippedSchema>[number];

export interface ChangeOutcome {
  /** As stored now. */
  changed: Submission[];
  rows: SubmissionRow[];
  skipped: SkippedRequest[];
}

const changeSchema = z.object({ changed: z.array(z.object({ id: z.string() })), skipped: skippedSchema });

/** Changes one or more requests in one transaction; the rows on screen keep their place. Throws a DataError. */
export function useChangeRequests() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: changeRequests,
    onSuccess: ({ changed, skipped }) => {
      showStored(
        queryClient,
        changed.map(({ id }) => id),
        changed,
      );
      refetchAround(queryClient);
      if (skipped.some(({ reason }) => reason === 'changed')) {
        void queryClient.invalidateQueries({ queryKey: requestKeys.changes() });
      }
    },
  });
}

const deletionSchema = z
  .object({ deleted: z.array(z.string()), deleted_at: z.string(), skipped: skippedSchema })
  .transform(({ deleted_at, ...outcome }) => ({ ...outcome, deletedAt: deleted_at }));

/** Deletes requests in one transaction, and resolves to what restores them too. Throws a DataError. */
export function useDeleteRequests() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: deleteRequests,
    onSuccess: () => {
      forgetAfterUndo();
      return refetchAll(queryClient);
    },
  });
}

function refetchAll(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: requestKeys.all });
}

async function changeRequests(changes: readonly RequestChange[]): Promise<ChangeOutcome> {
  const requests = changes.map(({ request: { id, version }, status, assignedTo }) => ({
    id,
    version,
    ...(status !== undefined && { status }),
    ...(assignedTo !== undefined && { assigned_to: assignedTo === '' ? null : assignedTo }),
  }));
  const { data, error, status } = await supabase.rpc('change_requests', { requests });
  if (error) throw toDataError({ error, status });
  const { changed, skipped } = parseData(changeSchema, data);
  const ids = changed.map(({ id }) => id);
  if (ids.length === 0) return { changed: [], rows: [], skipped };
  const stored = await supabase.from('contact_submissions').select('*').in('id', ids);
  if (stored.error) throw toDataError(stored);
  return { changed: parseSubmissions(stored.data), rows: stored.data, skipped };
}

async function deleteRequests(deleted: readonly Submission[]) {
  const requests = deleted.map(({ id, version }) => ({ id, version }));
  const { data, error, status } = await supabase.rpc('delete_requests', { requests });
  if (error) throw toDataError({ error, status });
  return parseData(deletionSchema, data);
}
