import { createHash, randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { buildRequestRow, insertStatement, type RequestInsert } from '../setup/factories.ts';
import { startBackendWithRoles } from '../setup/roles.ts';

// What the customer of a rush request is told to pay: the surcharge lapses with a visit that is too late.

const { backend, roles } = await startBackendWithRoles();
let adviser: string;

beforeAll(async () => {
  const { data } = await roles.admin.auth.getUser();
  adviser = data.user?.id ?? '';
  await backend.sql(`insert into public.advisers (user_id, name) values ('${adviser}', 'Ali')`);
});

const prices = z.object({
  price: z.number().nullable(),
  late_price: z.number().nullable(),
  timely_price: z.number().nullable(),
});

/** A rush request of a terraced home of 100 m² whose visit begins so much later than it may at the latest. */
async function pricesOf(visit: string | null, values: Partial<RequestInsert> = {}) {
  const key = randomUUID();
  const row = buildRequestRow({
    property_type: 'terraced',
    surface_area: 100,
    rush_service: true,
    key_hash: createHash('sha256').update(key).digest('hex'),
    ...values,
  });
  await backend.sql(insertStatement('contact_submissions', row));
  if (visit !== null) {
    await backend.sql(`
      insert into public.appointments (request_id, adviser, starts_at, ends_at, is_overruled)
      select id, '${adviser}', at, at + interval '1 hour', true
      from public.contact_submissions
      cross join lateral (select private.rush_last_start(contact_submissions) + interval '${visit}') as visit (at)
      where id = '${row.id}'`);
  }
  return prices.parse((await roles.visitor.rpc('customer_request', { key })).data);
}

test.each<[string | null, Partial<RequestInsert>, z.infer<typeof prices>]>([
  [null, {}, { price: 380, late_price: 285, timely_price: 380 }],
  ['0 minutes', {}, { price: 380, late_price: 285, timely_price: 380 }],
  ['1 minute', {}, { price: 285, late_price: 285, timely_price: 380 }],
  ['1 minute', { rush_service: false }, { price: 285, late_price: null, timely_price: null }],
  ['1 minute', { surface_area: null }, { price: null, late_price: null, timely_price: null }],
  [
    '1 minute',
    { source: 'telephone', relay_status: null, calculated_price: 380 },
    { price: 285, late_price: 285, timely_price: 380 },
  ],
  [
    '1 minute',
    { source: 'telephone', relay_status: null, calculated_price: 300 },
    { price: 285, late_price: 285, timely_price: 380 },
  ],
  [
    '1 minute',
    { agreed_price: 310, agreed_price_reason: 'Twee woningen' },
    { price: 310, late_price: 310, timely_price: 310 },
  ],
])('with a visit %s after the last one in time, %j costs %j', async (visit, values, expected) => {
  expect(await pricesOf(visit, values)).toEqual(expected);
});
