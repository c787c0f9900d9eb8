import { useSyncExternalStore } from 'react';
import { readItem, removeItem, storageKeys, writeItem } from '@/lib/browser/storage';

const listeners = new Set<() => void>();

/** Whether single-letter shortcuts are on for this device: speech input may type letters by accident. */
export function hasSingleKeys(): boolean {
  return readItem(storageKeys.singleKeys) !== 'off';
}

export function switchSingleKeys(isOn: boolean): void {
  if (isOn) removeItem(storageKeys.singleKeys);
  else writeItem(storageKeys.singleKeys, 'off');
  listeners.forEach((listener) => listener());
}

export function useSingleKeys(): boolean {
  return useSyncExternalStore(subscribe, hasSingleKeys);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
