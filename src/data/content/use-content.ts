import { use, useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { ContentQuery } from './content-query';
import { ContentResultsContext, findResult } from './content-results';

interface ContentState<T> {
  /** Undefined as long as nothing is known. */
  data: T | undefined;
  /** Of the last request; a DataError. What was known before it stays in `data`. */
  error: unknown;
  isFetching: boolean;
  refetch: () => void;
}

/**
 * A text of the site: at once when the page embeds it, and refetched afterwards. Give the component a key when its
 * query can change.
 */
export function useContent<T>(query: ContentQuery<T>): ContentState<T> {
  const { key, isRefreshed } = query;
  const results = use(ContentResultsContext);
  const [data, setData] = useState(() => findResult(results, query));
  const [error, setError] = useState<unknown>(null);
  const [isFetching, setIsFetching] = useState(data === undefined);
  const [attempt, setAttempt] = useState(0);
  const fetchData = useEffectEvent((signal: AbortSignal) => query.fetch({ signal }, data));

  useEffect(() => {
    if (!isRefreshed && results.has(key)) return;
    const cancellation = new AbortController();
    async function read() {
      try {
        const found = await fetchData(cancellation.signal);
        if (cancellation.signal.aborted) return;
        results.set(key, found);
        setData(found);
        setError(null);
      } catch (failure) {
        if (cancellation.signal.aborted) return;
        setError(failure);
      }
      setIsFetching(false);
    }
    void read();
    return () => cancellation.abort();
  }, [results, key, isRefreshed, attempt]);

  const refetch = useCallback(() => {
    setIsFetching(true);
    setAttempt((count) => count + 1);
  }, []);

  return { data, error, isFetching, refetch };
}
