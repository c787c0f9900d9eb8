import { useEffect, useState, type RefObject } from 'react';

/** Pixels outside the screen within which an element counts as near. */
const nearMargin = 300;

/** Whether the reader has come near an element; once true it stays true. */
export function useNearViewport(element: RefObject<Element | null>): boolean {
  const [isNear, setIsNear] = useState(false);

  useEffect(() => {
    return element.current ? observeNear(element.current, () => setIsNear(true)) : undefined;
  }, [element]);

  return isNear;
}

/** Calls back once the reader has come near an element; returns a function that gives up. */
export function observeNear(element: Element, onNear: () => void): () => void {
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
