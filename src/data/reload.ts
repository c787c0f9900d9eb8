import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Reads again all that stands under a key, after a change. Also what is being read for the first time: to invalidate it alone
 * would settle for that answer, which may be of before the change.
 */
export async function reload(queryClient: QueryClient, queryKey: QueryKey): Promise<void> {
  await queryClient.cancelQueries({ queryKey, predicate: ({ state }) => state.data === undefined });
  await queryClient.invalidateQueries({ queryKey });
}
