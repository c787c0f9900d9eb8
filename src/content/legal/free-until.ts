import { freeUntilHours, lateCancelling, type LateCancelling } from '#shared/late-cancelling.ts';
import { termsFigures } from './terms-figures';

/** Until when a visit can be moved or cancelled for nothing; both in milliseconds since 1970. */
export function freeUntil(startsAt: number): number {
  return freeUntilHours(startsAt, termsFigures.cancellationHours);
}

/** What cancelling after that costs; `withdrawalUntil` is the last day of that period, null while it is not known. */
export function costAfter(startsAt: number, withdrawalUntil: string | null): LateCancelling {
  return lateCancelling(startsAt, termsFigures.cancellationHours, withdrawalUntil);
}
