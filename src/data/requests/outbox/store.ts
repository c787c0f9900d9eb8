import type { LabelRequest, RelayStatus } from '@/domain/request/request';
import { toColumns } from '@/domain/request/request-fields';
import { DataError, toDataError } from '@/data/errors';
import { nudgeSender } from '@/data/outgoing/nudge';
import { sha256 } from '@/lib/sha256';

/** Milliseconds after which the database counts as unreachable. */
const timeout = 10_000;

/**
 * Inserts a visitor's request, without returning the row: visitors may not read. A duplicate id counts as success,
 * because an id always has the same content; the row is then marked as mailed if its mail was sent. Throws a DataError.
 */
export async function storeRequest(request: LabelRequest, relayStatus: RelayStatus): Promise<void> {
  // Loaded late: the database client is large, and only sending needs it.
  const { supabase } = await import('@/data/client');
  const signal = AbortSignal.timeout(timeout);
  const { error, status } = await supabase
    .from('contact_submissions')
    .insert({
      name: request.name,
      email: request.email,
      property_type: request.propertyType,
      relay_status: relayStatus,
      ...(request.customerKey !== '' && { key_hash: await sha256(request.customerKey) }),
      ...toColumns(request),
    })
    .setHeader('x-order-texts', request.textsVersion)
    .setHeader('x-terms', request.terms)
    .abortSignal(signal);
  if (error) {
    const failure = toDataError({ error, status });
    if (failure.code !== 'duplicate') throw failure;
    if (relayStatus !== 'sent') return;
    const confirmation = await supabase.rpc('confirm_request_mail', { request_id: request.id }).abortSignal(signal);
    if (confirmation.error) throw toDataError(confirmation);
  } else if (status !== 201) {
    throw new DataError('unavailable', `the database responded ${status} to an insert`);
  } else {
    nudgeSender();
  }
}
