import { privateKey } from '@/data/query-client';
import type { ListFilters, RequestPosition } from './list-query';

export const requestKeys = {
  /** Prefix of everything that a changed request invalidates. */
  all: [privateKey, 'requests'] as const,
  page: (position: RequestPosition) => [...requestKeys.all, 'page', position] as const,
  counts: (filters: ListFilters) => [...requestKeys.all, 'counts', filters] as const,
  // Outside `all`: an opened request is not refetched while it is edited, and arrivals count until they are shown.
  opened: (id: string) => [privateKey, 'opened-request', id] as const,
  newest: () => [privateKey, 'newest-request'] as const,
  arrivals: (since: string) => [privateKey, 'new-requests', since] as const,
};
