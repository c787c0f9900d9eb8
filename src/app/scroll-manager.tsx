import { useEffect, useRef, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { focusElement } from '@/lib/browser/focus-element';
import { useIsHydrated } from '@/lib/browser/use-is-hydrated';
import { goToSection } from './go-to-section';
import { retry } from './retry';

/** Milliseconds within which the next page has set its title. */
const titleDelay = 100;

/** Milliseconds after which a section that has not appeared counts as missing. */
const waitForSection = 1200;

interface ScrollManagerProps {
  /** Whether the reader arrived at a prerendered page. */
  isPrerendered: boolean;
}

/**
 * Scrolls to the section of a link, to the top of another page, or back to where a page was left, and moves the focus
 * there. Announces the title of the other page to screen readers.
 */
export function ScrollManager({ isPrerendered }: ScrollManagerProps) {
  const { pathname, hash, key } = useLocation();
  const isPop = useNavigationType() === NavigationType.Pop;
  const shownPathname = useRef(isPrerendered ? pathname : null);
  const positions = useScrollPositions(key);
  const title = useRef<HTMLOutputElement>(null);

  useEffect(() => {
    const isNewPage = shownPathname.current !== pathname;
    const isArrival = shownPathname.current === null;
    shownPathname.current = pathname;
    // On a prerendered page the browser itself scrolls to the section.
    if (isPop && !isNewPage) return;
    const position = isPop ? positions.current.get(key) : undefined;
    // On that page the fragment is a key and names no section.
    if (position === undefined && hash !== '' && pathname !== paths.ownRequest) {
      return retry(
        () => goToSection(hash),
        waitForSection,
        () => console.warn(`No section ${hash} on ${pathname}`),
      );
    }
    if (!isNewPage || isArrival) return;
    focusElement(document.getElementById('content'));
    setTimeout(() => title.current?.replaceChildren(document.title), titleDelay);
    // Until its content is there, the page is too short to scroll to the position.
    return retry(() => isScrolledTo(position ?? 0), waitForSection);
  }, [pathname, hash, key, isPop, positions]);

  return useIsHydrated() && <output ref={title} className="sr-only" />;
}

/** Pixels from the top at which each entry of the history was left, by its key. */
function useScrollPositions(key: string): RefObject<Map<string, number>> {
  const positions = useRef(new Map<string, number>());

  useEffect(() => {
    function remember() {
      positions.current.set(key, window.scrollY);
    }
    const leaving = new AbortController();
    window.addEventListener('click', remember, { capture: true, signal: leaving.signal });
    window.addEventListener('popstate', remember, { signal: leaving.signal });
    return () => leaving.abort();
  }, [key]);

  return positions;
}

function isScrolledTo(top: number): boolean {
  window.scrollTo({ top, behavior: 'instant' });
  return Math.abs(window.scrollY - top) <= 1;
}
