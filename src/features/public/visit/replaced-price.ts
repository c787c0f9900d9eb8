import { ownRequest } from '@/content/public/request/own-request';
import type { OwnRequest } from '@/data/own-request/queries';
import { formatPlainDay } from '@/lib/format/format-date';
import { unbroken } from '@/lib/format/unbroken';
import { formatEuro } from '#shared/format-euro.ts';

/** That the price on the page of the visitor no longer counts; null where it does. */
export function replacedPriceText({ replaced_price: replaced, price }: OwnRequest): string | null {
  if (replaced === null || price === null) return null;
  return ownRequest.replacedPrice(
    formatEuro(replaced.seen),
    unbroken(formatPlainDay(replaced.since)),
    formatEuro(price),
  );
}
