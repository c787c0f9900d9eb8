import { lazy, Suspense, useSyncExternalStore } from 'react';
import { loadCode } from '@/lib/browser/load-code';
import { readItem, sentEvent, storageKeys } from '@/lib/browser/storage';

const SentRequest = lazy(() =>
  loadCode(() => import('./sent-request'), 'SentRequest').then(
    (Component) => ({ default: Component }),
    // The page works without it.
    () => ({ default: () => null }),
  ),
);

/** The request that was sent from this device: never prerendered, and loaded only where there is one. */
export function LateSentRequest() {
  const sent = useSyncExternalStore(onSentChange, readSent, () => null);
  if (sent === null) return null;
  return (
    <Suspense fallback={null}>
      <SentRequest key={sent} />
    </Suspense>
  );
}

function readSent(): string | null {
  return readItem(storageKeys.sent);
}

function onSentChange(listener: () => void): () => void {
  const unmounted = new AbortController();
  // `storage` comes from other tabs.
  for (const type of [sentEvent, 'storage']) window.addEventListener(type, listener, { signal: unmounted.signal });
  return () => unmounted.abort();
}
