import fc from 'fast-check';
import type { PriceList } from '../domain/pricing/price-list.ts';

const price = fc.integer({ min: 1, max: 5000 });
const area = fc.integer({ min: 1, max: 2700 });

/** Any price list that the database takes. */
export const anyPriceList: fc.Arbitrary<PriceList> = fc.record({
  validFrom: fc
    .date({ min: new Date('2026-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
    .map((day) => day.toISOString().slice(0, 10)),
  detachedPrice: price,
  detachedArea: area,
  otherPrice: price,
  otherArea: area,
  stepArea: fc.integer({ min: 1, max: 1000 }),
  stepPrice: fc.integer({ min: 1, max: 30 }),
  rushPrice: price,
});
