import { dutchDateTime } from './dutch-time.ts';

/** Until when a visit can be moved or cancelled for nothing, so many hours before it; in milliseconds since 1970. */
export function freeUntilHours(startsAt: number, hours: number): number {
  return startsAt - hours * 60 * 60 * 1000;
}

/** `work` is only what was done at the customer's request, `fee` a part of the price, `either` the one and then the other. */
export type LateCancelling = 'work' | 'fee' | 'either';

/**
 * What cancelling costs in the last hours before a visit, which is in milliseconds since 1970: the period of withdrawal,
 * with its last day as YYYY-MM-DD, goes before the fee. Null stands for a period that is not known.
 */
export function lateCancelling(startsAt: number, hours: number, withdrawalUntil: string | null): LateCancelling {
  if (withdrawalUntil === null) return 'either';
  if (dutchDateTime(new Date(startsAt)).date <= withdrawalUntil) return 'work';
  return dutchDateTime(new Date(freeUntilHours(startsAt, hours))).date <= withdrawalUntil ? 'either' : 'fee';
}
