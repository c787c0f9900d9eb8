import { termsFigures } from './terms-figures';

/** Until when a visit can be moved or cancelled for nothing; both in milliseconds since 1970. */
export function freeUntil(startsAt: number): number {
  return startsAt - termsFigures.cancellationHours * 60 * 60 * 1000;
}
