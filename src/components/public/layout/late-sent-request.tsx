import { lazy, Suspense, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { loadCode } from '@/lib/browser/load-code';
import { readItem, storageKeys } from '@/lib/browser/storage';

const SentRequest = lazy(() =>
  loadCode(() => import('./sent-request'), 'SentRequest').then(
    (Component) => ({ default: Component }),
    // The page works without it.
    () => ({ default: () => null }),
  ),
);

/** The request that was sent from this device: never prerendered, read anew on each page, and loaded only where there is one. */
export function LateSentRequest() {
  // Renders, and so reads, on each page.
  useLocation();
  const sent = useSyncExternalStore(onNoChange, readSent, () => null);
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

function onNoChange() {
  return () => undefined;
}
