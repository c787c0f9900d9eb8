import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { supabase } from '@/data/client';
import { read } from '@/data/run';
import { requestKeys } from './keys';
import { fetchRequests, type RequestPage } from './queries';
import type { StoredRequest } from '@/domain/request/request-fields';

/** Milliseconds: a change is on every screen within five seconds. */
const pollInterval = 3000;

const changesSchema = z.object({ as_of: z.string(), latest: z.int().nullable(), changed: z.array(z.string()) });

/**
 * Keeps every page of the list and every opened request on screen as it is stored, whoever changed, deleted or restored
 * it, with `useQuery(changesQuery())`; polls while the tab is visible. A row is replaced in place and a deleted one
 * stays in `goneIds`; new rows are handled by list-arrivals.ts. An opened request is what `openedRequestQuery` returns:
 * the new version, or null once it is deleted. Counts and whatever else shows requests are refetched. No Realtime: row
 * level security does not apply to its DELETE events.
 */
export function changesQuery() {
  return queryOptions({
    queryKey: requestKeys.changes(),
    queryFn: ({ client, signal }) => followChanges(client, signal),
    refetchInterval: pollInterval,
    // The next poll retries.
    retry: false,
    refetchOnWindowFocus: 'always',
    gcTime: 0,
  });
}

type Pulse = Pick<z.output<typeof changesSchema>, 'as_of' | 'latest'>;

async function followChanges(client: QueryClient, signal: AbortSignal): Promise<Pulse> {
  const before = client.getQueryData<Pulse>(requestKeys.changes());
  const { changed, ...pulse } = await fetchChanges(before?.as_of, visibleIds(client), signal);
  if (changed.length > 0) updateCachedRequests(client, changed, await fetchRequests(changed, signal));
  if (before !== undefined && pulse.latest !== before.latest) refetchDependents(client);
  return pulse;
}

/** Refetches what shows requests beside the pages of the list: counts, the work of the day, the calendar. */
export function refetchDependents(client: QueryClient): void {
  void client.invalidateQueries({
    queryKey: requestKeys.all,
    predicate: ({ queryKey }) => queryKey[2] !== requestKeys.pages()[2],
  });
}

async function fetchChanges(since: string | undefined, ids: readonly string[], signal: AbortSignal) {
  return read(
    changesSchema,
    supabase.rpc('latest_changes', { ...(since !== undefined && { since }), ids: [...ids] }).abortSignal(signal),
  );
}

function visibleIds(client: QueryClient): string[] {
  const shown = client
    .getQueryCache()
    .findAll({ queryKey: requestKeys.pages(), type: 'active' })
    .flatMap(({ queryKey }) => client.getQueryData<RequestPage>(queryKey)?.requests ?? []);
  const opened = client
    .getQueryCache()
    .findAll({ queryKey: requestKeys.anyOpened(), type: 'active' })
    .map(({ queryKey }) => String(queryKey.at(-1)));
  return [...new Set([...shown.map(({ id }) => id), ...opened])];
}

/** Updates these requests in every cached query; missing ones are shown as deleted. */
export function updateCachedRequests(
  client: QueryClient,
  changed: readonly string[],
  requests: readonly StoredRequest[],
): void {
  const stored = new Map(requests.map((request) => [request.id, request]));
  client.setQueriesData<RequestPage>(
    { queryKey: requestKeys.pages(), type: 'active' },
    (page) => page && replaceStored(page, changed, stored),
  );
  for (const id of changed) {
    client.setQueriesData<StoredRequest | null>(
      { queryKey: requestKeys.opened(id), type: 'active' },
      () => stored.get(id) ?? null,
    );
  }
}

/**
 * Refetches those of these requests that are on screen: what a service changes in them is not among the polled changes.
 */
export async function refetchVisible(client: QueryClient, ids: readonly string[]): Promise<void> {
  const shown = visibleIds(client).filter((id) => ids.includes(id));
  if (shown.length > 0) updateCachedRequests(client, shown, await fetchRequests(shown));
}

/** The page with its changed requests as they are stored; missing ones keep their place and are in `goneIds`. */
export function replaceStored(
  page: RequestPage,
  changed: readonly string[],
  stored: ReadonlyMap<string, StoredRequest>,
): RequestPage {
  const isHere = new Set(page.requests.map(({ id }) => id));
  const gone = changed.filter((id) => isHere.has(id) && !stored.has(id));
  return {
    ...page,
    requests: page.requests.map((request) => stored.get(request.id) ?? request),
    goneIds: [...page.goneIds.filter((id) => !changed.includes(id)), ...gone],
  };
}
