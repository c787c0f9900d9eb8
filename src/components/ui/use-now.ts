import { useSyncExternalStore } from 'react';

const minute = 60_000;

/** The moment in milliseconds since 1970, new each minute; null until the page is in a browser. */
export function useNow(): number | null {
  return useSyncExternalStore(eachMinute, presentMinute, () => null);
}

/** In whole minutes, because it may not change while a screen is drawn. */
function presentMinute(): number {
  return Math.floor(Date.now() / minute) * minute;
}

function eachMinute(listener: () => void): () => void {
  const timer = setInterval(listener, minute);
  return () => clearInterval(timer);
}
