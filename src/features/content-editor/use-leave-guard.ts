import { useEffect } from 'react';
import { contentEditorTexts } from '@/content/content-editor';

/**
 * Asks before the page is left while something is not saved. The browser asks by itself when the tab closes; a link to
 * another page of the site is asked about here, because the router has no way to hold it back.
 */
export function useLeaveGuard(isUnsaved: boolean): void {
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
