import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { parseListView, parseOpened, withListView, withOpened, type ListView } from './list-view';

/** What the list shows and which request is open: both live in the address, so that they can be shared. */
export function useListView() {
  const [params, setParams] = useSearchParams();
  const view = parseListView(params);
  const latest = useRef({ params, setParams });
  useEffect(() => {
    latest.current = { params, setParams };
  });

  /** Another selection begins at its first page. Typing replaces the address; any other change can be taken back. */
  function change(part: Partial<ListView>, { isTyping = false } = {}) {
    setParams(withListView(params, { ...view, cursor: null, ...part }), { replace: isTyping });
  }

  function open(id: string) {
    setParams(withOpened(params, id));
  }

  /** Closes this request, unless another one was opened meanwhile: a save may end late. */
  function close(id: string) {
    const now = latest.current;
    if (parseOpened(now.params) === id) now.setParams(withOpened(now.params, ''), { replace: true });
  }

  return { view, openedId: parseOpened(params), change, open, close };
}
