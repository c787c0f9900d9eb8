import type { FetchOptions } from './fetch-rows';

/** One public text of the site: the build and the browser fetch it in the same way. */
export interface ContentQuery<T> {
  /** Its request, as PostgREST reads it; also the key of its result. */
  key: string;
  /** Throws a DataError, also for rows of another shape. The result can be written as JSON. */
  fetch: (options: FetchOptions) => Promise<T>;
  /** Whether a result that came with the page is fetched again; a page view makes at most one request. */
  isRefreshed: boolean;
}

/** A query string as PostgREST reads it. */
export function toKey(conditions: Record<string, string>): string {
  return new URLSearchParams(conditions).toString();
}
