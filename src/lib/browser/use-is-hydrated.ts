import { useState, useSyncExternalStore } from 'react';

/** False where the page is prerendered and while its HTML is hydrated, true from then on. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}

/** True where the component came as HTML, also after that was hydrated; false where the browser rendered it. */
export function useIsPrerendered(): boolean {
  const isHydrated = useIsHydrated();
  const [isPrerendered] = useState(!isHydrated);
  return isPrerendered;
}
