import type { MouseEvent } from 'react';
import { waitingListMark } from '../planning/waiting-list';

/** Whether a drag ended over the requests that wait. */
export function isOverWaitingList(event: globalThis.MouseEvent | TouchEvent): boolean {
  const point = 'changedTouches' in event ? event.changedTouches[0] : event;
  if (!point) return false;
  return document
    .elementsFromPoint(point.clientX, point.clientY)
    .some((element) => element.closest(`[${waitingListMark}]`) !== null);
}

/** Ignores the click that ends a long press, which moves or resizes an appointment. */
export function ignoreHeld(event: MouseEvent): void {
  const isHeld =
    event.target instanceof Element && event.target.closest('.appointment:has(.appointment-edge-held)') !== null;
  if (!isHeld) return;
  event.preventDefault();
  event.stopPropagation();
}
