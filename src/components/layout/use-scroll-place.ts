import { useSyncExternalStore } from 'react';
import type { ScrollPlace } from '@/lib/scroll';
import { anchors } from '@/lib/paths';

/** Whether the page is at a place that `test` is true for. False until the page is in a browser. */
export function useScrollPlace(test: (place: ScrollPlace) => boolean): boolean {
  return useSyncExternalStore(
    subscribe,
    () => test(currentPlace()),
    () => false,
  );
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true });
  window.addEventListener('resize', listener);
  return () => {
    window.removeEventListener('scroll', listener);
    window.removeEventListener('resize', listener);
  };
}

function currentPlace(): ScrollPlace {
  const contact = document.getElementById(anchors.contactSection);
  return {
    scrolled: window.scrollY,
    contactTop: contact ? contact.getBoundingClientRect().top + window.scrollY : null,
  };
}
