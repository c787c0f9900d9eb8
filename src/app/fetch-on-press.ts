import { loadPage, loadSiteStyles } from './pages';

/** Fetches the code of the next page from when its link is pressed, before the press is over. */
export function fetchOnPress(): void {
  document.addEventListener('pointerdown', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.origin !== window.location.origin || link.pathname === window.location.pathname) return;
    // What fails is dealt with when the page is to be shown.
    Promise.all([loadSiteStyles(), loadPage(link.pathname)]).catch(() => undefined);
  });
}
