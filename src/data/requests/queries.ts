import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { supabase } from '@/data/client';
import { DataError, toDataError } from '@/data/errors';
import { requestStatuses, type RequestStatus } from '@/domain/request/request-edit';
import { requestKeys } from './keys';
import { filterArgs, pageArgs, type RequestFilters, type RequestPosition } from './list-query';
import { parseSubmissions, type Submission } from './submission';

export const requestsPerPage = 50;

export interface RequestPage {
  requests: Submission[];
  hasPrevious: boolean;
  hasNext: boolean;
}

export type StatusCounts = Record<RequestStatus, number>;

/** One page of the list; the page before it stays in view meanwhile. Throws a DataError. */
export function requestPageQuery(position: RequestPosition) {
  return queryOptions({
    queryKey: requestKeys.page(position),
    queryFn: ({ signal }) => fetchPage(position, signal),
    placeholderData: keepPreviousData,
  });
}

/** How many requests of the filters have each status. Throws a DataError. */
export function requestCountsQuery(filters: RequestFilters) {
  return queryOptions({
    queryKey: requestKeys.counts(filters),
    queryFn: ({ signal }) => fetchCounts(filters, signal),
    placeholderData: keepPreviousData,
  });
}

/** One request by its id, read once for the time that it is open; null when there is none. Throws a DataError. */
export function openedRequestQuery(id: string) {
  return queryOptions({
    queryKey: requestKeys.opened(id),
    queryFn: ({ signal }) => fetchRequest(id, signal),
    staleTime: Infinity,
    gcTime: 0,
  });
}

async function fetchPage(position: RequestPosition, signal: AbortSignal): Promise<RequestPage> {
  const { data, error, status } = await supabase
    // One more than a page tells whether there is another one.
    .rpc('list_requests', pageArgs(position, requestsPerPage + 1))
    .abortSignal(signal)
    // The cache tries again by itself; together they would keep people waiting for minutes.
    .retry(false);
  if (error) throw toDataError({ error, status });
  const found = parseSubmissions(data);
  const requests = found.slice(0, requestsPerPage);
  const hasMore = found.length > requestsPerPage;
  // What was walked away from is on the other side, unless this side turned out empty.
  const hasOrigin = position.cursor !== null && requests.length > 0;
  return position.cursor?.side === 'before'
    ? { requests: requests.reverse(), hasPrevious: hasMore, hasNext: hasOrigin }
    : { requests, hasPrevious: hasOrigin, hasNext: hasMore };
}

const countsSchema = z.partialRecord(z.enum(requestStatuses), z.int().nonnegative());

async function fetchCounts(filters: RequestFilters, signal: AbortSignal): Promise<StatusCounts> {
  const { data, error, status } = await supabase
    .rpc('count_requests', filterArgs(filters))
    .abortSignal(signal)
    .retry(false);
  if (error) throw toDataError({ error, status });
  const parsed = countsSchema.safeParse(data);
  if (!parsed.success) throw new DataError('unavailable', 'the counts have another shape', { cause: parsed.error });
  return { new: 0, contacted: 0, scheduled: 0, completed: 0, cancelled: 0, ...parsed.data };
}

async function fetchRequest(id: string, signal: AbortSignal): Promise<Submission | null> {
  const { data, error, status } = await supabase
    .from('contact_submissions')
    .select('*')
    .eq('id', id)
    .abortSignal(signal)
    .retry(false);
  if (error) throw toDataError({ error, status });
  return parseSubmissions(data)[0] ?? null;
}
