import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { titleWithArrivals } from '@/content/office/request-list';
import { arrivalsQuery, newestRequestQuery } from '@/data/requests/list-arrivals';

/** How many requests came in since the list was last shown as it is now, also in the title of the tab. */
export function useNewRequests() {
  const newest = useQuery(newestRequestQuery());
  const since = newest.data;
  const { data: count = 0 } = useQuery({ ...arrivalsQuery(since ?? ''), enabled: since !== undefined });

  useEffect(() => {
    if (count === 0) return;
    const before = document.title;
    const announcing = titleWithArrivals(before, count);
    document.title = announcing;
    return () => {
      // Another page may have set its own title meanwhile.
      if (document.title === announcing) document.title = before;
    };
  }, [count]);

  return { count, markShown: () => void newest.refetch() };
}
