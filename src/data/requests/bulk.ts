import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { supabase } from '@/data/client';
import { parseData } from '@/data/errors';
import { read, run } from '@/data/run';
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

const skippedSchema = z.array(z.object({ id: z.string(), reason: z.enum(['changed', 'unscheduled', 'closed']) }));

/** A request that was left alone: changed or deleted meanwhile, or to be scheduled without date and time or after its visit was made or called off. */
export type SkippedRequest = z.output<typeof skippedSchema>[number];

export interface ChangeOutcome {
  /** As stored now. */
  changed: Submission[];
  rows: SubmissionRow[];
  skipped: SkippedRequest[];
  /** What undoes it; what was so already is left out. */
  undo: Undo[];
}

const changeSchema = z.object({
  changed: z.array(z.object({ id: z.string(), version: z.string(), change: z.int().nullish() })),
  skipped: skippedSchema,
});

/** A change that was made: its entry of the audit trail, and the version of the request that it made. */
type Undo = Record<'id' | 'version', string> & { change: number };

/** Changes one or more requests in one transaction; the rows on screen keep their place. Throws a DataError. */
export function useChangeRequests() {
  const queryClient = useQueryClient();
  return useMutation({ mutationFn: changeRequests, onSuccess: (outcome) => showOutcome(queryClient, outcome) });
}

/**
 * Undoes such a change from the values that the database kept of before, for every request that nobody changed since.
 * Throws a DataError.
 */
export function useUndoChanges() {
  const queryClient = useQueryClient();
  return useMutation({ mutationFn: undoChanges, onSuccess: (outcome) => showOutcome(queryClient, outcome) });
}

function showOutcome(queryClient: QueryClient, { changed, skipped }: ChangeOutcome): void {
  showStored(
    queryClient,
    changed.map(({ id }) => id),
    changed,
  );
  refetchAround(queryClient);
  if (skipped.some(({ reason }) => reason === 'changed')) {
    void queryClient.invalidateQueries({ queryKey: requestKeys.changes() });
  }
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
  return outcomeOf(await run(supabase.rpc('change_requests', { requests })));
}

async function undoChanges(changes: readonly Undo[]): Promise<ChangeOutcome> {
  return outcomeOf(await run(supabase.rpc('undo_changes', { changes: [...changes] })));
}

async function outcomeOf(data: unknown): Promise<ChangeOutcome> {
  const { changed, skipped } = parseData(changeSchema, data);
  // Of the versions that the change made: a colleague may have changed a request before it is read below.
  const undo = changed.flatMap(({ id, version, change }) => (change == null ? [] : [{ id, version, change }]));
  if (changed.length === 0) return { changed: [], rows: [], skipped, undo };
  const ids = changed.map(({ id }) => id);
  // What was changed must not look like a failure because it could not be read at once.
  const rows = await run(supabase.from('contact_submissions').select('*').in('id', ids).retry(true));
  return { changed: parseSubmissions(rows), rows, skipped, undo };
}

async function deleteRequests(deleted: readonly Submission[]) {
  const requests = deleted.map(({ id, version }) => ({ id, version }));
  return read(deletionSchema, supabase.rpc('delete_requests', { requests }));
}
