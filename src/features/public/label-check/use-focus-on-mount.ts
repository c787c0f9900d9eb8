import { useEffect, useRef, type RefObject } from 'react';

/** Focuses an element that replaces another one, so that it is read aloud. */
export function useFocusOnMount<T extends HTMLElement>(takesFocus: boolean): RefObject<T | null> {
  const target = useRef<T>(null);
  useEffect(() => {
    if (takesFocus) target.current?.focus();
  }, [takesFocus]);
  return target;
}
