import { use, useCallback, useEffect, useMemo, useState } from 'react';
import { askContent } from './ask-content';
import { KnownAnswers } from './known-answers';
import type { ContentQuery } from './content-query';

interface ContentState<T> {
  /** Undefined as long as nothing is known. */
  data: T | undefined;
  /** Of the last question; a DataError. What was known before it stays in `data`. */
  error: unknown;
  isFetching: boolean;
  refetch: () => void;
}

/**
 * A text of the site, at once when it came with the page, and anew from the database afterwards. Give the component that
 * asks a key when the question can change. `isWanted` false waits with asking.
 */
export function useContent<T>({ conditions, parse, isRefreshed }: ContentQuery<T>, isWanted = true): ContentState<T> {
  const answers = use(KnownAnswers);
  const [rows, setRows] = useState(() => answers.get(conditions));
  const [error, setError] = useState<unknown>(null);
  const [isFetching, setIsFetching] = useState(rows === undefined);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (!isWanted || (!isRefreshed && answers.has(conditions))) return;
    const cancellation = new AbortController();
    async function read() {
      try {
        const found = await askContent(conditions, cancellation.signal);
        parse(found);
        answers.set(conditions, found);
        setRows(found);
        setError(null);
      } catch (failure) {
        if (cancellation.signal.aborted) return;
        setError(failure);
      }
      setIsFetching(false);
    }
    void read();
    return () => cancellation.abort();
  }, [answers, conditions, parse, isRefreshed, isWanted, attempt]);

  const refetch = useCallback(() => {
    setIsFetching(true);
    setAttempt((count) => count + 1);
  }, []);

  const data = useMemo(() => (rows === undefined ? undefined : parse(rows)), [rows, parse]);
  return { data, error, isFetching, refetch };
}
