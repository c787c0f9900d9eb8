import { createHash, randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { specificationList } from '../../../src/domain/pricing/price-list.ts';
import { fromColumns, requestShape } from '../../../src/domain/request/request-fields.ts';
import { asksForPrice } from '../../../src/domain/request/request-patch.ts';
import { queued } from '../mails/outgoing.ts';
import { buildRequestRow, insertStatement, type RequestInsert, type RequestUpdate } from '../setup/factories.ts';
import { startBackendWithRoles } from '../setup/roles.ts';

// A correction by the office that raises the price: its customer is asked first, and until then the old price holds (D-72).

const { backend, roles } = await startBackendWithRoles();
const { sql } = backend;

beforeEach(async () => {
  for (const table of ['public.contact_submissions', 'private.outgoing_messages']) await sql(`delete from ${table}`);
  await sql('update public.settings set sends_mail = true');
});

async function add(overrides: Partial<RequestInsert> = {}) {
  const key = randomUUID().replaceAll('-', '');
  const row = buildRequestRow({
    ...{ property_type: 'terraced', surface_area: 150, calculated_price: 285 },
    key_hash: createHash('sha256').update(key).digest('hex'),
    ...overrides,
  });
  await sql(insertStatement('contact_submissions', row));
  return { id: row.id, key };
}

async function correct(id: string, values: RequestUpdate, isAgreed = false) {
  const saving = roles.admin.from('contact_submissions').update(values).eq('id', id).select();
  if (isAgreed) saving.setHeader('x-price-agreed', 'on');
  const { data, error } = await saving;
  return error ? error.message : (data[0] ?? null);
}

async function stored(id: string) {
  const [row] = await sql(`select * from public.contact_submissions where id = '${id}'`);
  return row;
}

async function asked(id: string) {
  return (await roles.admin.rpc('price_question', { request_id: id })).data;
}

async function questions() {
  return (await queued(backend)).filter(({ kind }) => kind === 'price_question').map(({ payload }) => payload);
}

const larger = { surface_area: 165, calculated_price: 315 };

describe('a larger home', () => {
  test('is asked of the customer, by mail and on the own page, while the old price holds', async () => {
    const { id, key } = await add();
    expect(await correct(id, { ...larger, notes: 'Opgemeten' })).toMatchObject({
      ...{ surface_area: 150, price: 285, calculated_price: 285, notes: 'Opgemeten' },
    });
    expect(await asked(id)).toMatchObject({ surface_area: 165, price: 315 });
    expect(await questions()).toMatchObject([{ price: 285, asked_price: 315, area: 150, asked_area: 165 }]);
    expect((await roles.visitor.rpc('customer_request', { key })).data).toMatchObject({
      ...{ price: 285, surface_area: 150, price_question: { price: 315, surface_area: 165 } },
    });
    expect(
      await sql(`select private.promised_lines(r) -> 0 -> 'amount' as cents
      from public.contact_submissions as r where id = '${id}'`),
    ).toEqual([{ cents: 28_500 }]);
  });

  test('counts once the customer agrees, by name of the customer', async () => {
    const { id, key } = await add();
    await correct(id, larger);
    expect((await roles.visitor.rpc('answer_price', { key, price: 330, agrees: true })).data).toBe('changed');
    expect(await stored(id)).toMatchObject({ price: 285 });
    expect((await roles.visitor.rpc('answer_price', { key, price: 315, agrees: true })).data).toBe('agreed');
    expect(await stored(id)).toMatchObject({ ...larger, price: 315, customer_action: 'agreed' });
    const [entry] = await sql(`select by_customer, new_values from public.request_audit
      where request_id = '${id}' and new_values ? 'surface_area'`);
    expect(entry).toMatchObject({ by_customer: true, new_values: larger });
    expect(await asked(id)).toBeNull();
    expect(await questions()).toEqual([]);
  });

  test.each(['visitor', 'admin'] as const)('ends the request for nothing when it is refused (%s)', async (role) => {
    const { id, key } = await add({ status: 'scheduled' });
    await sql(`insert into public.appointments (request_id, starts_at, ends_at, created_at)
      values ('${id}', now() + interval '2 hours', now() + interval '3 hours', now() - interval '20 days')`);
    await correct(id, larger);
    if (role === 'visitor') await roles.visitor.rpc('answer_price', { key, price: 315, agrees: false });
    else await roles.admin.rpc('settle_price', { request_id: id, price: 315, outcome: 'refused' });
    expect(await stored(id)).toMatchObject({ status: 'cancelled', price: 285, surface_area: 150 });
    expect(
      await sql(
        `select due, most from public.contact_submissions as r, private.chargeable_dues(r) where r.id = '${id}'`,
      ),
    ).toEqual([]);
    expect(await asked(id)).toBeNull();
  });

  test.each([
    ['agreed', { price: 315, surface_area: 165 }],
    ['withdrawn', { price: 285, surface_area: 150 }],
  ])('%s by telephone is noted by the office', async (outcome, values) => {
    const { id } = await add();
    await correct(id, larger);
    function settle(price: number) {
      return roles.admin.rpc('settle_price', { request_id: id, price, outcome });
    }
    expect((await settle(330)).data).toBe(false);
    expect((await settle(315)).data).toBe(true);
    expect(await stored(id)).toMatchObject(values);
    expect(await asked(id)).toBeNull();
    expect(await questions()).toEqual([]);
  });

  test('that the customer agreed to already is not asked', async () => {
    const { id } = await add();
    expect(await correct(id, larger, true)).toMatchObject({ ...larger, price: 315 });
    expect(await asked(id)).toBeNull();
    expect(await questions()).toEqual([]);
  });

  test.each(['completed', 'cancelled'])('of a %s request is refused unless the customer agreed', async (status) => {
    const { id } = await add({ status });
    expect(await correct(id, larger)).toContain('the customer has not agreed to the higher price');
    expect(await correct(id, larger, true)).toMatchObject({ price: 315 });
  });

  test('is asked no more once the request is completed, at the old price', async () => {
    const { id } = await add();
    await correct(id, larger);
    await correct(id, { status: 'completed' });
    expect(await asked(id)).toBeNull();
    expect(await stored(id)).toMatchObject({ price: 285 });
  });
});

test.each<[string, Partial<RequestInsert>, RequestUpdate, object, number | null]>([
  ['another type', {}, { property_type: 'detached' }, { property_type: 'terraced', price: 285 }, 350],
  ['rush', {}, { rush_service: true }, { rush_service: false, price: 285 }, 380],
  ['a smaller home', { surface_area: 165 }, { surface_area: 120 }, { surface_area: 120, price: 285 }, null],
  ['no rush', { rush_service: true }, { rush_service: false }, { rush_service: false, price: 285 }, null],
  [
    'a larger home without rush',
    { rush_service: true },
    { rush_service: false, surface_area: 165 },
    { rush_service: false, surface_area: 150, price: 285 },
    315,
  ],
  [
    'an area that was not known',
    { surface_area: null },
    { surface_area: 165 },
    { surface_area: 165, price: 315 },
    null,
  ],
  [
    'a larger home at an agreed price',
    { agreed_price: 300, agreed_price_reason: 'Korting' },
    { surface_area: 165 },
    { surface_area: 165, price: 300 },
    null,
  ],
])('%s is asked in the back-office where it is in the database', async (_, before, values, after, question) => {
  const { id } = await add(before);
  const row = z
    .looseObject({})
    .parse((await roles.admin.from('contact_submissions').select().eq('id', id).single()).data);
  const request = requestShape.parse(fromColumns(row));
  const corrected = requestShape.parse(fromColumns({ ...row, ...values }));
  expect(asksForPrice(request, corrected, specificationList)).toBe(question !== null);
  await correct(id, values);
  expect(await stored(id)).toMatchObject(after);
  const found = z
    .object({ price: z.number() })
    .nullable()
    .parse(await asked(id));
  expect(found?.price ?? null).toBe(question);
});

test('a second correction asks about both, in one mail, and one back to what it was asks nothing', async () => {
  const { id } = await add();
  await correct(id, larger);
  await correct(id, { rush_service: true });
  expect(await asked(id)).toMatchObject({ surface_area: 165, rush_service: true, price: 410 });
  expect(await questions()).toMatchObject([{ asked_price: 410 }]);
  await roles.admin.rpc('settle_price', { request_id: id, price: 410, outcome: 'withdrawn' });
  expect(await stored(id)).toMatchObject({ surface_area: 150, rush_service: false, price: 285 });
});

test('nobody but the customer and the office answers', async () => {
  const { id } = await add();
  await correct(id, larger);
  expect((await roles.visitor.rpc('answer_price', { key: 'x'.repeat(32), price: 315, agrees: true })).data).toBe(
    'changed',
  );
  for (const role of [roles.visitor, roles.outsider]) {
    expect((await role.rpc('price_question', { request_id: id })).error).not.toBeNull();
    expect((await role.rpc('settle_price', { request_id: id, price: 315, outcome: 'agreed' })).error).not.toBeNull();
  }
  expect(await stored(id)).toMatchObject({ price: 285 });
});
