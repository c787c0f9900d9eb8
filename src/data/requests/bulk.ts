import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { supabase } from '@/data/client';
import { parseData } from '@/data/errors';
import { withMailChoice } from '@/data/outgoing/without-mail';
import { reload } from '@/data/reload';
import { read, run } from '@/data/run';
import type { RequestStatus } from '@/domain/request/request-status';
import { writeInBatches } from './batches';
import { refetchDependents, updateCachedRequests } from './changes';
import { requestKeys } from './keys';
import { parseStoredRequests } from './outbox/stored-request';
import type { StoredRequest } from '@/domain/request/request-fields';

/** Changes, of which the customers are mailed or not. */
interface ChangeRequests {
  changes: readonly RequestChange[];
  isWithoutMail: boolean;
}

/** What to write to a request, on the version that was read. */
export interface RequestChange {
  request: StoredRequest;
  status?: RequestStatus;
  /** User id of an administrator; '' for nobody. */
  assignedTo?: string;
}

const skippedSchema = z.array(
  z.object({ id: z.string(), reason: z.enum(['changed', 'unscheduled', 'closed', 'withdrawn', 'unfit']) }),
);

/**
 * A request that was left alone: changed or deleted meanwhile, not to be scheduled (see `schedulingProblem`), with an
 * appointment that does not fit with its new administrator (`unfit`), or `failed` when the database stopped answering
 * after it had changed others.
 */
export interface SkippedRequest {
  id: string;
  reason: z.output<typeof skippedSchema>[number]['reason'] | 'failed';
}

export interface ChangeOutcome {
  /** As stored now. */
  changed: StoredRequest[];
  skipped: SkippedRequest[];
  /** What `useUndoChanges` takes; requests that already had the new value are left out. */
  undo: Undo[];
}

const changeSchema = z.object({
  changed: z.array(z.object({ id: z.string(), version: z.string(), change: z.int().nullish() })),
  skipped: skippedSchema,
});

/** A change that was made: its entry of the audit trail, and the version of the request that it made. */
type Undo = Record<'id' | 'version', string> & { change: number };

interface UndoChanges {
  changes: readonly Undo[];
  /** Also brings back visits that do not fit. */
  isOverruled: boolean;
  /** As it was changed. */
  isWithoutMail: boolean;
}

/**
 * Changes one or more requests, a hundred in a transaction; the rows on screen keep their place. Throws a DataError.
 */
export function useChangeRequests() {
  const queryClient = useQueryClient();
  return useMutation({ mutationFn: changeRequests, onSuccess: (outcome) => showOutcome(queryClient, outcome) });
}

/**
 * Undoes such a change from the old values in the audit trail, for every request that nobody has changed since.
 * Throws a DataError.
 */
export function useUndoChanges() {
  const queryClient = useQueryClient();
  return useMutation({ mutationFn: undoChanges, onSuccess: (outcome) => showOutcome(queryClient, outcome) });
}

function showOutcome(queryClient: QueryClient, { changed, skipped }: ChangeOutcome): void {
  updateCachedRequests(
    queryClient,
    changed.map(({ id }) => id),
    changed,
  );
  refetchDependents(queryClient);
  if (skipped.some(({ reason }) => reason === 'changed')) {
    void queryClient.invalidateQueries({ queryKey: requestKeys.changes() });
  }
}

const deletionSchema = z.object({ deleted: z.array(z.string()), deleted_at: z.string(), skipped: skippedSchema });

interface Deletion {
  /** Ids. */
  deleted: string[];
  /** What restores them: a timestamp of each transaction. */
  deletedAt: string[];
  skipped: SkippedRequest[];
}

/** Deletes requests, a hundred in a transaction. Throws a DataError. */
export function useDeleteRequests() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: deleteRequests,
    onSuccess: () => refetchAll(queryClient),
  });
}

function refetchAll(queryClient: QueryClient): Promise<void> {
  return reload(queryClient, requestKeys.all);
}

async function changeRequests({ changes, isWithoutMail }: ChangeRequests): Promise<ChangeOutcome> {
  const { outcomes, left } = await writeInBatches(changes, (batch) => changeBatch(batch, isWithoutMail));
  return merged(
    outcomes,
    left.map(({ request }) => request.id),
  );
}

async function changeBatch(changes: readonly RequestChange[], isWithoutMail: boolean): Promise<ChangeOutcome> {
  const requests = changes.map(({ request: { id, version }, status, assignedTo }) => ({
    id,
    version,
    ...(status !== undefined && { status }),
    ...(assignedTo !== undefined && { assigned_to: assignedTo === '' ? null : assignedTo }),
  }));
  return outcomeOf(await run(withMailChoice(supabase.rpc('change_requests', { requests }), isWithoutMail)));
}

async function undoChanges({ changes, isWithoutMail, isOverruled }: UndoChanges): Promise<ChangeOutcome> {
  const { outcomes, left } = await writeInBatches(changes, async (batch) =>
    outcomeOf(
      await run(
        withMailChoice(supabase.rpc('undo_changes', { changes: batch, is_overruled: isOverruled }), isWithoutMail),
      ),
    ),
  );
  return merged(
    outcomes,
    left.map(({ id }) => id),
  );
}

async function outcomeOf(data: unknown): Promise<ChangeOutcome> {
  const { changed, skipped } = parseData(changeSchema, data);
  // From the versions that the change produced: a colleague may change a request before it is read below.
  const undo = changed.flatMap(({ id, version, change }) => (change == null ? [] : [{ id, version, change }]));
  if (changed.length === 0) return { changed: [], skipped, undo };
  const ids = changed.map(({ id }) => id);
  // A successful change must not look like a failure because the rows could not be read afterwards.
  const rows = await run(supabase.from('contact_submissions').select('*').in('id', ids).retry(true));
  return { changed: parseStoredRequests(rows), skipped, undo };
}

function merged(outcomes: readonly ChangeOutcome[], failedIds: readonly string[]): ChangeOutcome {
  return {
    changed: outcomes.flatMap(({ changed }) => changed),
    skipped: [...outcomes.flatMap(({ skipped }) => skipped), ...failed(failedIds)],
    undo: outcomes.flatMap(({ undo }) => undo),
  };
}

function failed(ids: readonly string[]): SkippedRequest[] {
  return ids.map((id) => ({ id, reason: 'failed' }));
}

interface DeleteRequests {
  requests: readonly StoredRequest[];
  /** Whether the customers are told that a visit to come goes with them. */
  withMail: boolean;
}

async function deleteRequests({ requests, withMail }: DeleteRequests): Promise<Deletion> {
  const { outcomes, left } = await writeInBatches(requests, (batch) =>
    read(
      deletionSchema,
      supabase.rpc('delete_requests', {
        requests: batch.map(({ id, version }) => ({ id, version })),
        with_mail: withMail,
      }),
    ),
  );
  return {
    deleted: outcomes.flatMap((outcome) => outcome.deleted),
    deletedAt: outcomes.map((outcome) => outcome.deleted_at),
    skipped: [...outcomes.flatMap(({ skipped }) => skipped), ...failed(left.map(({ id }) => id))],
  };
}
