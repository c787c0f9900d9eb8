import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { leaveQuestion } from '@/content/office/management/unsaved';

/** Events that were already handled: an unsaved dialog over an unsaved text asks only once. */
const asked = new WeakSet<Event>();

/**
 * Asks before the page is left with unsaved changes. The browser asks when the tab closes; links within the site and
 * the back and forward buttons are handled here, because the router cannot block them.
 */
export function useLeaveGuard(isUnsaved: boolean): void {
  const { key } = useLocation();

  useEffect(() => {
    if (!isUnsaved) return;
    const guard = new AbortController();
    const { signal } = guard;
    // Functions of this guard alone: a shared one would be removed with another guard.
    window.addEventListener('beforeunload', (event) => event.preventDefault(), { signal });
    // In the capture phase, before the router handles the click.
    document.addEventListener('click', (event) => askAtLink(event), { capture: true, signal });
    return () => guard.abort();
  }, [isUnsaved]);

  useEffect(() => {
    if (!isUnsaved) return;
    const { pathname } = window.location;
    const entry = historyEntry();
    function askAtHistory(event: PopStateEvent) {
      if (window.location.pathname === pathname || mayLeave(event)) return;
      event.stopImmediatePropagation();
      // The browser has already moved. Going back is, to the router, a navigation to the page that it still shows.
      window.history.go(entry - historyEntry());
    }
    window.addEventListener('popstate', askAtHistory, true);
    return () => window.removeEventListener('popstate', askAtHistory, true);
    // `key`: another location of this page is another history entry.
  }, [isUnsaved, key]);
}

/** Index of the page in the tab's history: the router numbers its entries. */
function historyEntry(): number {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number' ? state.idx : 0;
}

function mayLeave(event: Event): boolean {
  if (asked.has(event)) return true;
  asked.add(event);
  return window.confirm(leaveQuestion);
}

function askAtLink(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || !leavesPage(link, event) || mayLeave(event)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Leaving for another site triggers the browser's own question; a link to a new tab does not leave this page. */
function leavesPage(link: HTMLAnchorElement, { button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  const opensElsewhere = button !== 0 || metaKey || ctrlKey || shiftKey || altKey || link.target === '_blank';
  return !opensElsewhere && link.origin === window.location.origin && link.pathname !== window.location.pathname;
}
