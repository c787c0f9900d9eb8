import { privateKey } from '@/data/query-client';
import type { ListFilters, RequestPosition } from './list-query';

export const requestKeys = {
  /** Prefix of everything that a changed request invalidates. */
  all: [privateKey, 'requests'] as const,
  pages: () => [...requestKeys.all, 'page'] as const,
  page: (position: RequestPosition) => [...requestKeys.pages(), position] as const,
  counts: (filters: ListFilters) => [...requestKeys.all, 'counts', filters] as const,
  // Outside `all`: an opened request is not refetched while it is edited, and arrivals count until they are shown.
  anyOpened: () => [privateKey, 'opened-request'] as const,
  opened: (id: string) => [...requestKeys.anyOpened(), id] as const,
  changes: () => [privateKey, 'latest-changes'] as const,
  newest: () => [privateKey, 'newest-request'] as const,
  arrivals: (since: string) => [privateKey, 'new-requests', since] as const,
};
