import type { LabelRequest, RelayStatus } from '@/domain/request/request';
import { toColumns } from '@/domain/request/request-fields';
import { DataError, toDataError } from '@/data/errors';

/** Milliseconds after which the database counts as unreachable. */
const timeout = 10_000;

/**
 * Inserts a visitor's request, without returning the row: visitors may not read. A duplicate id counts as success,
 * because an id stands for one content. Throws a DataError.
 */
export async function storeRequest(request: LabelRequest, relayStatus: RelayStatus): Promise<void> {
  // Loaded late: the database client is large, and only sending needs it.
  const { supabase } = await import('@/data/client');
  const { error, status } = await supabase
    .from('contact_submissions')
    .insert({
      name: request.name,
      email: request.email,
      property_type: request.propertyType,
      relay_status: relayStatus,
      ...toColumns(request),
    })
    .abortSignal(AbortSignal.timeout(timeout));
  if (error) {
    const failure = toDataError({ error, status });
    if (failure.code !== 'duplicate') throw failure;
  } else if (status !== 201) {
    throw new DataError('unavailable', `the database responded ${status} to an insert`);
  }
}
