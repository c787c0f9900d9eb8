import { useSyncExternalStore } from 'react';
import { anchors } from '@/lib/paths';

/** Pixels scrolled after which the header gets a shadow. */
const headerShadowAfter = 20;
/** Pixels scrolled after which the link to the top appears. */
const backToTopAfter = 300;
/** The floating request button shows from this many pixels down to this many above the contact section. */
const requestButtonAfter = 600;
const requestButtonUntil = 300;

/** In CSS pixels: how far the page is scrolled, and where its contact section begins (null for none). */
interface ScrollPlace {
  scrolled: number;
  contactTop: number | null;
  /** Some of the contact section is on the screen. */
  isAtContact: boolean;
}

export function hasHeaderShadow({ scrolled }: ScrollPlace): boolean {
  return scrolled > headerShadowAfter;
}

/** The request form, or the success screen in its place, is on the screen. */
export function isAtForm({ isAtContact }: ScrollPlace): boolean {
  return isAtContact;
}

/** Never over the form or its price. */
export function hasBackToTop({ scrolled, isAtContact }: ScrollPlace): boolean {
  return scrolled > backToTopAfter && !isAtContact;
}

export function hasRequestButton({ scrolled, contactTop }: ScrollPlace): boolean {
  return scrolled > requestButtonAfter && (contactTop === null || scrolled < contactTop - requestButtonUntil);
}

/** What nothing may float over: what one presses or fills in, and prices. */
const inTheWay = 'main :is(a, button, form, input, summary, .tabular-nums)';

/** Whether nothing of the page that matters lies under `floating`. Looked up at each scroll: prices come and go. */
export function liesFree(floating: Element | null): boolean {
  if (!floating) return true;
  const own = floating.getBoundingClientRect();
  return ![...document.querySelectorAll(inTheWay)].some((part) => {
    const { left, right, top, bottom } = part.getBoundingClientRect();
    return left < own.right && right > own.left && top < own.bottom && bottom > own.top;
  });
}

/** Whether `test` holds for the scroll position; false in the prerender. */
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
  const contact = document.getElementById(anchors.contactSection)?.getBoundingClientRect();
  return {
    scrolled: window.scrollY,
    contactTop: contact ? contact.top + window.scrollY : null,
    isAtContact: contact !== undefined && contact.top < window.innerHeight && contact.bottom > 0,
  };
}
