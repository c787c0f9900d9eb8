import { z } from 'zod';
import type { PriceList } from './price-list.ts';

const amount = z.int().positive();

/** A row of `price_lists`, read as a list. */
export const priceListRow = z
  .object({
    valid_from: z.iso.date(),
    detached_price: amount,
    detached_area: amount,
    other_price: amount,
    other_area: amount,
    step_area: amount,
    step_price: amount,
    rush_price: amount,
  })
  .transform((row): PriceList => ({
    validFrom: row.valid_from,
    detachedPrice: row.detached_price,
    detachedArea: row.detached_area,
    otherPrice: row.other_price,
    otherArea: row.other_area,
    stepArea: row.step_area,
    stepPrice: row.step_price,
    rushPrice: row.rush_price,
  }));

/** A list as the columns of its row. */
export function toPriceListRow(list: PriceList): z.input<typeof priceListRow> {
  return {
    valid_from: list.validFrom,
    detached_price: list.detachedPrice,
    detached_area: list.detachedArea,
    other_price: list.otherPrice,
    other_area: list.otherArea,
    step_area: list.stepArea,
    step_price: list.stepPrice,
    rush_price: list.rushPrice,
  };
}
