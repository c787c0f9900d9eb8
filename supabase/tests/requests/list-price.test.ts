import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { propertyTypes } from '../../../src/domain/pricing/pricing.ts';
import { listPrice } from '../../../src/domain/request/request-patch.ts';
import { startBackendWithRoles } from '../setup/roles.ts';

// The price list stands twice: in TypeScript for the site, in SQL for the figures. They are one.

const { backend } = await startBackendWithRoles();

const pricesSchema = z.array(
  z.object({ type: z.string(), area: z.number(), rush: z.boolean(), price: z.int().nullable() }),
);

/** The prices of these areas for every type and with and without rush, from the database. */
async function pricesOf(areas: readonly number[]) {
  return pricesSchema.parse(
    await backend.sql(`
      select type, area, rush, private.list_price(type, area, rush) as price
      from unnest(array['${[...propertyTypes, ''].join("','")}']) as type,
        unnest(array[${areas.map((area) => `'${area}'`).join()}]::double precision[]) as area,
        unnest(array[false, true]) as rush`),
  );
}

async function expectSamePrices(areas: readonly number[]): Promise<void> {
  const prices = await pricesOf(areas);
  expect(prices).toHaveLength(areas.length * (propertyTypes.length + 1) * 2);
  const differing = prices.filter(({ type, area, rush, price }) => {
    const listed = listPrice({ propertyType: type, surfaceArea: area, rushService: rush });
    return price !== (listed?.total ?? null);
  });
  expect(differing).toEqual([]);
}

test('every half square metre up to the largest home has the same price in both', async () => {
  await expectSamePrices(Array.from({ length: 2700 * 2 }, (_, place) => (place + 1) / 2));
});

test('so have areas just beside every step, areas that no home has, and any other', async () => {
  const steps = Array.from({ length: 256 }, (_, place) => 150 + place * 10);
  const beside = steps.flatMap((step) => [step - 0.01, step - 1e-9, step + 1e-9, step + 0.01]);
  const any = fc.sample(fc.double({ min: 0, max: 2700, noNaN: true, minExcluded: true }), { numRuns: 2000, seed: 21 });
  await expectSamePrices([0, -1, 5e-324, ...beside, ...any]);
});

test('nothing is known of the price of a home without a surface area', async () => {
  expect(await backend.sql(`select private.list_price('detached', null, true) as price`)).toEqual([{ price: null }]);
});
