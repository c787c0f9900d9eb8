import { useSyncExternalStore } from 'react';

/** False while a page is made into HTML without a browser and while it takes that HTML over; true from then on. */
export function useIsInBrowser(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

function neverChanges() {
  return () => undefined;
}
