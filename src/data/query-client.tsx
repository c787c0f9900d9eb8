import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { dataErrorCode } from './errors';

/** First part of the key of everything that only an administrator may see. */
export const privateKey = 'private';

/**
 * The one query cache. Being offline counts as a failed request, not as a reason to pause; only errors that may pass
 * are retried.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { networkMode: 'always', refetchOnWindowFocus: false, retry: shouldRetry },
    mutations: { networkMode: 'always', retry: false },
  },
});

/** Forgets all that was read or written with the rights of an administrator, except the query with this hash. */
export function clearPrivateData(keptHash = ''): void {
  queryClient.removeQueries({ queryKey: [privateKey], predicate: ({ queryHash }) => queryHash !== keptHash });
  queryClient.getMutationCache().clear();
}

export function shouldRetry(failures: number, error: Error): boolean {
  return failures < 1 && dataErrorCode(error) === 'unavailable';
}

interface QueryProviderProps {
  children: ReactNode;
}

/** Provides the one cache, however often it is mounted. */
export function QueryProvider({ children }: QueryProviderProps) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
