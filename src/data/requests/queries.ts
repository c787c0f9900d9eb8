import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { supabase } from '@/data/client';
import { read, run } from '@/data/run';
import { requestStatuses, type RequestStatus } from '@/domain/request/request-status';
import { requestKeys } from './keys';
import { countArgs, pageArgs, type ListFilters, type RequestPosition, type RequestSelection } from './list-query';
import { parseStoredRequests } from './outbox/stored-request';
import type { StoredRequest } from '@/domain/request/request-fields';

export const requestsPerPage = 50;

export interface RequestPage {
  requests: StoredRequest[];
  /** Those of them that were deleted since the page was fetched; they keep their place. */
  goneIds: readonly string[];
  hasPrevious: boolean;
  hasNext: boolean;
}

/** By status, and how many are held. When capped, these are 1,000 of more. */
export type RequestCounts = Record<RequestStatus | 'held', number> & { isCapped: boolean };

/** A number; `isCapped` means that there are more. */
export interface Count {
  amount: number;
  isCapped: boolean;
}

/**
 * The number of requests in a selection, from its counts. Capped counts cover only the first requests, so zero for a
 * status then means nothing, and is undefined.
 */
export function countOf(
  counts: RequestCounts,
  { status, isHeld }: Pick<RequestSelection, 'status' | 'isHeld'>,
): Count | undefined {
  const { isCapped } = counts;
  const isOfAll = status === '' && !isHeld;
  const amount = isOfAll
    ? requestStatuses.reduce((sum, each) => sum + counts[each], 0)
    : counts[isHeld || status === '' ? 'held' : status];
  return isCapped && amount === 0 ? undefined : { amount, isCapped };
}

/** Milliseconds; what changes meanwhile is found by latest_changes, which looks further back. */
const freshFor = 2000;

/** One page of the list; the previous one stays in view while it loads. Throws a DataError. */
export function requestPageQuery(position: RequestPosition) {
  return queryOptions({
    queryKey: requestKeys.page(position),
    queryFn: ({ signal }) => fetchPage(position, signal),
    placeholderData: keepPreviousData,
    staleTime: freshFor,
  });
}

/** The number of requests of each status, and of held ones, that match the filters. Throws a DataError. */
export function requestCountsQuery(view: ListFilters) {
  const { search, rush, from, until, appointmentFrom, appointmentUntil, work, isMine, assignee, figure } = view;
  const filters = { search, rush, from, until, appointmentFrom, appointmentUntil, work, isMine, assignee, figure };
  return queryOptions({
    queryKey: requestKeys.counts(filters),
    queryFn: ({ signal }) => read(countsSchema, supabase.rpc('count_requests', countArgs(filters)).abortSignal(signal)),
    placeholderData: keepPreviousData,
  });
}

/** One request by its id, fetched once while it is open; null when there is none. Throws a DataError. */
export function openedRequestQuery(id: string) {
  return queryOptions({
    queryKey: requestKeys.opened(id),
    queryFn: ({ signal }) => fetchRequest(id, signal),
    staleTime: Infinity,
    gcTime: 0,
  });
}

async function fetchPage(position: RequestPosition, signal: AbortSignal): Promise<RequestPage> {
  // One more than a page, to know whether there is another.
  const args = pageArgs(position, requestsPerPage + 1);
  const found = parseStoredRequests(await run(supabase.rpc('list_requests', args).abortSignal(signal)));
  const requests = found.slice(0, requestsPerPage);
  const hasMore = found.length > requestsPerPage;
  if (position.cursor === 'last')
    return { requests: requests.reverse(), goneIds: [], hasPrevious: hasMore, hasNext: false };
  // The page it was reached from is on the other side, unless this one turned out empty.
  const hasOrigin = position.cursor !== null && requests.length > 0;
  return position.cursor?.side === 'before'
    ? { requests: requests.reverse(), goneIds: [], hasPrevious: hasMore, hasNext: hasOrigin }
    : { requests, goneIds: [], hasPrevious: hasOrigin, hasNext: hasMore };
}

const count = z.int().nonnegative().default(0);
const countsSchema = z
  .strictObject({
    new: count,
    contacted: count,
    scheduled: count,
    completed: count,
    cancelled: count,
    held: count,
    capped: z.boolean().default(false),
  })
  .transform(({ capped, ...counts }) => ({ ...counts, isCapped: capped }));

async function fetchRequest(id: string, signal: AbortSignal): Promise<StoredRequest | null> {
  return (await fetchRequests([id], signal))[0] ?? null;
}

/** The requests with these ids, in no order; what is gone is left out. Throws a DataError. */
export async function fetchRequests(ids: readonly string[], signal?: AbortSignal): Promise<StoredRequest[]> {
  const query = supabase.from('contact_submissions').select('*').in('id', ids);
  return parseStoredRequests(await run(signal ? query.abortSignal(signal) : query));
}
