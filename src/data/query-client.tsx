import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { dataErrorCode } from './errors';

/** First part of the key of everything that only an administrator may see. */
export const privateKey = 'private';

/**
 * The one cache. Offline counts as a failed call, never as a reason to wait without an end; an answer that will not
 * change by asking again (refused, not valid) is not asked for again.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { networkMode: 'always', refetchOnWindowFocus: false, retry: shouldRetry },
    mutations: { networkMode: 'always', retry: false },
  },
});

/** After a sign-out nothing that was read with the rights of an administrator stays behind. */
export function clearPrivateData(): void {
  queryClient.removeQueries({ queryKey: [privateKey] });
}

export function shouldRetry(failures: number, error: Error): boolean {
  return failures < 1 && dataErrorCode(error) === 'unavailable';
}

interface QueryProviderProps {
  children: ReactNode;
}

/** Gives the parts of a page the cache. May be mounted more than once: there is only one cache. */
export function QueryProvider({ children }: QueryProviderProps) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
