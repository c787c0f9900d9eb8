import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { parseListView, parseOpened, withListView, withOpened, type ListView } from './list-view';

/** Another page of the list, and the id of the request that was open when it was requested. */
export interface TurnedPage extends Pick<ListView, 'cursor'> {
  from: string;
}

/** The view of the list and the opened request, both from the URL. */
export function useListView() {
  const [params, setParams] = useSearchParams();
  const view = parseListView(params);
  // The current URL: a navigation is rendered later than it happens, and a debounce or a save may end in between.
  const current = useRef(params);
  useEffect(() => {
    current.current = params;
  }, [params]);

  function navigate(next: URLSearchParams, options?: { replace: boolean }) {
    current.current = next;
    setParams(next, options);
  }

  /** Another selection starts at its first page. Typing replaces the history entry; any other change adds one. */
  function change(part: Partial<ListView>, { isTyping = false } = {}) {
    const now = current.current;
    navigate(withListView(now, { ...parseListView(now), cursor: null, ...part }), { replace: isTyping });
  }

  /** Opens a request, with its page when that is another one. */
  function open(id: string, page?: TurnedPage) {
    const now = current.current;
    // Closed, or another opened, while its page was fetched.
    if (page && parseOpened(now) !== page.from) return;
    const list = page ? withListView(now, { ...parseListView(now), cursor: page.cursor }) : now;
    // Going from one opened request to another adds nothing to the history.
    navigate(withOpened(list, id), { replace: parseOpened(now) !== '' });
  }

  function close() {
    navigate(withOpened(current.current, ''), { replace: true });
  }

  /** Closes a request that left the list, unless another was opened during the save. */
  function closeGone(id: string) {
    if (parseOpened(current.current) === id) close();
  }

  return { view, openedId: parseOpened(params), change, open, close, closeGone };
}
