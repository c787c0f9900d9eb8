import { useEffect, useState, type RefObject } from 'react';

/** Pixels outside the screen within which an element counts as near. */
const nearMargin = 300;
/** Milliseconds after which a part that nobody came near is loaded all the same, in an idle moment. */
const idleAfter = 5000;

/** Resolves when the reader comes near an element. */
export function whenNear(element: Element): Promise<void> {
  return new Promise((resolve) => observeNear(element, resolve));
}

/** Resolves at the first key or focus, and else when the page has been there for a while. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    document.addEventListener('keydown', () => resolve(), { once: true });
    // A screen reader moves from field to field without keys that the page sees.
    document.addEventListener('focusin', () => resolve(), { once: true, capture: true });
    setTimeout(resolve, idleAfter);
  });
}

/** Resolves when an element is pressed or has the focus, or a part of it. */
export function whenUsed(element: Element): Promise<void> {
  return new Promise((resolve) => {
    function handleEvent({ target }: Event) {
      if (target instanceof Node && element.contains(target)) resolve();
    }
    if (element.contains(document.activeElement)) resolve();
    // Captured: React stops an event on its way into a part that is not hydrated.
    document.addEventListener('focusin', handleEvent, { capture: true });
    document.addEventListener('pointerdown', handleEvent, { capture: true });
  });
}

/** Whether the reader has come near an element; once true it stays true. */
export function useNearViewport(element: RefObject<Element | null>): boolean {
  const [isNear, setIsNear] = useState(false);

  useEffect(() => {
    return element.current ? observeNear(element.current, () => setIsNear(true)) : undefined;
  }, [element]);

  return isNear;
}

function observeNear(element: Element, onNear: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      onNear();
      observer.disconnect();
    },
    { rootMargin: `${nearMargin}px` },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
