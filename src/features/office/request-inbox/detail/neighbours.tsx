import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import { notify } from '@/components/ui/notify';
import { messages } from '@/content/messages';
import { requestListTexts } from '@/content/office/requests/requests';
import type { RequestPage } from '@/data/requests/queries';
import type { ListView } from '../list-state/list-view';
import type { TurnedPage } from '../list-state/use-list-view';
import { hasSingleKeys } from '../shared/single-keys';

/** Opens the request before or after this one in the list, on the neighbouring page too; undefined at its ends. */
export interface Neighbours {
  previous: (() => void) | undefined;
  next: (() => void) | undefined;
  /** Whether the opened request is in the list, so that a missing neighbour means the end of the list. */
  isListed: boolean;
  /** Which of the two buttons opened this request: it gets the focus. */
  cameBy?: Direction | undefined;
}

type Direction = 'previous' | 'next';
type Cursor = ListView['cursor'];

interface NeighbourOptions {
  openedId: string;
  /** '' unless one was just saved and closed: then these are the neighbours of that one. */
  savedId?: string;
  /** The page as it is shown, without what was deleted since; undefined while it is fetched. */
  page: Pick<RequestPage, 'requests' | 'hasPrevious' | 'hasNext'> | undefined;
  /** Throws a DataError. */
  fetchPage: (cursor: Cursor) => Promise<Pick<RequestPage, 'requests'>>;
  /** With its page, when that is another one. */
  onOpen: (id: string, page?: TurnedPage) => void;
}

/**
 * The requests before and after the opened one. When a save removes it from the list, the next one is the request that
 * moves into its place.
 */
export function useNeighbours({ openedId, savedId = '', page, fetchPage, onOpen }: NeighbourOptions): Neighbours {
  const requests = page?.requests ?? [];
  const ownId = openedId || savedId;
  const index = requests.findIndex(({ id }) => id === ownId);
  const [last, setLast] = useState({ id: ownId, index });
  if (index !== -1 && (last.index !== index || last.id !== ownId)) setLast({ id: ownId, index });
  const isGone = index === -1 && last.id === ownId && last.index !== -1;
  const place = isGone ? last.index : index;

  const [arrival, setArrival] = useState<{ id: string; by: Direction } | null>(null);

  function open(id: string, by: Direction, turned?: TurnedPage) {
    setArrival({ id, by });
    onOpen(id, turned);
  }

  async function turnPage(by: Direction, fromId: string) {
    const cursor: Cursor = { id: fromId, side: by === 'next' ? 'after' : 'before' };
    try {
      const { requests: others } = await fetchPage(cursor);
      const request = others.at(by === 'next' ? 0 : -1);
      if (request) open(request.id, by, { cursor, from: openedId });
      else notify.info(requestListTexts.end[by]);
    } catch {
      notify.error(messages.requests.fetchFailed);
    }
  }

  function step(by: Direction): (() => void) | undefined {
    const edge = requests.at(by === 'next' ? -1 : 0);
    if (place === -1 || !page || !edge) return undefined;
    const request = requests[by === 'previous' ? place - 1 : isGone ? place : place + 1];
    if (request) return () => open(request.id, by);
    return page[by === 'next' ? 'hasNext' : 'hasPrevious'] ? () => void turnPage(by, edge.id) : undefined;
  }

  return {
    previous: step('previous'),
    next: step('next'),
    isListed: place !== -1,
    cameBy: arrival?.id === openedId ? arrival.by : undefined,
  };
}

interface NeighbourButtonsProps {
  neighbours: Neighbours;
  onGo: (go: () => void) => void;
}

/** Opens the previous or next request; also by the keys j and k while no field has the focus. */
export function NeighbourButtons({ neighbours, onGo }: NeighbourButtonsProps) {
  function go(by: Direction) {
    const step = neighbours[by];
    if (step) onGo(step);
    else if (neighbours.isListed) notify.info(requestListTexts.end[by]);
  }

  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || !hasSingleKeys()) return;
    if (event.target instanceof Element && event.target.closest('input, select, textarea')) return;
    if (event.key === 'j') go('next');
    if (event.key === 'k') go('previous');
  });

  useEffect(() => {
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, []);

  return (
    <>
      <IconButton
        label="Vorige aanvraag"
        Icon={ChevronLeft}
        aria-disabled={!neighbours.previous}
        autoFocus={neighbours.cameBy === 'previous'}
        onClick={() => go('previous')}
      />
      <IconButton
        label="Volgende aanvraag"
        Icon={ChevronRight}
        aria-disabled={!neighbours.next}
        autoFocus={neighbours.cameBy === 'next'}
        onClick={() => go('next')}
      />
    </>
  );
}
