import { useSyncExternalStore } from 'react';

const minute = 60_000;

/** The current minute in milliseconds since 1970, updated each minute; null in the prerender. */
export function useNow(): number | null {
  return useSyncExternalStore(eachMinute, presentMinute, () => null);
}

/** In whole minutes, because the snapshot may not change during a render. */
function presentMinute(): number {
  return Math.floor(Date.now() / minute) * minute;
}

function eachMinute(listener: () => void): () => void {
  const timer = setInterval(listener, minute);
  return () => clearInterval(timer);
}
