import { useMutation, useQueryClient } from '@tanstack/react-query';
import { supabase } from '@/data/client';
import { dataErrorCode } from '@/data/errors';
import { reload } from '@/data/reload';
import { run } from '@/data/run';
import type { EnteredRequest } from '@/domain/request/request';
import { toColumns } from '@/domain/request/request-fields';
import { requestKeys } from './keys';

/**
 * Stores a request that came in by telephone. A duplicate id counts as success, because an id always has the same
 * content. Throws a DataError.
 */
export function useEnterRequest() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: enterRequest,
    // Not awaited: the request is opened as soon as it is stored.
    onSuccess: () => void reload(queryClient, requestKeys.all),
  });
}

async function enterRequest(request: EnteredRequest): Promise<void> {
  const { name, email, propertyType } = request;
  const row = { name, email, property_type: propertyType, source: 'telephone', ...toColumns(request) };
  try {
    await run(supabase.from('contact_submissions').insert(row));
  } catch (error) {
    if (dataErrorCode(error) !== 'duplicate') throw error;
  }
}
