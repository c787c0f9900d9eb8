import type { Database } from '@/data/database.types';
import type { RequestStatus } from '@/domain/request/request-edit';

/** What the list can be sorted by, as list_requests calls it. */
export const sortColumns = [
  'created_at',
  'name',
  'address',
  'property_type',
  'status',
  'rush_service',
  'calculated_price',
] as const;
export type SortColumn = (typeof sortColumns)[number];

/** What narrows the list down, status aside; '' and null ask for nothing. */
export interface RequestFilters {
  search: string;
  rush: boolean | null;
  /** YYYY-MM-DD in Dutch time, that day included. */
  from: string;
  /** YYYY-MM-DD in Dutch time, that day included. */
  until: string;
}

/** Which requests, in which order. */
export interface RequestSelection extends RequestFilters {
  status: RequestStatus | '';
  sort: SortColumn;
  isDescending: boolean;
}

/** One page of a selection: its beginning, or what follows or precedes one request of it. */
export interface RequestPosition extends RequestSelection {
  cursor: { id: string; side: 'after' | 'before' } | null;
}

type Functions = Database['public']['Functions'];

/** The filters as count_requests takes them; what asks for nothing is left out. */
export function filterArgs({ search, rush, from, until }: RequestFilters): Functions['count_requests']['Args'] {
  return {
    ...(search !== '' && { search }),
    ...(rush !== null && { rush }),
    ...(from !== '' && { from_day: from }),
    ...(until !== '' && { until_day: until }),
  };
}

/** A page as list_requests takes it. A page before a request comes nearest first. */
export function pageArgs(position: RequestPosition, pageSize: number): Functions['list_requests']['Args'] {
  const { status, sort, isDescending, cursor } = position;
  return {
    ...filterArgs(position),
    ...(status !== '' && { status }),
    sort,
    descending: isDescending,
    ...(cursor && { after: cursor.id, backwards: cursor.side === 'before' }),
    page_size: pageSize,
  };
}
