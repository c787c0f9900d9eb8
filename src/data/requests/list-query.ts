import type { Database } from '@/data/database.types';
import type { RequestSource } from '@/domain/request/field-types';
import type { RequestStatus } from '@/domain/request/request-status';

/** What list_requests can sort by. */
export const sortColumns = [
  'created_at',
  'name',
  'address',
  'property_type',
  'status',
  'rush_service',
  'price',
  'appointment',
] as const;
export type SortColumn = (typeof sortColumns)[number];

/** Kinds of work for an adviser; private.meets_filters defines which requests belong to each. */
export const workKinds = ['today', 'rush', 'customers', 'overdue', 'callback', 'unanswered'] as const;
export type WorkKind = (typeof workKinds)[number];

/** The same, and `price`: the requests of which the agreed price, or the one that the visitor saw, differs from the price list. */
export const workFilters = [...workKinds, 'price'] as const;
type WorkFilter = (typeof workFilters)[number];

/**
 * How far a request came, as private.has_reached defines it: contact, a date for the appointment, a label, an order, an
 * appointment, one whose moment the customer picked, an appointment that took place, and a home that already had a
 * label.
 */
export const requestSteps = [
  'contact',
  'visit',
  'label',
  'order',
  'planned',
  'picked',
  'visited',
  'had_label',
] as const;
export type RequestStep = (typeof requestSteps)[number];

/** Stands for the requests of which a place, page or site is not known. */
export const unknownValue = '-';

/** The filters that held requests have too; '' and null filter nothing. */
export interface RequestFilters {
  search: string;
  rush: boolean | null;
  /** YYYY-MM-DD in Dutch time, that day included. */
  from: string;
  /** YYYY-MM-DD in Dutch time, that day included. */
  until: string;
}

/** Filters by what Cijfers counts; '' filters nothing. */
export interface FigureFilters {
  source: RequestSource | '';
  propertyType: string;
  /** Or `unknownValue`, as for the page and the site. */
  place: string;
  /** The path of the first page of the visit to the site. */
  landingPath: string;
  /** The host of the site that led to it. */
  referrerHost: string;
  step: RequestStep | '';
  /** YYYY-MM-DD in Dutch time, that day included. */
  completedFrom: string;
  /** YYYY-MM-DD in Dutch time, that day included. */
  completedUntil: string;
}

/** The filters of the list except its status. */
export interface ListFilters extends RequestFilters {
  /** YYYY-MM-DD, that day included. */
  appointmentFrom: string;
  /** YYYY-MM-DD, that day included. */
  appointmentUntil: string;
  work: WorkFilter | '';
  /** Only requests assigned to the caller. */
  isMine: boolean;
  /** User id of the administrator to whom they are assigned. */
  assignee: string;
  figure: FigureFilters;
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
  assignee: '',
  figure: {
    source: '',
    propertyType: '',
    place: '',
    landingPath: '',
    referrerHost: '',
    step: '',
    completedFrom: '',
    completedUntil: '',
  },
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
  const { appointmentFrom, appointmentUntil, work, isMine, assignee, figure } = filters;
  return {
    ...filterArgs(filters),
    ...(appointmentFrom !== '' && { appointment_from: appointmentFrom }),
    ...(appointmentUntil !== '' && { appointment_until: appointmentUntil }),
    ...(work !== '' && { work }),
    ...(isMine && { mine: true }),
    ...(assignee !== '' && { assignee }),
    ...figureArg(figure),
  };
}

function figureArg(filters: FigureFilters): { figure?: Record<string, string> } {
  const { source, propertyType, place, landingPath, referrerHost, step, completedFrom, completedUntil } = filters;
  const figure = {
    ...(source !== '' && { source }),
    ...(propertyType !== '' && { property_type: propertyType }),
    ...(place !== '' && { place }),
    ...(landingPath !== '' && { landing_path: landingPath }),
    ...(referrerHost !== '' && { referrer_host: referrerHost }),
    ...(step !== '' && { step }),
    ...(completedFrom !== '' && { completed_from: completedFrom }),
    ...(completedUntil !== '' && { completed_until: completedUntil }),
  };
  return Object.keys(figure).length === 0 ? {} : { figure };
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
