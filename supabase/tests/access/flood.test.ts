import { beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { requestReference } from '../../../src/domain/request/request-reference.ts';
import { buildRequestRow } from '../setup/factories.ts';
import { senders } from '../setup/flooding.ts';
import { startBackendWithRoles } from '../setup/roles.ts';
import { isWide } from '../setup/wide.ts';

// More requests in an hour than the limits allow (D-42), sent over HTTP as a browser or a script does.

const { backend, roles } = await startBackendWithRoles();
const { send, flood, storeMany, isHeld, anHourPasses } = senders(backend);

beforeEach(async () => {
  await backend.sql('delete from public.contact_submissions');
  await backend.sql('delete from private.recent_callers');
});

const foundSchema = z.array(z.looseObject({ id: z.string(), name: z.string(), is_held: z.boolean() }));

async function list(call: { search?: string; held?: boolean; page_size?: number } = {}) {
  const { data, error } = await roles.admin.rpc('list_requests', call);
  expect(error).toBeNull();
  return foundSchema.parse(data);
}

async function totals() {
  const { data } = await roles.admin.rpc('count_requests', {});
  const held = z
    .object({ total: z.number(), seen_at: z.string() })
    .parse((await roles.admin.rpc('held_requests')).data);
  return { counts: data, held: held.total, seenAt: held.seen_at };
}

const amount = isWide ? 500 : 130;

describe(`${amount} requests at 16 at once, then a real visitor`, () => {
  function visitor() {
    return buildRequestRow({ name: 'Willemijn Echt', email: 'willemijn@example.nl' });
  }

  test('where callers are not told apart, the visitor is stored, found, and marked as held', async () => {
    await storeMany(2500, { held: true });
    expect(await flood(amount)).toEqual({ 201: amount });
    const row = visitor();
    expect(await send(row)).toBe(201);
    expect(await totals()).toMatchObject({ counts: { new: 100 }, held: 2401 + amount });
    for (const search of ['willemijn echt', requestReference(row.id)])
      expect(await list({ search })).toMatchObject([{ id: row.id, is_held: true }]);
    expect(await list({ held: true, search: 'willemijn' })).toMatchObject([{ id: row.id }]);

    expect((await roles.admin.rpc('accept_held_requests', { ids: [row.id] })).data).toBe(1);
    const { seenAt } = await totals();
    const deletion = await roles.admin.rpc('delete_held_requests', { seen_at: seenAt });
    expect(deletion.data).toMatchObject({ total: 2400 + amount });
    expect(await totals()).toMatchObject({ counts: { new: 101 }, held: 0 });
    expect(await list({ page_size: 1 })).toMatchObject([{ id: row.id, is_held: false }]);
  });

  test('where callers are told apart, only those of the flooding caller are held', async () => {
    // The caller makes up the first address, the gateway appends the real one.
    expect(await flood(amount, { 'x-forwarded-for': '10.9.8.7, 203.0.113.7' })).toEqual({ 201: amount });
    const row = visitor();
    expect(await send(row, { 'x-forwarded-for': '198.51.100.1' })).toBe(201);
    expect(await totals()).toMatchObject({ counts: { new: 21 }, held: amount - 20 });
    expect(await list({ page_size: 1 })).toMatchObject([{ id: row.id, is_held: false }]);
  });
});

describe('one e-mail address', () => {
  test('six in an hour from one estate agent are all in the list', async () => {
    for (let turn = 0; turn < 6; turn += 1) await send(buildRequestRow({ email: 'makelaar@example.nl' }));
    expect(await totals()).toMatchObject({ counts: { new: 6 }, held: 0 });
  });

  test('after ten, in whatever case, the next is held; another address is not, and an hour later neither is this one', async () => {
    const spellings = ['jan@example.nl', 'JAN@example.nl', 'jan@EXAMPLE.nl', 'Jan@Example.NL', 'jAn@example.nl'];
    for (const email of [...spellings, ...spellings]) await send(buildRequestRow({ email }));
    const [eleventh, twelfth] = [
      buildRequestRow({ email: 'jan@example.nl' }),
      buildRequestRow({ email: 'jAN@example.nl' }),
    ];
    expect([await send(eleventh), await send(twelfth), await send(buildRequestRow())]).toEqual([201, 201, 201]);
    expect(await Promise.all([isHeld(eleventh.id), isHeld(twelfth.id)])).toEqual([true, true]);
    expect(await totals()).toMatchObject({ counts: { new: 11 }, held: 2 });
    await anHourPasses();
    const later = buildRequestRow({ email: 'jan@example.nl' });
    await send(later);
    expect(await isHeld(later.id)).toBe(false);
  });
});

describe('in total', () => {
  test('the hundredth in an hour is in the list, the next is held, an hour later it is in the list', async () => {
    await storeMany(99);
    const rows = [buildRequestRow(), buildRequestRow(), buildRequestRow()];
    await send(rows.slice(0, 1));
    await send(rows.slice(1, 2));
    expect(await Promise.all(rows.slice(0, 2).map(({ id }) => isHeld(id)))).toEqual([false, true]);
    await anHourPasses();
    await send(rows.slice(2));
    expect(await Promise.all(rows.slice(2).map(({ id }) => isHeld(id)))).toEqual([false]);
  });

  test('many in one call are counted one by one', async () => {
    const rows = Array.from({ length: 12 }, () => buildRequestRow({ email: 'jan@example.nl' }));
    expect(await send(rows)).toBe(201);
    expect(await totals()).toMatchObject({ counts: { new: 10 }, held: 2 });
  });

  test('a signed-in account and an administrator meet the same limits', async () => {
    await storeMany(100);
    for (const role of ['outsider', 'admin'] as const) {
      const row = buildRequestRow();
      expect((await roles[role].from('contact_submissions').insert(row)).status).toBe(201);
      expect(await isHeld(row.id)).toBe(true);
    }
  });
});

// In one test: storing that many takes a second.
test('above 3,000 held in an hour what would be held is refused, until the hour is over, and nothing else is', async () => {
  await storeMany(100);
  await storeMany(3000, { held: true });
  const response = await fetch(`${backend.url}/rest/v1/contact_submissions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', prefer: 'return=minimal' },
    body: JSON.stringify(buildRequestRow()),
  });
  expect([response.status, response.headers.get('retry-after')]).toEqual([429, '3600']);
  expect(await response.json()).toMatchObject({ code: 'rate_limit' });

  // What was held and accepted since still counts for its hour.
  await backend.sql(`update public.contact_submissions set is_held = false
    where id in (select id from public.contact_submissions where is_held limit 10)`);
  expect(await send(buildRequestRow())).toBe(429);

  await backend.sql('delete from public.contact_submissions where not is_held');
  await storeMany(10, { held: true });
  const within = buildRequestRow();
  expect(await send(within)).toBe(201);
  expect(await isHeld(within.id)).toBe(false);

  // Stored already: a duplicate, not too many.
  await storeMany(100);
  expect(await send(within)).toBe(409);
  expect(await send(buildRequestRow())).toBe(429);

  await anHourPasses();
  expect(await send(buildRequestRow())).toBe(201);
});
