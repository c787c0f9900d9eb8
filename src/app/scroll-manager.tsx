import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { goToForm } from '@/components/sections/go-to-form';
import { anchors } from '@/lib/paths';

/** Milliseconds between two looks for a section that is not there yet, and after which it counts as missing. */
const lookEvery = 50;
const lookFor = 1200;

/** Brings the reader to the section of a link, or to the top of another page; the focus goes along. */
export function ScrollManager() {
  const { pathname, hash, key } = useLocation();
  const lastPathname = useRef(pathname);

  useEffect(() => {
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
      const target = document.getElementById(id);
      if (target) {
        goTo(target);
        return;
      }
      waited += lookEvery;
      if (waited <= lookFor) timer = setTimeout(look, lookEvery);
      else console.warn(`No section for ${hash} on ${pathname}`);
    }
    let timer = setTimeout(look, 0);
    return () => clearTimeout(timer);
  }, [pathname, hash, key]);

  return null;
}

function goTo(target: HTMLElement): void {
  if (target.id === anchors.contactForm) {
    goToForm();
    return;
  }
  target.scrollIntoView({ behavior: 'smooth' });
  takeFocus(target);
}

/** So that the next Tab goes on from here, as after a link that the browser follows by itself. */
function takeFocus(target: HTMLElement | null): void {
  if (!target) return;
  if (!target.hasAttribute('tabindex')) target.setAttribute('tabindex', '-1');
  target.focus({ preventScroll: true });
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
