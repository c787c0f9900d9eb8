import { lateRush } from '@/content/public/request/rush-promise';
import type { OwnRequest } from '@/data/own-request/queries';
import { startsAfterDeadline } from '@/domain/request/rush-deadline';
import { formatEuro } from '#shared/format-euro.ts';
import { momentText } from './moment-text';

/** In euro, null while unknown: of a visit after the deadline of rush, and of rush by itself. */
export type LatePrices = Pick<OwnRequest, 'late_price' | 'rush_price'>;

/**
 * What becomes of the surcharge of rush when a moment that was only asked for (ISO 8601) begins after the deadline; null
 * for any other. `prices` are those of the request, null while it is not known.
 */
export function lateWish(startsAt: string, deadline: number | null, prices: LatePrices | null): string | null {
  if (deadline === null || !startsAfterDeadline(startsAt, deadline)) return null;
  const price = prices?.late_price ?? null;
  return lateRush.wish(momentText(deadline), price === null ? null : formatEuro(price), prices?.rush_price ?? null);
}
