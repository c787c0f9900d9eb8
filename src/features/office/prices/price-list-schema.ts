import { z } from 'zod';
import type { TypedRow } from '@/components/office/dated-rows/dated-rows';
import { priceTexts as texts } from '@/content/office/management/prices';
import { amountNames, type AmountName, type PriceList } from '@/domain/pricing/price-list';
import { calculatePrice } from '@/domain/pricing/pricing';

/** What the database takes: see price_lists. */
const bounds: Record<AmountName, number> = {
  detachedPrice: 10_000,
  detachedArea: 2700,
  otherPrice: 10_000,
  otherArea: 2700,
  stepArea: 1000,
  stepPrice: 1000,
  rushPrice: 10_000,
};
const highestPrice = 100_000;

/** A list as the form holds it. */
export function typedList(list: PriceList): TypedRow {
  return Object.fromEntries((['validFrom', ...amountNames] as const).map((name) => [name, String(list[name])]));
}

function amount(name: AmountName) {
  return z
    .string()
    .transform((text) => text.replace(/[€\s]|m²/g, ''))
    .refine((text) => /^\d{1,6}$/.test(text), { error: texts.whole, abort: true })
    .transform(Number)
    .refine((value) => value >= 1 && value <= bounds[name], texts.range(1, bounds[name]));
}

/** Reads a typed list that begins after `today`, YYYY-MM-DD. */
export function priceListSchema(today: string): z.ZodType<PriceList, TypedRow> {
  return z
    .object({
      validFrom: z.string().refine((day) => day > today, texts.dayTooEarly),
      detachedPrice: amount('detachedPrice'),
      detachedArea: amount('detachedArea'),
      otherPrice: amount('otherPrice'),
      otherArea: amount('otherArea'),
      stepArea: amount('stepArea'),
      stepPrice: amount('stepPrice'),
      rushPrice: amount('rushPrice'),
    })
    .refine((list) => dearest(list) <= highestPrice, { path: ['stepPrice'], error: texts.tooHigh });
}

function dearest(list: PriceList): number {
  const smallest = { ...list, detachedArea: 1, otherArea: 1 };
  const home = { surfaceArea: 2700, rushService: true };
  return Math.max(
    calculatePrice({ ...home, propertyType: 'detached' }, smallest).total,
    calculatePrice({ ...home, propertyType: 'other' }, smallest).total,
  );
}
