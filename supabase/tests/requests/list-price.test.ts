import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { specificationList, type PriceList } from '../../../src/domain/pricing/price-list.ts';
import { toPriceListRow } from '../../../src/domain/pricing/price-list-row.ts';
import { propertyTypes } from '../../../src/domain/pricing/pricing.ts';
import { listPrice } from '../../../src/domain/request/request-patch.ts';
import { anyPriceList } from '../../../src/test/any-price-list.ts';
import { literal } from '../setup/factories.ts';
import { startBackendWithRoles } from '../setup/roles.ts';

// A price is computed twice: in TypeScript for the site, in SQL for all else. By the same row they are one.

const { backend } = await startBackendWithRoles();

const pricesSchema = z.array(
  z.object({ type: z.string(), area: z.number(), rush: z.boolean(), price: z.int().nullable() }),
);

function areasBeside(list: PriceList): number[] {
  const included = [list.detachedArea, list.otherArea];
  const edges = included.flatMap((area) => [0, 1, 2, 7].map((steps) => area + steps * list.stepArea));
  return edges.flatMap((area) => [area - 0.01, area - 1e-9, area, area + 1e-9, area + 0.01]);
}

/** The prices of these areas by a list, for every type and with and without rush, from the database. */
async function pricesOf(list: PriceList, areas: readonly number[]) {
  const row = literal(JSON.stringify(toPriceListRow(list)));
  return pricesSchema.parse(
    await backend.sql(`
      select type, area, rush, private.list_price(list, type, area, rush) as price
      from jsonb_populate_record(null::public.price_lists, ${row}) as list,
        unnest(array['${[...propertyTypes, ''].join("','")}']) as type,
        unnest(array[${areas.map((area) => `'${area}'`).join()}]::double precision[]) as area,
        unnest(array[false, true]) as rush`),
  );
}

async function expectSamePrices(list: PriceList, areas: readonly number[]): Promise<void> {
  const prices = await pricesOf(list, areas);
  expect(prices).toHaveLength(areas.length * (propertyTypes.length + 1) * 2);
  const differing = prices.filter(({ type, area, rush, price }) => {
    const listed = listPrice({ propertyType: type, surfaceArea: area, rushService: rush }, list);
    return price !== (listed?.total ?? null);
  });
  expect(differing).toEqual([]);
}

test('the first list is that of the specification', async () => {
  const [first] = await backend.sql(`select to_jsonb(list) - 'updated_at' as list
    from public.price_lists as list order by valid_from limit 1`);
  expect(first).toEqual({ list: toPriceListRow(specificationList) });
});

test('by the first list every half square metre up to the largest home has the same price in both', async () => {
  await expectSamePrices(
    specificationList,
    Array.from({ length: 2700 * 2 }, (_, place) => (place + 1) / 2),
  );
});

test('so have areas that no home has, and any other', async () => {
  const any = fc.sample(fc.double({ min: 0, max: 2700, noNaN: true, minExcluded: true }), { numRuns: 2000, seed: 21 });
  await expectSamePrices(specificationList, [0, -1, 5e-324, ...areasBeside(specificationList), ...any]);
});

test('by any other list areas at its borders and elsewhere have the same price in both', async () => {
  for (const list of fc.sample(anyPriceList, { numRuns: 60, seed: 55 })) {
    const any = fc.sample(fc.double({ min: 1, max: 2700, noNaN: true }), { numRuns: 30, seed: list.otherPrice });
    await expectSamePrices(list, [...areasBeside(list), ...any]);
  }
});

test('nothing is known of the price of a home without a surface area', async () => {
  const [row] = await backend.sql(
    `select private.list_price(list, 'detached', null, true) as price from public.price_lists as list`,
  );
  expect(row).toEqual({ price: null });
});
