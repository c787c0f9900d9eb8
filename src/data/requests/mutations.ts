import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { supabase } from '@/data/client';
import { DataError, toDataError } from '@/data/errors';
import type { RequestEdit } from '@/domain/request-edit';
import { requestKeys } from './keys';
import { parseSubmissions, toUpdate, type Submission, type SubmissionRow } from './submission';

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

/** Throws a DataError, also when there was nothing to delete any more. */
export function useDeleteRequest() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: deleteRequest,
    onSettled: (_, error) => reloadUnlessNothingChanged(queryClient, error),
  });
}

/** Reads one request anew; null when it is gone. A mutation, for it is asked for by a button and never kept. */
export function useReadAgain() {
  return useMutation({ mutationFn: readAgain });
}

/** A conflict means that the list on screen is old as well; any other failure changed nothing. */
async function reloadUnlessNothingChanged(queryClient: QueryClient, error: Error | null): Promise<void> {
  const isConflict = error instanceof DataError && error.fault === 'conflict';
  if (error === null || isConflict) await queryClient.invalidateQueries({ queryKey: requestKeys.all });
}

async function saveRequest({ base, changes }: SaveRequest): Promise<SubmissionRow> {
  const { data, error, status } = await supabase
    .from('contact_submissions')
    .update(toUpdate(changes))
    .eq('id', base.id)
    .eq('updated_at', base.version)
    .select();
  if (error) throw toDataError({ error, status });
  // Nothing matched id and version together: somebody else changed or deleted the request.
  const [row] = data;
  if (!row) throw new DataError('conflict', `request ${base.id} is not at version ${base.version} any more`);
  return row;
}

async function deleteRequest(id: string): Promise<void> {
  const { data, error, status } = await supabase.from('contact_submissions').delete().eq('id', id).select('id');
  if (error) throw toDataError({ error, status });
  if (data.length === 0) throw new DataError('conflict', `request ${id} is not there`);
}

async function readAgain(id: string): Promise<Submission | null> {
  const { data, error, status } = await supabase.from('contact_submissions').select('*').eq('id', id).retry(false);
  if (error) throw toDataError({ error, status });
  return parseSubmissions(data)[0] ?? null;
}
