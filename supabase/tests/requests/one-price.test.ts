import { createHash, randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { listPriceDifference } from '../../../src/domain/pricing/price-difference.ts';
import { queued } from '../mails/outgoing.ts';
import { buildRequestRow, insertStatement, type RequestInsert } from '../setup/factories.ts';
import { startBackendWithRoles } from '../setup/roles.ts';

// The price of a request is one everywhere (D-72): the agreed one, else that of the list, of rush while its visit is on time.

const { backend, roles } = await startBackendWithRoles();
const { sql } = backend;
const key = 'k'.repeat(43);
const keyHash = createHash('sha256').update(key).digest('hex');
const home = { property_type: 'detached', surface_area: 180, calculated_price: 350 };
let adviser: string;

beforeAll(async () => {
  adviser = (await roles.admin.auth.getUser()).data.user?.id ?? '';
  await sql(`insert into public.advisers (user_id, name) values ('${adviser}', 'Ali')`);
  await sql(`update public.settings set sends_mail = true, webhook_url = 'https://automation.example.nl/hook'`);
});

async function add(overrides: Partial<RequestInsert> = {}): Promise<string> {
  const row = buildRequestRow({ ...home, ...overrides });
  await sql(insertStatement('contact_submissions', row));
  return row.id;
}

async function agree(id: string, price: number | null): Promise<void> {
  const { error } = await roles.admin
    .from('contact_submissions')
    .update({ agreed_price: price, agreed_price_reason: price === null ? null : 'Buurkorting' })
    .eq('id', id);
  expect(error).toBeNull();
}

const rows = z.array(z.looseObject({ id: z.string(), price: z.int().nullable(), list_price: z.int().nullable() }));

async function list(args: object = {}) {
  const { data, error } = await roles.admin.rpc('list_requests', args);
  expect(error).toBeNull();
  return rows.parse(data);
}

test('list, order, filter, calendar, own page, mail, automation, figures and invoice have the agreed price', async () => {
  const cheap = await add({ property_type: 'terraced', surface_area: 100, calculated_price: 285 });
  const id = await add({ key_hash: keyHash });
  const dear = await add({ surface_area: 205, calculated_price: 365 });
  await agree(id, 320);

  expect(await list({ sort: 'price', descending: false })).toMatchObject([
    { id: cheap, price: 285 },
    { id, price: 320 },
    { id: dear, price: 365 },
  ]);
  expect((await list({ work: 'price' })).map((row) => row.id)).toEqual([id]);
  expect((await roles.admin.rpc('count_requests', { work: 'price' })).data).toEqual({ new: 1 });
  const waiting = await roles.admin.rpc('waiting_requests');
  expect(waiting.data).toContainEqual(expect.objectContaining({ id, price: 320 }));
  expect((await roles.visitor.rpc('customer_request', { key })).data).toMatchObject({ price: 320 });
  const messages = (await queued(backend)).filter(({ payload }) => (payload['request_id'] ?? payload['id']) === id);
  expect(messages).toMatchObject([{ kind: 'webhook', payload: { price: 320, agreed_price: 320 } }]);

  for (const each of [cheap, id, dear]) {
    await sql(`update public.contact_submissions set status = 'completed' where id = '${each}'`);
  }
  const completed = await list({ status: 'completed' });
  const months = z
    .array(z.looseObject({ revenue: z.int(), list_revenue: z.int(), deviating: z.int() }))
    .parse((await roles.admin.rpc('request_figures')).data);
  expect(months.at(-1)).toMatchObject({ revenue: 970, list_revenue: 1000, deviating: 1 });
  expect(completed.reduce((sum, { price }) => sum + (price ?? 0), 0)).toBe(970);
  const today = new Date().toISOString().slice(0, 10);
  const figures = await roles.admin.rpc('visit_figures', { from_day: today, until_day: today });
  expect(figures.data).toMatchObject([{ done: 3, done_euros: 970 }]);
  expect(
    await sql(`select private.promised_lines(r) -> 0 -> 'amount' as cents
    from public.contact_submissions as r where id = '${id}'`),
  ).toEqual([{ cents: 32_000 }]);

  // The same again once nothing is agreed on any more.
  await agree(id, null);
  expect(await list({ work: 'price' })).toEqual([]);
  expect((await list()).find((row) => row.id === id)).toMatchObject({ price: 350 });
});

test('a visit after the deadline of rush lowers the price everywhere, and one before it restores it', async () => {
  const id = await add({
    rush_service: true,
    calculated_price: 445,
    key_hash: randomUUID().replaceAll('-', '').repeat(2),
  });
  async function prices() {
    const [calendar] = z
      .array(z.object({ price: z.int() }))
      .parse(
        await sql(
          `select private.visited_home(r) -> 'price' as price from public.contact_submissions as r where id = '${id}'`,
        ),
      );
    const [row] = (await list()).filter((listed) => listed.id === id);
    return [row?.price, calendar?.price];
  }
  async function place(distance: string) {
    await sql(`update public.appointments set starts_at = at, ends_at = at + interval '1 hour'
      from public.contact_submissions as request
      cross join lateral (select private.rush_last_start(request) + interval '${distance}') as visit (at)
      where request_id = '${id}' and request.id = '${id}'`);
  }
  expect(await prices()).toEqual([445, 445]);
  await sql(`insert into public.appointments (request_id, adviser, starts_at, ends_at, is_overruled)
    select id, '${adviser}', at, at + interval '1 hour', true from public.contact_submissions as request
    cross join lateral (select private.rush_last_start(request) + interval '1 minute') as visit (at) where id = '${id}'`);
  expect(await prices()).toEqual([350, 350]);
  const [mail] = (await queued(backend)).filter(({ kind }) => kind === 'planned');
  expect(mail?.payload).toMatchObject({ price: 350 });
  await place('-1 hour');
  expect(await prices()).toEqual([445, 445]);
  await place('1 hour');
  expect(await prices()).toEqual([350, 350]);
  // A report or a visit that takes less time leaves more for the visit.
  await sql('update public.working_hours set report_minutes = 0');
  expect(await prices()).toEqual([445, 445]);
  await sql('update public.working_hours set report_minutes = 120');
  expect(await prices()).toEqual([350, 350]);
  await sql(`update public.visit_durations set minutes = 15 where property_type = 'detached'`);
  expect(await prices()).toEqual([445, 445]);
  await sql(`update public.visit_durations set minutes = 90 where property_type = 'detached'`);
  expect(await prices()).toEqual([350, 350]);
  await sql(`update public.appointments set state = 'cancelled' where request_id = '${id}'`);
  expect(await prices()).toEqual([445, 445]);
});

test.each([
  { calculated_price: 350 },
  { calculated_price: 1 },
  { calculated_price: null },
  { calculated_price: 350, agreed_price: 320 },
  { calculated_price: 1, agreed_price: 350 },
  { calculated_price: 1, surface_area: null },
  { calculated_price: null, surface_area: null, agreed_price: 300 },
  { calculated_price: 350, property_type: 'other' as const },
  { calculated_price: 445, rush_service: true },
])('%j differs from the list in the back-office where it does in the database', async (values) => {
  const row = { ...home, rush_service: false, agreed_price: null, ...values };
  const reason = row.agreed_price === null ? null : 'Buurkorting';
  const id = await add({ ...row, agreed_price_reason: reason });
  const differing = (await list({ work: 'price' })).some((listed) => listed.id === id);
  const [stored] = (await list()).filter((listed) => listed.id === id);
  const difference = listPriceDifference({
    listPrice: stored?.list_price ?? null,
    calculatedPrice: row.calculated_price,
    agreedPrice: row.agreed_price,
  });
  expect(difference !== null).toBe(differing);
  expect(stored?.price).toBe(row.agreed_price ?? (row.surface_area === null ? null : stored?.price));
});
