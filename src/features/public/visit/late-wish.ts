import { lateRush } from '@/content/public/request/rush-promise';
import type { OwnRequest } from '@/data/own-request/queries';
import { missesRush } from '@/domain/request/rush-deadline';
import { formatEuro } from '#shared/format-euro.ts';
import { momentText } from './moment-text';

/** What becomes of the surcharge of rush when a moment that was only asked for (ISO 8601) is too late for it; else null. */
export function lateWish(startsAt: string, { rush, late_price: price, rush_price: surcharge }: OwnRequest) {
  if (rush === null || !missesRush(startsAt, rush)) return null;
  return lateRush.wish(momentText(rush.by), price === null ? null : formatEuro(price), surcharge);
}
