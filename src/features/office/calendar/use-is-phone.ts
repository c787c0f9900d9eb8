import { useSyncExternalStore } from 'react';

const narrow = '(width < 40rem)';
let isPhone = false;

/** Paper is wider than a phone: while printing it stays what it was, or what is printed would be replaced. */
function readIsPhone(): boolean {
  if (!window.matchMedia('print').matches) isPhone = window.matchMedia(narrow).matches;
  return isPhone;
}

/** Whether the window is as narrow as a phone, where a list replaces the grid. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(onWidthChange, readIsPhone);
}

// Outside the hook: with another function React would subscribe anew on every render.
function onWidthChange(listener: () => void): () => void {
  const query = window.matchMedia(narrow);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
