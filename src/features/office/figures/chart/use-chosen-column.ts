import { useState, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';

const steps: Partial<Record<string, (place: number, last: number) => number>> = {
  ArrowLeft: (place) => place - 1,
  ArrowDown: (place) => place - 1,
  ArrowRight: (place) => place + 1,
  ArrowUp: (place) => place + 1,
  Home: () => 0,
  End: (_, last) => last,
};

/**
 * The selected column of a chart: the last one, until another is selected by arrow keys, pointer or touch. `onOpen` is
 * called for Enter and for a mouse click; a tap only selects.
 */
export function useChosenColumn(amount: number, onOpen: (place: number) => void) {
  const last = amount - 1;
  const [chosen, setChosen] = useState<number | null>(null);
  const place = Math.min(chosen ?? last, last);

  function placeAt({ currentTarget, clientX }: MouseEvent): number {
    const { left, width } = currentTarget.getBoundingClientRect();
    if (width === 0) return place;
    return Math.max(0, Math.min(last, Math.floor(((clientX - left) / width) * amount)));
  }

  function handleKey(event: KeyboardEvent) {
    // Alt with an arrow is the browser's own shortcut for going back.
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Enter') onOpen(place);
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    setChosen(Math.max(0, Math.min(last, step(place, last))));
  }

  return {
    place,
    handlers: {
      onKeyDown: handleKey,
      onPointerMove: (event: PointerEvent) => setChosen(placeAt(event)),
      onClick: (event: MouseEvent) => {
        const target = placeAt(event);
        setChosen(target);
        const isByFinger = 'pointerType' in event.nativeEvent && event.nativeEvent.pointerType === 'touch';
        if (!isByFinger) onOpen(target);
      },
    },
  };
}
