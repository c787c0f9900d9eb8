import type { Database } from '@/data/database.types';
import type { RequestStatus } from '@/domain/request/request-edit';

/** What list_requests can sort by. */
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

/** The filters of the list except its status; '' and null filter nothing. */
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
  /** Shows the held requests; without it a search finds both. */
  isHeld: boolean;
  sort: SortColumn;
  isDescending: boolean;
}

/** One page of a selection: the first, or the one after or before a request. */
export interface RequestPosition extends RequestSelection {
  cursor: { id: string; side: 'after' | 'before' } | null;
}

type Functions = Database['public']['Functions'];

/** The arguments of count_requests and held_requests; empty filters are left out. */
export function filterArgs({ search, rush, from, until }: RequestFilters): Functions['count_requests']['Args'] {
  return {
    ...(search !== '' && { search }),
    ...(rush !== null && { rush }),
    ...(from !== '' && { from_day: from }),
    ...(until !== '' && { until_day: until }),
  };
}

/** The arguments of list_requests. A page before a request is returned in reverse order. */
export function pageArgs(position: RequestPosition, pageSize: number): Functions['list_requests']['Args'] {
  const { status, isHeld, sort, isDescending, cursor } = position;
  return {
    ...filterArgs(position),
    ...(status !== '' && { status }),
    ...(isHeld && { held: true }),
    sort,
    descending: isDescending,
    ...(cursor && { after: cursor.id, backwards: cursor.side === 'before' }),
    page_size: pageSize,
  };
}
