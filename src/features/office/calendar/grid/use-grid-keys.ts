import { useRef, type FocusEvent, type KeyboardEvent } from 'react';
import type { TimeRange } from '@/domain/appointment/time-range';
import type { PlannedItem } from '../planning/planned-item';
import type { Planning } from '../planning/use-planning';
import { movedByKey } from './grid-keys';

interface GridKeysOptions {
  planning: Planning;
  /** YYYY-MM-DD: the days that are shown. */
  days: readonly string[];
  /** The appointment of an event that can be moved, and its current range. */
  itemOf: (eventId: string) => { item: PlannedItem; range: TimeRange } | null;
}

/** Moves and resizes the focused appointment by keys, which the grid itself does not support. */
export function useGridKeys({ planning, days, itemOf }: GridKeysOptions) {
  const { draft, hover, saveDraft, putBack, askToUnplan } = planning;
  /** Events are rerendered at any change, and lose the focus. */
  const focused = useRef('');
  const wanted = useRef('');

  function handleKeyDown(event: KeyboardEvent) {
    const id = eventOf(event.target);
    if (id === '') return;
    const isHeld = draft?.phase === 'keys' && draft.requestId === id;
    if (isHeld && (event.key === 'Enter' || event.key === 'Escape')) {
      event.preventDefault();
      if (event.key === 'Enter') saveDraft();
      else putBack();
      return;
    }
    const from = itemOf(id);
    if (event.key === 'Delete' && from?.item.appointment) {
      event.preventDefault();
      askToUnplan(from.item);
      return;
    }
    const moved = from && movedByKey(event, isHeld ? draft : from.range, days);
    if (!moved) return;
    event.preventDefault();
    hover(from.item, moved, 'keys');
  }

  function handleFocus({ target }: FocusEvent) {
    focused.current = eventOf(target);
  }

  function handleBlur({ relatedTarget }: FocusEvent) {
    if (relatedTarget !== null) focused.current = '';
  }

  /** Restores the focus of a rerendered event. */
  function handleMount(id: string, element: HTMLElement) {
    element.dataset['appointment'] = id;
    element.setAttribute('aria-describedby', keysId);
    const hasLostFocus = focused.current === id && document.activeElement === document.body;
    if (!hasLostFocus && wanted.current !== id) return;
    wanted.current = '';
    element.focus({ preventScroll: hasLostFocus });
  }

  return {
    handlers: { onKeyDown: handleKeyDown, onFocus: handleFocus, onBlur: handleBlur },
    handleMount,
    /** Focuses the event once it is rendered. */
    focusNext: (id: string) => {
      wanted.current = id;
    },
  };
}

export type GridKeys = ReturnType<typeof useGridKeys>;

/** Id of the explanation of the keys. */
export const keysId = 'calendar-keys';

function eventOf(target: EventTarget): string {
  const event = target instanceof Element ? target.closest('[data-appointment]') : null;
  return event?.getAttribute('data-appointment') ?? '';
}
