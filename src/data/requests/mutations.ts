import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { supabase } from '@/data/client';
import { dataErrorCode, DataError, toDataError } from '@/data/errors';
import type { RequestEdit } from '@/domain/request/request-edit';
import { toColumns } from '@/domain/request/request-fields';
import { requestKeys } from './keys';
import { parseSubmissions, type Submission, type SubmissionRow } from './submission';

/** Milliseconds after a deletion until the database has closed its minute for undoing. */
const undoWindow = 65_000;

interface WebhookOutcome {
  id: string;
  isTaken: boolean;
}

interface SaveRequest {
  /** The version that was read, and that the changes were made on. */
  base: Submission;
  changes: Partial<RequestEdit>;
}

/** Stores the changed fields. Resolves with the row as it is stored now; throws a DataError. */
export function useSaveRequest() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: saveRequest,
    onSettled: (_, error) => reloadUnlessNothingChanged(queryClient, error),
  });
}

/** Deletes the version that was read, and no newer one. Throws a DataError; `conflict` is a version that is gone. */
export function useDeleteRequest() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: deleteRequest,
    onSuccess: () => {
      setTimeout(() => void forgetDeletedRequests(), undoWindow);
    },
    onSettled: (_, error) => reloadUnlessNothingChanged(queryClient, error),
  });
}

/** Puts a deleted request back as it was. Throws a DataError; `conflict` is too late. */
export function useRestoreRequest() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: restoreRequest,
    onSettled: (_, error) => reloadUnlessNothingChanged(queryClient, error),
  });
}

/** Keeps with a request whether the automation took it. Throws a DataError. */
export function useStoreWebhookOutcome() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: storeWebhookOutcome,
    onSettled: (_, error) => reloadUnlessNothingChanged(queryClient, error),
  });
}

/** Ends the minute in which a deletion can be undone, for good. Whatever stays now goes at the next call. */
export async function forgetDeletedRequests(): Promise<void> {
  const { error, status } = await supabase.rpc('forget_deleted_requests');
  if (error) console.warn('Deleted requests are still kept', toDataError({ error, status }));
}

/** Reads one request anew; null when it is gone. A mutation, for it is asked for by a button and never kept. */
export function useReadAgain() {
  return useMutation({ mutationFn: readAgain });
}

/** A conflict means that the list on screen is old as well; any other failure changed nothing. */
async function reloadUnlessNothingChanged(queryClient: QueryClient, error: Error | null): Promise<void> {
  if (error === null || dataErrorCode(error) === 'conflict')
    await queryClient.invalidateQueries({ queryKey: requestKeys.all });
}

async function saveRequest({ base, changes }: SaveRequest): Promise<SubmissionRow> {
  const { data, error, status } = await supabase
    .from('contact_submissions')
    .update({ ...toColumns(changes) })
    .eq('id', base.id)
    .eq('updated_at', base.version)
    .select();
  if (error) throw toDataError({ error, status });
  // Nothing matched id and version together: somebody else changed or deleted the request.
  const [row] = data;
  if (!row) throw new DataError('conflict', `request ${base.id} is not at version ${base.version} any more`);
  return row;
}

async function deleteRequest({ id, version }: Submission): Promise<void> {
  const { data, error, status } = await supabase
    .from('contact_submissions')
    .delete()
    .eq('id', id)
    .eq('updated_at', version)
    .select('id');
  if (error) throw toDataError({ error, status });
  if (data.length === 0) throw new DataError('conflict', `request ${id} is not at version ${version} any more`);
}

async function restoreRequest(id: string): Promise<void> {
  const { data, error, status } = await supabase.rpc('restore_request', { request_id: id });
  if (error) throw toDataError({ error, status });
  const isRestored = z.boolean().safeParse(data);
  if (!isRestored.success) throw new DataError('unavailable', 'restore_request answered no boolean');
  if (!isRestored.data) throw new DataError('conflict', `request ${id} is not kept any more`);
}

async function storeWebhookOutcome({ id, isTaken }: WebhookOutcome): Promise<void> {
  const outcome = isTaken ? 'sent' : 'failed';
  const { error, status } = await supabase
    .from('contact_submissions')
    .update({ webhook_status: outcome })
    .eq('id', id)
    // An update that changes nothing would give the request a new version, and others a conflict.
    .or(`webhook_status.is.null,webhook_status.neq.${outcome}`);
  if (error) throw toDataError({ error, status });
}

async function readAgain(id: string): Promise<Submission | null> {
  const { data, error, status } = await supabase.from('contact_submissions').select('*').eq('id', id).retry(false);
  if (error) throw toDataError({ error, status });
  return parseSubmissions(data)[0] ?? null;
}
