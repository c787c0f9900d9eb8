import { useSyncExternalStore } from 'react';

const narrow = '(width < 40rem)';

/** Whether the window is as narrow as a phone, where a list replaces the grid. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const query = window.matchMedia(narrow);
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    () => window.matchMedia(narrow).matches,
  );
}
