import type { Database } from '@/data/database.types';
import type { RequestStatus } from '@/domain/request/request-status';

/** What list_requests can sort by. */
export const sortColumns = [
  'created_at',
  'name',
  'address',
  'property_type',
  'status',
  'rush_service',
  'calculated_price',
  'appointment',
] as const;
export type SortColumn = (typeof sortColumns)[number];

/** Kinds of work for an adviser; private.meets_filters defines which requests belong to each. */
export const workKinds = ['today', 'rush', 'overdue', 'callback', 'unanswered'] as const;
export type WorkKind = (typeof workKinds)[number];

/** The same, and `price`: the requests whose stored price differs from the price list. */
export const workFilters = [...workKinds, 'price'] as const;
type WorkFilter = (typeof workFilters)[number];

/** The filters that held requests have too; '' and null filter nothing. */
export interface RequestFilters {
  search: string;
  rush: boolean | null;
  /** YYYY-MM-DD in Dutch time, that day included. */
  from: string;
  /** YYYY-MM-DD in Dutch time, that day included. */
  until: string;
}

/** The filters of the list except its status. */
export interface ListFilters extends RequestFilters {
  /** YYYY-MM-DD, that day included. */
  appointmentFrom: string;
  /** YYYY-MM-DD, that day included. */
  appointmentUntil: string;
  work: WorkFilter | '';
  /** Only what is assigned to the administrator who asks. */
  isMine: boolean;
}

export const noFilters: ListFilters = {
  search: '',
  rush: null,
  from: '',
  until: '',
  appointmentFrom: '',
  appointmentUntil: '',
  work: '',
  isMine: false,
};

/** Which requests, in which order. */
export interface RequestSelection extends ListFilters {
  status: RequestStatus | '';
  /** Shows the held requests; without it a search finds both. */
  isHeld: boolean;
  sort: SortColumn;
  isDescending: boolean;
}

/** One page of a selection: the first, the last, or the one after or before a request. */
export interface RequestPosition extends RequestSelection {
  cursor: { id: string; side: 'after' | 'before' } | 'last' | null;
}

type Functions = Database['public']['Functions'];

/** The arguments of held_requests; empty filters are left out. */
export function filterArgs({ search, rush, from, until }: RequestFilters): Functions['held_requests']['Args'] {
  return {
    ...(search !== '' && { search }),
    ...(rush !== null && { rush }),
    ...(from !== '' && { from_day: from }),
    ...(until !== '' && { until_day: until }),
  };
}

/** The arguments of count_requests; empty filters are left out. */
export function countArgs(filters: ListFilters): Functions['count_requests']['Args'] {
  const { appointmentFrom, appointmentUntil, work, isMine } = filters;
  return {
    ...filterArgs(filters),
    ...(appointmentFrom !== '' && { appointment_from: appointmentFrom }),
    ...(appointmentUntil !== '' && { appointment_until: appointmentUntil }),
    ...(work !== '' && { work }),
    ...(isMine && { mine: true }),
  };
}

/** The arguments of list_requests. The last page and one before a request are returned in reverse order. */
export function pageArgs(position: RequestPosition, pageSize: number): Functions['list_requests']['Args'] {
  const { status, isHeld, sort, isDescending, cursor } = position;
  return {
    ...countArgs(position),
    ...(status !== '' && { status }),
    ...(isHeld && { held: true }),
    sort,
    descending: isDescending,
    ...(cursor === 'last' && { backwards: true }),
    ...(cursor !== 'last' && cursor && { after: cursor.id, backwards: cursor.side === 'before' }),
    page_size: pageSize,
  };
}
