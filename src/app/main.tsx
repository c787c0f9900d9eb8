import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { Loading } from '@/components/ui/loading';
import { ContentResultsContext, readResults } from '@/data/content/content-results';
import { parseAuthArrival } from '@/domain/access/auth-arrival';
import { paths } from '@/lib/paths';
import { itemKeys, refusedEvent, storageKeys } from '@/lib/browser/storage';
import { App, loadingText } from './app';
import { loadPage } from './pages';
import { clearHead, isPrerenderedFor } from './arrival-page';
import { watchTrouble } from './watch-trouble';
import '@/styles/index.css';

watchTrouble();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const { pathname, hash } = window.location;

// A link in a mail of the auth service may arrive at the front page; only /login handles its outcome.
if (pathname !== paths.login && parseAuthArrival(hash).kind !== 'none') {
  window.location.replace(paths.login + hash);
}

const isPrerendered = isPrerenderedFor(root.dataset['page'], pathname);

const site = (
  <StrictMode>
    <ContentResultsContext value={readResults()}>
      <BrowserRouter>
        <App isPrerendered={isPrerendered} />
      </BrowserRouter>
    </ContentResultsContext>
  </StrictMode>
);

if (isPrerendered) {
  // Otherwise hydration would suspend until the code of the page is loaded.
  await loadPage(pathname);
  // In small tasks, so that the visitor can scroll and tap in between.
  startTransition(() => {
    hydrateRoot(root, site, {
      // A page that was translated before it is hydrated is not what React expects: it renders it anew.
      onRecoverableError: (error) => document.documentElement.lang === 'nl' && reportError(error),
    });
  });
} else {
  clearHead(document.head);
  // Starts the download before the first render.
  loadPage(pathname).catch(() => undefined);
  const page = createRoot(root);
  page.render(<Loading text={loadingText} />);
  // In a transition, so that the loading text stays until the page can be shown.
  startTransition(() => page.render(site));
}
document.addEventListener('pointerdown', fetchPage);
window.addEventListener('online', () => void offerWaitingRequests());
void offerWaitingRequests();
window.addEventListener(refusedEvent, () => void showRefused());
if (itemKeys(storageKeys.refused).length > 0) void showRefused();

/** Prefetches the code of the next page on pointerdown on its link. */
function fetchPage({ target }: PointerEvent): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link?.origin !== window.location.origin || link.pathname === window.location.pathname) return;
  // A failure is handled when the page is rendered.
  loadPage(link.pathname).catch(() => undefined);
}

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
