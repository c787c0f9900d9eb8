import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';

const shownAtOnce = 24;

/** How many pictures of a long list are shown, and more of them: the first of those takes the focus. */
export function useMorePictures() {
  const [shown, setShown] = useState(shownAtOnce);
  const list = useRef<HTMLUListElement>(null);

  function showMore() {
    // The pressed button may go away.
    flushSync(() => setShown(shown + shownAtOnce));
    list.current?.children[shown]?.querySelector('button')?.focus();
  }

  return { shown, list, showMore };
}
