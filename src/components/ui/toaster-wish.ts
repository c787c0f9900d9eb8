import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let isWished = false;

/** Asks for the area in which messages show; from then on it stays. */
export function wishToaster(): void {
  isWished = true;
  listeners.forEach((listener) => listener());
}

/** Whether anything on this page can have a message to show. */
export function useToasterWish(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isWished,
    () => false,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
