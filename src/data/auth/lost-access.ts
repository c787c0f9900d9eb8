import { hashKey } from '@tanstack/react-query';
import { dataErrorCode } from '@/data/errors';
import { clearPrivateData, queryClient } from '@/data/query-client';
import { clearSessionDrafts } from '@/lib/browser/session-draft';
import { fetchIsAdmin, isAdminQuery } from './queries';

/**
 * Watches the results of all queries and mutations for an account that has lost its rights. At the first 'forbidden' it
 * clears what was read and sets `isAdminQuery` to false, which closes the back-office. Session drafts are removed only
 * once `is_admin` has confirmed it. Returns a function that stops watching.
 */
export function watchAccess(userId: string): () => void {
  const { queryKey } = isAdminQuery(userId);
  const hash = hashKey(queryKey);

  function close() {
    clearPrivateData(hash);
    queryClient.setQueryData(queryKey, false);
  }

  async function removeDraftsOnceConfirmed() {
    const isAdmin = await fetchIsAdmin().catch(() => undefined);
    if (isAdmin === false) clearSessionDrafts();
  }

  function handleError(error: unknown) {
    const code = dataErrorCode(error);
    if (code === 'forbidden') {
      close();
      void removeDraftsOnceConfirmed();
    }
    // Without a session the rights are unknown: nothing is shown until they are known again.
    if (code === 'unauthenticated') void queryClient.resetQueries({ queryKey });
  }

  const unwatchQueries = queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return;
    const { action, query } = event;
    if (query.queryHash !== hash) {
      if (action.type === 'error') handleError(action.error);
    } else if (action.type === 'success' && action.data === false && !action.manual) {
      close();
      clearSessionDrafts();
    }
  });
  const unwatchMutations = queryClient.getMutationCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error') handleError(event.action.error);
  });
  return () => {
    unwatchQueries();
    unwatchMutations();
  };
}
