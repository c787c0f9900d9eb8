import { StrictMode, startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { Loading } from '@/components/ui/loading';
import { ContentResultsContext, readResults } from '@/data/content/content-results';
import { parseAuthArrival } from '@/domain/access/auth-arrival';
import { paths } from '@/lib/paths';
import { App, loadingText } from './app';
import { clearHead, isPrerenderedFor } from './arrival-page';
import { watchTrouble } from './watch-trouble';
import '@/styles/index.css';

interface Application {
  routes: ReactNode;
  /** Loads the code of the page at a path. */
  loadPage: (pathname: string) => Promise<unknown>;
}

/** Shows an application in the browser: it takes over a page that the build made, or renders the page itself. */
export async function start({ routes, loadPage }: Application): Promise<void> {
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
          <App routes={routes} isPrerendered={isPrerendered} />
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

  /** Prefetches the code of the next page on pointerdown on its link. */
  function fetchPage({ target }: PointerEvent): void {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.origin !== window.location.origin || link.pathname === window.location.pathname) return;
    // A failure is handled when the page is rendered.
    loadPage(link.pathname).catch(() => undefined);
  }
}
