import { queryOptions } from '@tanstack/react-query';
import { contentKeys } from './keys';

/** The landing pages that the database holds, by path. Fails with a DataError. */
export function landingPagesQuery() {
  return queryOptions({
    queryKey: [...contentKeys.all, 'landing-pages'] as const,
    // As with the other queries: the database client is large, and comes only when something is read.
    queryFn: async ({ signal }) => (await import('./read-landing-pages')).readLandingPages(signal),
  });
}
