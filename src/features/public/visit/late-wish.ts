import { lateRush } from '@/content/public/request/rush-promise';
import { startsAfterDeadline } from '@/domain/request/rush-deadline';
import { formatEuro } from '#shared/format-euro.ts';
import { momentText } from './moment-text';

/**
 * What becomes of the surcharge of rush when a moment that was only asked for (ISO 8601) begins after the deadline; null
 * for any other. `latePrice` is that of a visit then, in euro; null while it is unknown.
 */
export function lateWish(startsAt: string, deadline: number | null, latePrice: number | null): string | null {
  if (deadline === null || !startsAfterDeadline(startsAt, deadline)) return null;
  return lateRush.wish(momentText(deadline), latePrice === null ? null : formatEuro(latePrice));
}
