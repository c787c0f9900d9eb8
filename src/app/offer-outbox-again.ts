import { readStored, storageKeys } from '@/lib/storage';

/** On every visit, and when the connection is back: what could not be stored is offered to the database again. */
export function offerOutboxAgain(): void {
  window.addEventListener('online', () => void offer());
  void offer();
}

async function offer(): Promise<void> {
  // The database client is large; it is only loaded when something waits.
  if (readStored(storageKeys.outbox) === null) return;
  try {
    const { retryOutbox } = await import('@/data/requests/retry-outbox');
    await retryOutbox();
  } catch (error) {
    console.warn('What waits on this device could not be offered', error);
  }
}
