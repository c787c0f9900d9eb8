import { useEffect, useLayoutEffect, useRef } from 'react';
import { rowButtonId } from '../columns/name-cell';

/** Returns the focus when a request closes: to what opened it, else to its row, else to the heading with this id. */
export function useFocusReturn(openedId: string, headingId: string): void {
  const opener = useRef<Element | null>(null);
  const lastId = useRef('');
  const returnedTo = useRef<HTMLElement | null>(null);

  // A layout effect: before the dialog takes the focus.
  useLayoutEffect(() => {
    if (openedId !== '') opener.current = document.activeElement;
  }, [openedId]);

  useEffect(() => {
    const closedId = lastId.current;
    lastId.current = openedId;
    if (closedId === '' || openedId !== '') return;
    // After the dialog has released the focus.
    const timer = setTimeout(() => {
      const first = opener.current;
      const isPresent = first instanceof HTMLElement && first.isConnected && first !== document.body;
      returnedTo.current = isPresent
        ? first
        : (document.getElementById(rowButtonId(closedId)) ?? document.getElementById(headingId));
      returnedTo.current?.focus();
    }, 0);
    return () => clearTimeout(timer);
  }, [openedId, headingId]);

  // The row of a deleted request, which then has the focus, is removed after its dialog has closed.
  useEffect(() => {
    if (returnedTo.current === null || returnedTo.current.isConnected) return;
    returnedTo.current = null;
    if (document.activeElement === document.body) document.getElementById(headingId)?.focus();
  });
}
