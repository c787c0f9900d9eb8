import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { rowButtonId } from '../list/request-columns';

/**
 * When a request closes, however that happens, the focus goes back to what opened it; that gone, to its row, and else
 * to the fallback.
 */
export function useFocusReturn(openedId: string, fallback: RefObject<HTMLElement | null>): void {
  const opener = useRef<Element | null>(null);
  const lastId = useRef('');

  // Before the window takes the focus.
  useLayoutEffect(() => {
    if (openedId !== '') opener.current = document.activeElement;
  }, [openedId]);

  useEffect(() => {
    const closedId = lastId.current;
    lastId.current = openedId;
    if (closedId === '' || openedId !== '') return;
    // After the window has let go of it.
    const timer = setTimeout(() => {
      const first = opener.current;
      const isThere = first instanceof HTMLElement && first.isConnected && first !== document.body;
      (isThere ? first : (document.getElementById(rowButtonId(closedId)) ?? fallback.current))?.focus();
    }, 0);
    return () => clearTimeout(timer);
  }, [openedId, fallback]);
}
