import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { contentEditorTexts } from '@/content/content-editor';

/**
 * Asks before the page is left while something is not saved. The browser asks by itself when the tab closes; a link to
 * another page of the site and the buttons for back and forward are asked about here, because the router has no way to
 * hold them back.
 */
export function useLeaveGuard(isUnsaved: boolean): void {
  const { key } = useLocation();

  useEffect(() => {
    if (!isUnsaved) return;
    window.addEventListener('beforeunload', holdBack);
    // In the capture phase: before the router hears of the click.
    document.addEventListener('click', askAtLink, true);
    return () => {
      window.removeEventListener('beforeunload', holdBack);
      document.removeEventListener('click', askAtLink, true);
    };
  }, [isUnsaved]);

  useEffect(() => {
    if (!isUnsaved) return;
    const { pathname } = window.location;
    const entry = historyEntry();
    function askAtHistory(event: PopStateEvent) {
      if (window.location.pathname === pathname || window.confirm(contentEditorTexts.leave)) return;
      event.stopImmediatePropagation();
      // The browser has gone already. It returns, which the router takes for a step to the page that it still shows.
      window.history.go(entry - historyEntry());
    }
    window.addEventListener('popstate', askAtHistory, true);
    return () => window.removeEventListener('popstate', askAtHistory, true);
    // Another location of this page is another entry of the history.
  }, [isUnsaved, key]);
}

/** Where the page is in the history of the tab: the router numbers its entries. */
function historyEntry(): number {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number' ? state.idx : 0;
}

function holdBack(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

function askAtLink(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || !leavesPage(link, event) || window.confirm(contentEditorTexts.leave)) return;
  event.preventDefault();
  event.stopPropagation();
}

/** Another site makes the browser itself ask; a new tab leaves this one as it is. */
function leavesPage(link: HTMLAnchorElement, { button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  const opensElsewhere = button !== 0 || metaKey || ctrlKey || shiftKey || altKey || link.target === '_blank';
  return !opensElsewhere && link.origin === window.location.origin && link.pathname !== window.location.pathname;
}
