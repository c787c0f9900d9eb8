import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import type { Submission } from '@/data/requests/submission';

/** Opens the request before or after this one in the list as shown; undefined at its ends. */
export interface Neighbours {
  previous: (() => void) | undefined;
  next: (() => void) | undefined;
  /** Which of the two led here: it keeps the focus. */
  cameBy?: Direction | undefined;
}

type Direction = 'previous' | 'next';

/**
 * The requests around the opened one. A save may take it out of the list: the one that took its place is then the next.
 */
export function useNeighbours(
  openedId: string,
  requests: readonly Submission[],
  onOpen: (id: string) => void,
): Neighbours {
  const index = requests.findIndex(({ id }) => id === openedId);
  const [last, setLast] = useState({ id: openedId, index });
  if (index !== -1 && (last.index !== index || last.id !== openedId)) setLast({ id: openedId, index });
  const isGone = index === -1 && last.id === openedId && last.index !== -1;
  const place = isGone ? last.index : index;

  const [arrival, setArrival] = useState<{ id: string; by: Direction } | null>(null);

  function opening(request: Submission | undefined, by: Direction) {
    if (!request) return undefined;
    return () => {
      setArrival({ id: request.id, by });
      onOpen(request.id);
    };
  }

  if (place === -1) return { previous: undefined, next: undefined };
  return {
    previous: opening(requests[place - 1], 'previous'),
    next: opening(requests[isGone ? place : place + 1], 'next'),
    cameBy: arrival?.id === openedId ? arrival.by : undefined,
  };
}

interface NeighbourButtonsProps {
  neighbours: Neighbours;
  onGo: (go: () => void) => void;
}

/** Goes through the list; also by the keys j and k while no field has the focus. */
export function NeighbourButtons({ neighbours: { previous, next, cameBy }, onGo }: NeighbourButtonsProps) {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (event.target instanceof Element && event.target.closest('input, select, textarea')) return;
    const go = { j: next, k: previous }[event.key];
    if (go) onGo(go);
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
        aria-disabled={!previous}
        autoFocus={cameBy === 'previous'}
        onClick={() => previous && onGo(previous)}
      />
      <IconButton
        label="Volgende aanvraag"
        Icon={ChevronRight}
        aria-disabled={!next}
        autoFocus={cameBy === 'next'}
        onClick={() => next && onGo(next)}
      />
    </>
  );
}
