import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Refetches every query under a key, after a change. Cancels first fetches that are still pending: invalidating alone
 * would accept their response, which may predate the change.
 */
export async function reload(queryClient: QueryClient, queryKey: QueryKey): Promise<void> {
  await queryClient.cancelQueries({ queryKey, predicate: ({ state }) => state.data === undefined });
  await queryClient.invalidateQueries({ queryKey });
}
