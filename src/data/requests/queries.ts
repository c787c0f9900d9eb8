import { infiniteQueryOptions, type InfiniteData } from '@tanstack/react-query';
import { supabase } from '@/data/client';
import { toDataError } from '@/data/errors';
import { requestKeys } from './keys';
import { parseSubmissions, type Submission } from './submission';

export const requestsPerPage = 50;

/** The last request of a page: the next page starts after it. */
interface PageKey {
  createdAt: string;
  id: string;
}

interface RequestPage {
  requests: Submission[];
  next: PageKey | null;
}

/** All requests, newest first, a page at a time. */
export function requestsQuery() {
  return infiniteQueryOptions<RequestPage, Error, Submission[], ReturnType<typeof requestKeys.list>, PageKey | null>({
    queryKey: requestKeys.list(),
    queryFn: ({ pageParam, signal }) => fetchPage(pageParam, signal),
    initialPageParam: null,
    getNextPageParam: (page) => page.next,
    select: joinPages,
  });
}

function joinPages({ pages }: InfiniteData<RequestPage>): Submission[] {
  return pages.flatMap(({ requests }) => requests);
}

async function fetchPage(after: PageKey | null, signal: AbortSignal): Promise<RequestPage> {
  const everything = supabase.from('contact_submissions').select('*');
  // The first condition says nothing new, but only with it does Postgres use the index.
  const selection = after
    ? everything
        .lte('created_at', after.createdAt)
        .or(`created_at.lt.${after.createdAt},and(created_at.eq.${after.createdAt},id.lt.${after.id})`)
    : everything;
  const { data, error, status } = await selection
    .order('created_at', { ascending: false })
    .order('id', { ascending: false })
    // One more than a page tells whether there is a next one.
    .limit(requestsPerPage + 1)
    .abortSignal(signal)
    // The cache tries again by itself; together they would keep people waiting for minutes.
    .retry(false);
  if (error) throw toDataError({ error, status });
  const found = parseSubmissions(data);
  const requests = found.slice(0, requestsPerPage);
  const last = requests.at(-1);
  return { requests, next: last && found.length > requestsPerPage ? { createdAt: last.createdAt, id: last.id } : null };
}
