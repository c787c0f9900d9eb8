import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { ContentResultsContext, readResults } from '@/data/content/content-results';
import { parseAuthArrival } from '@/domain/access/auth-arrival';
import { paths } from '@/lib/paths';
import { App } from './app';
import { fetchOnPress } from './fetch-on-press';
import { flushOutboxOnVisit } from './flush-outbox';
import { followSectionLinks } from './follow-section-links';
import { loadPage } from './pages';
import { clearHead, isPrerenderedFor } from './prerendered-page';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const { pathname, hash } = window.location;

// The auth service may lead a link from its mails to the front page; /login is where its outcome is understood.
if (pathname !== paths.login && parseAuthArrival(hash).kind !== 'none') {
  window.location.replace(paths.login + hash);
}

const isPrerendered = isPrerenderedFor(root.dataset['page'], pathname);

const site = (
  <StrictMode>
    <ContentResultsContext value={readResults()}>
      <BrowserRouter>
        <App prerenderedPath={isPrerendered ? pathname : undefined} />
      </BrowserRouter>
    </ContentResultsContext>
  </StrictMode>
);

if (isPrerendered) {
  // Without the code of the page React would have to stop halfway.
  await loadPage(pathname);
  // In small steps, so that the reader can scroll and tap in between.
  startTransition(() => {
    hydrateRoot(root, site);
  });
} else {
  clearHead(document.head);
  createRoot(root).render(site);
}
fetchOnPress();
followSectionLinks();
flushOutboxOnVisit();
