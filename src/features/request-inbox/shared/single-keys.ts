import { useSyncExternalStore } from 'react';
import { readItem, removeItem, storageKeys, writeItem } from '@/lib/storage';

const listeners = new Set<() => void>();

/** Whether keys of one letter do something on this device: speech input types letters by accident. */
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
