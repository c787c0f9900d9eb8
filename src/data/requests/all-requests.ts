import { supabase } from '@/data/client';
import type { Json } from '@/data/database.types';
import { DataError } from '@/data/errors';
import { run } from '@/data/run';
import { pageArgs, type RequestSelection } from './list-query';
import { parseStoredRequests } from './outbox/stored-request';
import type { StoredRequest } from '@/domain/request/request-fields';

const pageSize = 1000;

/**
 * All requests of a selection in its order, a thousand at a time; `expected` is how many there are at least. Throws a
 * DataError, `conflict` when the list changed meanwhile and requests may be missing.
 */
export async function* readRequests(
  selection: RequestSelection,
  expected: number,
  signal: AbortSignal,
): AsyncGenerator<StoredRequest[]> {
  let read = 0;
  let last: StoredRequest | undefined;
  for (;;) {
    const page: StoredRequest[] = await fetchPage(selection, last, signal);
    read += page.length;
    last = page.at(-1);
    if (last) yield page;
    if (!last || page.length < pageSize) {
      // A request that moved in the order meanwhile may have been skipped.
      if (read < expected) throw new DataError('conflict', `the list ended after ${read} of ${expected}`);
      return;
    }
  }
}

async function fetchPage(
  selection: RequestSelection,
  last: StoredRequest | undefined,
  signal: AbortSignal,
): Promise<StoredRequest[]> {
  const args = pageArgs({ ...selection, cursor: null }, pageSize);
  const query = last ? { ...args, after_values: cursorOf(last) } : args;
  return parseStoredRequests(await run(supabase.rpc('list_requests', query).abortSignal(signal)));
}

/** The sortable columns as read. With an id alone, a request that changed meanwhile would have another position. */
function cursorOf(request: StoredRequest): Json {
  return {
    id: request.id,
    created_at: request.createdAt,
    name: request.name,
    address: request.address,
    property_type: request.propertyType,
    status: request.status,
    rush_service: request.rushService,
    price: request.price,
    appointment_date: request.appointmentDate || null,
    appointment_time: request.appointmentTime || null,
  };
}
