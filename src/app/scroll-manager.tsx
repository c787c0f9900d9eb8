import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { takeFocus } from '@/lib/take-focus';
import { goToSection } from './go-to-section';

/** Milliseconds between two looks for a section that is not there yet, and after which it counts as missing. */
const lookEvery = 50;
const lookFor = 1200;

interface ScrollManagerProps {
  /** Whether the reader arrived at a prerendered page. */
  isPrerendered: boolean;
}

/** Brings the reader to the section of a link, or to the top of another page; the focus goes along. */
export function ScrollManager({ isPrerendered }: ScrollManagerProps) {
  const { pathname, hash, key } = useLocation();
  const isPop = useNavigationType() === NavigationType.Pop;
  const shownPathname = useRef(isPrerendered ? pathname : null);

  useEffect(() => {
    const isNewPage = shownPathname.current !== pathname;
    const isArrival = shownPathname.current === null;
    shownPathname.current = pathname;
    // The browser goes to the sections of a page that is there by itself.
    if (isPop && !isNewPage) return;
    if (hash === '') {
      if (!isNewPage || isArrival) return;
      window.scrollTo({ top: 0, behavior: 'instant' });
      takeFocus(document.getElementById('content'));
      return;
    }
    let waited = 0;
    function look() {
      if (goToSection(hash)) return;
      waited += lookEvery;
      if (waited <= lookFor) timer = setTimeout(look, lookEvery);
      else console.warn(`No section for ${hash} on ${pathname}`);
    }
    let timer = setTimeout(look, 0);
    return () => clearTimeout(timer);
  }, [pathname, hash, key, isPop]);

  return null;
}
