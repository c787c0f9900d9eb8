import { itemKeys, refusedEvent, storageKeys } from '@/lib/browser/storage';
import { findPage, publicRoutes } from './public-pages';
import { start } from './start';

await start({ routes: publicRoutes, loadPage: (pathname) => findPage(pathname).load() });

window.addEventListener('online', () => void offerWaitingRequests());
void offerWaitingRequests();
window.addEventListener(refusedEvent, () => void showRefused());
if (itemKeys(storageKeys.refused).length > 0) void showRefused();

/** Stores the requests that wait on this device: at every page load, and when the connection is back. */
async function offerWaitingRequests(): Promise<void> {
  // The database client is large; it is only loaded when something waits.
  if (itemKeys(storageKeys.outbox).length === 0) return;
  try {
    const outbox = await import('@/data/requests/outbox/outbox');
    await outbox.flushOutbox();
  } catch (error) {
    console.warn('The outbox stays', error);
  }
}

/** Tells the visitor of requests that the database refused for good. */
async function showRefused(): Promise<void> {
  try {
    const { showRefusedRequests } = await import('@/features/public/request-form/refused-requests');
    await showRefusedRequests();
  } catch (error) {
    // They stay on this device until the next visit.
    console.warn('No refusals shown', error);
  }
}
