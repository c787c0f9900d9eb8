import { storageKeys, storedKeys } from '@/lib/storage';

/** Stores what waits on this device: on every visit, and when the connection is back. */
export function flushOutboxOnVisit(): void {
  window.addEventListener('online', () => void flush());
  void flush();
}

async function flush(): Promise<void> {
  // The database client is large; it is only loaded when something waits.
  if (storedKeys(storageKeys.outbox).length === 0) return;
  try {
    const { flushOutbox } = await import('@/data/requests/outbox');
    await flushOutbox();
  } catch (error) {
    console.warn('What waits on this device could not be stored', error);
  }
}
