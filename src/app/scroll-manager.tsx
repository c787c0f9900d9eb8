import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { goToForm } from '@/components/sections/go-to-form';
import { anchors } from '@/lib/paths';
import { takeFocus } from '@/lib/take-focus';

/** Milliseconds between two looks for a section that is not there yet, and after which it counts as missing. */
const lookEvery = 50;
const lookFor = 1200;
/** Milliseconds in which the end of a smooth scroll is corrected. */
const correctFor = 3000;

/** React Router's key of the place where the reader arrived. */
const initialKey = 'default';

interface ScrollManagerProps {
  /** Whether the reader arrived at a prerendered page. */
  isPrerendered: boolean;
}

/** Brings the reader to the section of a link, or to the top of another page; the focus goes along. */
export function ScrollManager({ isPrerendered }: ScrollManagerProps) {
  const { pathname, hash, key } = useLocation();
  const lastPathname = useRef(pathname);
  // The browser has gone there by itself, and the reader may have gone on since.
  const isArrival = useRef(isPrerendered);

  useEffect(() => {
    if (isArrival.current) {
      isArrival.current = false;
      // The reader may also have followed a link before this ran.
      if (key === initialKey) return;
    }
    const isNewPage = lastPathname.current !== pathname;
    lastPathname.current = pathname;
    if (hash === '') {
      if (!isNewPage) return;
      window.scrollTo({ top: 0, behavior: 'instant' });
      takeFocus(document.getElementById('content'));
      return;
    }
    const id = decodeHash(hash);
    let waited = 0;
    function look() {
      if (goTo(id)) return;
      waited += lookEvery;
      if (waited <= lookFor) timer = setTimeout(look, lookEvery);
      else console.warn(`No section for ${hash} on ${pathname}`);
    }
    let timer = setTimeout(look, 0);
    return () => clearTimeout(timer);
  }, [pathname, hash, key]);

  return null;
}

/** Whether there is anything to go to. */
function goTo(id: string): boolean {
  const target = document.getElementById(id);
  // The form comes when the reader is near: until then its place is where to go.
  if (id === anchors.contactForm && (target ?? document.getElementById(anchors.contact))) {
    goToForm();
    return true;
  }
  if (!target) return false;
  scrollSmoothly(target);
  takeFocus(target);
  return true;
}

/** Parts that arrive on the way move the target, so where the way ends is looked at, unless the reader has taken over. */
function scrollSmoothly(target: HTMLElement): void {
  const readerActs = new AbortController();
  const { signal } = readerActs;
  for (const type of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    addEventListener(type, () => readerActs.abort(), { once: true, signal });
  setTimeout(() => readerActs.abort(), correctFor);
  addEventListener('scrollend', () => target.scrollIntoView({ behavior: 'smooth' }), { once: true, signal });
  target.scrollIntoView({ behavior: 'smooth' });
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
