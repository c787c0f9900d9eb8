import type { LabelRequest, RelayStatus } from '@/domain/request/request';
import { toColumns } from '@/domain/request/request-fields';
import { DataError, toDataError } from '@/data/errors';

/** Milliseconds after which the database counts as out of reach. */
const timeout = 10_000;

/**
 * Adds a visitor's request to contact_submissions. A plain insert that asks nothing back: visitors may not read.
 * Resolves when the row is there, also when an earlier attempt put it there: an id stands for one content. Throws a
 * DataError.
 */
export async function storeRequest(request: LabelRequest, relayStatus: RelayStatus): Promise<void> {
  // The database client is large, and filling in a form goes without it.
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
    throw new DataError('unavailable', `the database answered ${status} to an insert`);
  }
}
