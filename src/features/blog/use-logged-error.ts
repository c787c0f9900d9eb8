import { useEffect } from 'react';

/** A reader sees a kind text; what really went wrong goes to the log, once. */
export function useLoggedError(what: string, error: Error | null): void {
  useEffect(() => {
    if (error) console.warn(what, error);
  }, [what, error]);
}
