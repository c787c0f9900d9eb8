import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { supabase } from '@/data/client';
import { dataErrorCode, DataError } from '@/data/errors';
import { withMailChoice } from '@/data/outgoing/without-mail';
import { reload } from '@/data/reload';
import { read, run } from '@/data/run';
import { fitsCustomerChange } from '@/domain/request/customer-changes';
import type { RequestPatch } from '@/domain/request/request-patch';
import { toColumns, type StoredRequest } from '@/domain/request/request-fields';
import { updateCachedRequests } from './changes';
import { requestKeys } from './keys';
import { parseStoredRequests } from './outbox/stored-request';

const deletionSchema = z.object({ deleted: z.array(z.string()) });
const lastChangeSchema = z.array(z.object({ by_customer: z.boolean() }));

export interface SaveChoices {
  /** The version that was read and edited. */
  base: StoredRequest;
  /** As it is to be stored. */
  edit: RequestPatch;
  /** The customer is mailed nothing about it. */
  isWithoutMail?: boolean;
  /** The customer cancels, by telephone. */
  isCancelledByCustomer?: boolean;
  /** The customer agreed to the higher price that follows. */
  isPriceAgreed?: boolean;
}

/** Stores the changed fields. Resolves with what is stored; throws a DataError, `conflict` for an outdated version. */
export function useSaveRequest() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: saveRequest,
    onSuccess: (request) => {
      queryClient.setQueryData(requestKeys.opened(request.id), request);
      // Opened again before the list is refetched, it would look as if somebody else had changed it.
      updateCachedRequests(queryClient, [request.id], [request]);
    },
    // Not awaited: the save is reported at once, before the list and its counts are refetched.
    onSettled: (_, error) => void refetchUnlessUnchanged(queryClient, error),
  });
}

interface DeleteRequest {
  /** The version that was read. */
  request: StoredRequest;
  /** Whether the customer is told that a visit to come goes with it. */
  withMail: boolean;
}

/** Deletes the version that was read. Throws a DataError, `conflict` for an outdated version. */
export function useDeleteRequest() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: deleteRequest,
    onSettled: (_, error) => refetchUnlessUnchanged(queryClient, error),
  });
}

interface RestoreRequest {
  id: string;
  /** The customer is mailed nothing about it. */
  isWithoutMail?: boolean;
  /** Its visit also comes back where it no longer fits. */
  isOverruled?: boolean;
}

/**
 * Restores a deleted request. Throws a DataError, `conflict` when it is too late, 'does-not-fit' when its visit no longer
 * fits.
 */
export function useRestoreRequest() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: restoreRequest,
    onSettled: (_, error) => refetchUnlessUnchanged(queryClient, error),
  });
}

/** Erases deleted requests that can no longer be restored. A failure is only logged: the next call erases them too. */
export async function forgetDeletedRequests(): Promise<void> {
  try {
    await run(supabase.rpc('forget_deleted_requests'));
  } catch (error) {
    console.warn('Deleted requests are not erased yet', error);
  }
}

/**
 * Refetches one request; null when it is gone. A mutation, because a button starts it and nothing is cached. Throws a
 * DataError.
 */
export function useRefetchRequest() {
  return useMutation({ mutationFn: refetchRequest });
}

/** A conflict means that the list is outdated too; any other failure changed nothing. */
async function refetchUnlessUnchanged(queryClient: QueryClient, error: Error | null): Promise<void> {
  if (error === null || dataErrorCode(error) === 'conflict') await reload(queryClient, requestKeys.all);
}

async function saveRequest({ base, ...save }: SaveChoices): Promise<StoredRequest> {
  const saved = (await saveAt(base, save)) ?? (await saveAfterCustomer(base, save));
  // No row has this id and version: somebody else changed or deleted the request.
  if (saved === null) throw new DataError('conflict', `request ${base.id} is no longer at version ${base.version}`);
  return saved;
}

/**
 * Saves on top of what only the customer changed meanwhile, by the link of the request; null when somebody else changed
 * it.
 */
async function saveAfterCustomer(base: StoredRequest, save: Omit<SaveChoices, 'base'>): Promise<StoredRequest | null> {
  if (!(await isLastChangedByCustomer(base.id))) return null;
  const newest = await refetchRequest(base.id);
  return newest !== null && fitsCustomerChange(base, newest, save.edit) ? saveAt(newest, save) : null;
}

/** False also when that cannot be read: then it counts as a conflict, which overwrites nothing. */
async function isLastChangedByCustomer(id: string): Promise<boolean> {
  const entries = supabase.from('request_audit').select('by_customer').eq('request_id', id);
  try {
    const [latest] = await read(lastChangeSchema, entries.order('id', { ascending: false }).limit(1));
    return latest?.by_customer === true;
  } catch (error) {
    console.warn('Who changed a request last cannot be read', error);
    return false;
  }
}

async function saveAt(
  { id, version }: StoredRequest,
  { edit, isWithoutMail = false, isCancelledByCustomer = false, isPriceAgreed = false }: Omit<SaveChoices, 'base'>,
): Promise<StoredRequest | null> {
  const saving = supabase
    .from('contact_submissions')
    .update({ ...toColumns(edit) })
    .eq('id', id)
    .eq('updated_at', version)
    .select();
  // Read by private.is_cancelled_by_customer.
  if (isCancelledByCustomer) saving.setHeader('x-cancelled-by', 'customer');
  // Read by private.is_price_agreed.
  if (isPriceAgreed) saving.setHeader('x-price-agreed', 'on');
  const data = await run(withMailChoice(saving, isWithoutMail));
  return parseStoredRequests(data)[0] ?? null;
}

async function deleteRequest({ request: { id, version }, withMail }: DeleteRequest): Promise<void> {
  const { deleted } = await read(
    deletionSchema,
    supabase.rpc('delete_requests', { requests: [{ id, version }], with_mail: withMail }),
  );
  if (deleted.length === 0) throw new DataError('conflict', `request ${id} is no longer at version ${version}`);
}

async function restoreRequest({ id, isWithoutMail = false, isOverruled = false }: RestoreRequest): Promise<void> {
  const restoring = supabase.rpc('restore_request', { request_id: id, is_overruled: isOverruled });
  const isRestored = await read(z.boolean(), withMailChoice(restoring, isWithoutMail));
  if (!isRestored) throw new DataError('conflict', `request ${id} can no longer be restored`);
}

async function refetchRequest(id: string): Promise<StoredRequest | null> {
  return parseStoredRequests(await run(supabase.from('contact_submissions').select('*').eq('id', id)))[0] ?? null;
}
