import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { RequestPosition } from '@/data/requests/list-query';
import { requestStatuses } from '@/domain/request/request-edit';
import { adminParams } from '@/lib/admin-links';
import { requestColumns } from './request-columns';

/** What the list shows, as the URL holds it. */
export type ListView = RequestPosition;

/** The order of a list. */
type Order = Pick<ListView, 'sort' | 'isDescending'>;

/** Characters of a search. */
export const maxSearchLength = 100;

export const defaultView: ListView = {
  search: '',
  status: '',
  rush: null,
  from: '',
  until: '',
  sort: 'created_at',
  isDescending: true,
  cursor: null,
};

/** What the list shows and which request is open: both live in the URL, so that they can be shared. */
export function useListView() {
  const [params, setParams] = useSearchParams();
  const view = parseListView(params);
  const latest = useRef({ params, setParams });
  useEffect(() => {
    latest.current = { params, setParams };
  });

  /** Another selection begins at its first page. Typing replaces the entry in the history; any other change can be taken back. */
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

/** The view of a URL. What is missing or makes no sense falls back to the default. */
export function parseListView(params: URLSearchParams): ListView {
  const after = readId(params, 'na');
  const before = readId(params, 'voor');
  return {
    search: (params.get('zoek') ?? '').trim().slice(0, maxSearchLength),
    status: requestStatuses.find((status) => status === params.get('status')) ?? '',
    rush: parseRush(params.get('spoed')),
    from: parseDay(params.get('van')),
    until: parseDay(params.get('tot')),
    ...parseOrder(params.get('sorteer') ?? ''),
    cursor: after ? { id: after, side: 'after' } : before ? { id: before, side: 'before' } : null,
  };
}

/** The URL with another view in it; whatever else it holds stays. A default is left out. */
export function withListView(params: URLSearchParams, view: ListView): URLSearchParams {
  const { sort, isDescending, cursor } = view;
  const isDefaultSort = sort === defaultView.sort && isDescending === defaultView.isDescending;
  return withParams(params, {
    zoek: view.search.trim(),
    status: view.status,
    spoed: view.rush === null ? '' : view.rush ? 'ja' : 'nee',
    van: view.from,
    tot: view.until,
    sorteer: isDefaultSort ? '' : formatOrder({ sort, isDescending }),
    na: cursor?.side === 'after' ? cursor.id : '',
    voor: cursor?.side === 'before' ? cursor.id : '',
  });
}

/** The id of the request that a URL opens; '' without one. */
export function parseOpened(params: URLSearchParams): string {
  return readId(params, adminParams.request);
}

/** The URL with this request open, or with none. */
export function withOpened(params: URLSearchParams, id: string): URLSearchParams {
  return withParams(params, { [adminParams.request]: id });
}

/** Whether anything narrows the list down. */
export function isFiltered({ search, status, rush, from, until }: ListView): boolean {
  return search !== '' || status !== '' || rush !== null || from !== '' || until !== '';
}

/** A day from 2000 on that exists: half of a typed year is none yet. */
export function parseDay(text: string | null): string {
  if (text === null || !/^2\d{3}-\d{2}-\d{2}$/.test(text)) return '';
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) ? text : '';
}

/** `naam`, or `-naam` from high to low. */
export function formatOrder({ sort, isDescending }: Order): string {
  const column = requestColumns.find((candidate) => candidate.sort === sort);
  return `${isDescending ? '-' : ''}${column?.urlName ?? ''}`;
}

/** The order of such a text; the default for any other text. */
export function parseOrder(text: string): Order {
  const isDescending = text.startsWith('-');
  const name = isDescending ? text.slice(1) : text;
  const column = requestColumns.find(({ urlName }) => urlName === name);
  if (!column) return { sort: defaultView.sort, isDescending: defaultView.isDescending };
  return { sort: column.sort, isDescending };
}

function parseRush(text: string | null): boolean | null {
  if (text === 'ja') return true;
  return text === 'nee' ? false : null;
}

function readId(params: URLSearchParams, name: string): string {
  const id = params.get(name) ?? '';
  return /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i.test(id) ? id.toLowerCase() : '';
}

function withParams(params: URLSearchParams, changes: Record<string, string>): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(changes)) {
    if (value === '') next.delete(name);
    else next.set(name, value);
  }
  return next;
}
