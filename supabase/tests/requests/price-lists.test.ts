import { createHash } from 'node:crypto';
import { afterEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { firstTerms } from '../../functions/_shared/business-terms.ts';
import { specificationList, type PriceList } from '../../../src/domain/pricing/price-list.ts';
import { toPriceListRow } from '../../../src/domain/pricing/price-list-row.ts';
import { calculatePrice } from '../../../src/domain/pricing/pricing.ts';
import { buildRequestRow, type RequestInsert } from '../setup/factories.ts';
import { addHeldList, dayFromToday } from '../setup/price-lists.ts';
import { startBackendWithRoles } from '../setup/roles.ts';

// A request keeps the list that its visitor saw (D-75), whatever list holds later.

const { backend, roles } = await startBackendWithRoles();
const { sql } = backend;
const home = { property_type: 'detached', surface_area: 230, rush_service: true } as const;
const dearer: Omit<PriceList, 'validFrom'> = {
  ...{ detachedPrice: 400, detachedArea: 180, otherPrice: 310, otherArea: 140 },
  ...{ stepArea: 20, stepPrice: 25, rushPrice: 120 },
};
const key = 'k'.repeat(43);

afterEach(async () => {
  await sql('delete from public.contact_submissions');
  await sql('alter table public.price_lists disable trigger user');
  await sql(`delete from public.price_lists where valid_from <> '${specificationList.validFrom}'`);
  await sql('alter table public.price_lists enable trigger user');
});

function priceBy(list: PriceList): number {
  const { property_type: propertyType, surface_area: surfaceArea, rush_service: rushService } = home;
  return calculatePrice({ propertyType, surfaceArea, rushService }, list).total;
}

/** The next list begins so many days from today. */
async function next(days: number): Promise<PriceList> {
  const list = { ...dearer, validFrom: await dayFromToday(backend, days) };
  await addHeldList(backend, list);
  return list;
}

/** As the form sends it, from a page with this list; without one it names none. */
async function send(list: PriceList | null, more: Partial<RequestInsert> = {}): Promise<string> {
  const { id, ...row } = buildRequestRow({
    ...home,
    calculated_price: list ? priceBy(list) : null,
    ...(list && { price_list: list.validFrom }),
    ...more,
  });
  const { error } = await roles.visitor.from('contact_submissions').insert({ id, ...row });
  expect(error).toBeNull();
  return id;
}

const storedSchema = z.object({
  price: z.int(),
  list_price: z.int(),
  price_list: z.string(),
  outdated_list: z.string().nullable(),
});

async function stored(id: string) {
  const { data } = await roles.admin
    .from('contact_submissions')
    .select('price, list_price, price_list, outdated_list')
    .eq('id', id)
    .single();
  return storedSchema.parse(data);
}

async function differing(): Promise<number> {
  const { data } = await roles.admin.rpc('count_requests', { work: 'price' });
  return Object.values(z.record(z.string(), z.int()).parse(data)).reduce((sum, count) => sum + count, 0);
}

describe('a request from a page with the list before', () => {
  test.each([0, -1, 1 - firstTerms.quoteValidDays])(
    'keeps that list, when the next one began %d days from today',
    async (days) => {
      const list = await next(days);
      const old = await stored(await send(specificationList));
      const price = priceBy(specificationList);
      expect(old).toEqual({ price, list_price: price, price_list: specificationList.validFrom, outdated_list: null });
      expect(await stored(await send(list))).toMatchObject({ price: priceBy(list), price_list: list.validFrom });
      expect(await differing()).toBe(0);
    },
  );

  test('gets the list of the day once the one that it names has not held for thirty days, and everybody reads that', async () => {
    const list = await next(-firstTerms.quoteValidDays);
    const id = await send(specificationList, { key_hash: createHash('sha256').update(key).digest('hex') });
    expect(await stored(id)).toEqual({
      price: priceBy(list),
      list_price: priceBy(list),
      price_list: list.validFrom,
      outdated_list: specificationList.validFrom,
    });
    expect(await differing()).toBe(1);
    const { data } = await roles.visitor.rpc('customer_request', { key });
    expect(data).toMatchObject({
      price: priceBy(list),
      price_from: list.detachedPrice,
      rush_price: list.rushPrice,
      replaced_price: { seen: priceBy(specificationList), since: list.validFrom },
    });
  });
});

test.each([
  ['names none', {}],
  ['names one that does not exist', { price_list: '2001-01-01' }],
  ['names one that does not hold yet', { price_list: '2098-12-31' }],
])('a request that %s gets the list of the day', async (_, more) => {
  await addHeldList(backend, { ...dearer, validFrom: '2098-12-31' });
  const list = await next(-3);
  expect(await stored(await send(null, more))).toMatchObject({ price: priceBy(list), price_list: list.validFrom });
});

test('what was ordered, charged and counted stays what it was when the next list begins', async () => {
  const id = await send(specificationList);
  await sql(`update public.contact_submissions set status = 'completed' where id = '${id}'`);
  const list = await next(0);
  // A correction counts by the list of the request, and so does the mark.
  const { error } = await roles.admin.from('contact_submissions').update({ rush_service: false }).eq('id', id);
  expect(error).toBeNull();
  const price = priceBy(specificationList) - specificationList.rushPrice;
  expect(await stored(id)).toMatchObject({ price, list_price: price, price_list: specificationList.validFrom });
  expect(await differing()).toBe(0);
  const other = await send(list);
  await sql(`update public.contact_submissions set status = 'completed' where id = '${other}'`);
  const months = z
    .array(z.looseObject({ revenue: z.int(), list_revenue: z.int(), deviating: z.int() }))
    .parse((await roles.admin.rpc('request_figures')).data);
  const revenue = price + priceBy(list);
  expect(months.at(-1)).toMatchObject({ revenue, list_revenue: revenue, deviating: 0 });
  expect(
    await sql(`select private.promised_lines(r) -> 0 -> 'amount' as cents
      from public.contact_submissions as r where id in ('${id}', '${other}') order by price`),
  ).toEqual([{ cents: price * 100 }, { cents: priceBy(list) * 100 }]);
  // Counted anew it is the same.
  await sql('select private.recount_requests()');
  expect((await roles.admin.rpc('request_figures')).data).toEqual(
    expect.arrayContaining([expect.objectContaining({ revenue })]),
  );
});

test('a request that comes back from the bin keeps its list, however long ago that held', async () => {
  const id = await send(specificationList);
  await sql(`update public.contact_submissions set created_at = now() - interval '50 days' where id = '${id}'`);
  await next(-40);
  const before = await stored(id);
  expect(
    (await roles.admin.rpc('delete_requests', { requests: [{ id, version: await version(id) }] })).error,
  ).toBeNull();
  expect((await roles.admin.rpc('restore_request', { request_id: id })).error).toBeNull();
  expect(await stored(id)).toEqual(before);
});

async function version(id: string): Promise<string> {
  const { data } = await roles.admin.from('contact_submissions').select('updated_at').eq('id', id).single();
  return z.object({ updated_at: z.string() }).parse(data).updated_at;
}

test('a request by telephone has the price of the list of the day, and a corrected one that of its own', async () => {
  const list = await next(-60);
  const { id, ...row } = buildRequestRow({ ...home, calculated_price: null, source: 'telephone', relay_status: null });
  expect((await roles.admin.from('contact_submissions').insert({ id, ...row })).error).toBeNull();
  expect(await stored(id)).toMatchObject({ price: priceBy(list), price_list: list.validFrom });
  expect(await differing()).toBe(0);
});

describe('a price list', () => {
  test.each(['visitor', 'outsider'] as const)('is read by a %s once it holds', async (role) => {
    await next(1);
    const { data } = await roles[role].from('price_lists').select('valid_from');
    expect(data).toEqual([{ valid_from: specificationList.validFrom }]);
  });

  test('that does not hold yet can be added, changed and removed by an administrator, which is logged', async () => {
    const list = { ...dearer, validFrom: await dayFromToday(backend, 1) };
    const added = await roles.admin.from('price_lists').insert(toPriceListRow(list)).select('updated_at').single();
    expect(added.error).toBeNull();
    const changed = await roles.admin
      .from('price_lists')
      .update({ rush_price: 99 })
      .eq('updated_at', z.object({ updated_at: z.string() }).parse(added.data).updated_at)
      .select('updated_at');
    expect(changed.data).toHaveLength(1);
    // The version that another administrator read before.
    const late = await roles.admin
      .from('price_lists')
      .update({ rush_price: 98 })
      .eq('updated_at', z.object({ updated_at: z.string() }).parse(added.data).updated_at)
      .select('updated_at');
    expect(late.data).toEqual([]);
    expect((await roles.admin.from('price_lists').insert(toPriceListRow(list))).error?.code).toBe('23505');
    expect((await roles.admin.from('price_lists').delete().eq('valid_from', list.validFrom)).error).toBeNull();
    const { data: log } = await roles.admin
      .from('settings_log')
      .select('old_values, new_values')
      .eq('about', 'price_lists')
      .order('id');
    expect(log).toMatchObject([
      { old_values: null, new_values: toPriceListRow(list) },
      { old_values: { rush_price: 120 }, new_values: { rush_price: 99 } },
      { old_values: { valid_from: list.validFrom }, new_values: null },
    ]);
  });

  test('that holds is never changed or removed, and none begins today or before', async () => {
    const today = await dayFromToday(backend, 0);
    const table = roles.admin.from('price_lists');
    const tries = [
      table.update({ rush_price: 1 }).eq('valid_from', specificationList.validFrom),
      table.update({ valid_from: await dayFromToday(backend, 9) }).eq('valid_from', specificationList.validFrom),
      table.delete().eq('valid_from', specificationList.validFrom),
      table.insert(toPriceListRow({ ...dearer, validFrom: today })),
    ];
    for (const attempt of tries) expect((await attempt).error?.message).toContain('a price list begins after today');
    const { data } = await roles.admin.from('price_lists').select();
    expect(data).toMatchObject([toPriceListRow(specificationList)]);
  });

  test('that begins today holds already, and is not changed or removed', async () => {
    const { validFrom } = await next(0);
    const table = roles.admin.from('price_lists');
    for (const attempt of [
      table.update({ valid_from: await dayFromToday(backend, 5) }).eq('valid_from', validFrom),
      table.delete().eq('valid_from', validFrom),
    ]) {
      expect((await attempt).error?.message).toContain('a price list begins after today');
    }
  });

  test.each([
    ['without a price', { other_price: 0 }],
    ['with a step of no area', { step_area: 0 }],
    ['by which a large home costs more than a request can hold', { step_area: 1, step_price: 1000 }],
    ['with a day that nobody lives to see', { valid_from: '2100-01-01' }],
  ])('%s is refused', async (_, values) => {
    const row = { ...toPriceListRow({ ...dearer, validFrom: await dayFromToday(backend, 1) }), ...values };
    expect((await roles.admin.from('price_lists').insert(row)).error).not.toBeNull();
    expect((await roles.visitor.from('price_lists').insert(row)).error).not.toBeNull();
  });
});
