import { useEffect } from 'react';

/** A reader sees a kind text; what really went wrong goes to the log, once. */
export function useLoggedError(what: string, error: unknown): void {
  useEffect(() => {
    if (error !== null) console.warn(what, error);
  }, [what, error]);
}
