import { beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { buildRequestRow } from '../setup/factories.ts';
import { senders } from '../setup/flooding.ts';
import { publicRoles, startBackendWithRoles } from '../setup/roles.ts';

// Where a gateway names the address of a caller, each has a limit of its own (D-42).

const { backend, roles } = await startBackendWithRoles();
const { send, flood, storeMany, isHeld, anHourPasses } = senders(backend);

beforeEach(async () => {
  await backend.sql('delete from public.contact_submissions');
  await backend.sql('delete from private.recent_callers');
});

const phone = { 'x-forwarded-for': '203.0.113.7' };

async function heldAmong(headers: Record<string, string>[]): Promise<(boolean | undefined)[]> {
  const rows = headers.map(() => buildRequestRow());
  for (const [place, row] of rows.entries()) await send(row, headers[place]);
  return Promise.all(rows.map(({ id }) => isHeld(id)));
}

test('twenty of one caller in an hour are in the list, the next is held; an hour later it is not', async () => {
  await flood(20, phone);
  expect(await heldAmong([phone])).toEqual([true]);
  await anHourPasses();
  expect(await heldAmong([phone])).toEqual([false]);
});

test.each([
  ['what it made up itself before the address', { 'x-forwarded-for': '1.2.3.4, 203.0.113.7' }, true],
  ['another notation of the address', { 'x-forwarded-for': '::ffff:203.0.113.7' }, true],
  ['another address', { 'x-forwarded-for': '203.0.113.8' }, false],
  [
    'the address that the gateway names instead',
    { 'x-forwarded-for': '203.0.113.7', 'cf-connecting-ip': '203.0.113.8' },
    false,
  ],
  ['no address', {}, false],
  ['what is no address', { 'x-forwarded-for': "unknown'; --" }, false],
])('a caller is known with %s: %j', async (_, headers, expected) => {
  await flood(20, phone);
  expect(await heldAmong([headers])).toEqual([expected]);
});

test('a caller has all addresses of its own IPv6 network, and those of the next are another', async () => {
  await flood(20, { 'x-forwarded-for': '2001:db8:1:2::1' });
  const [same, next] = ['2001:db8:1:2:aaaa:bbbb:cccc:dddd', '2001:db8:1:3::1'];
  expect(await heldAmong([{ 'x-forwarded-for': same }, { 'x-forwarded-for': next }])).toEqual([true, false]);
});

test('five callers who use up the total of an hour hide no newcomer', async () => {
  for (let caller = 1; caller <= 5; caller += 1) await flood(20, { 'x-forwarded-for': `203.0.113.${caller}` });
  const [first, second] = [{ 'x-forwarded-for': '198.51.100.1' }, { 'x-forwarded-for': '2001:db8:1:2::1' }];
  expect(await heldAmong([{ 'x-forwarded-for': '203.0.113.1' }, first, first, second, second])).toEqual([
    true,
    false,
    true,
    false,
    true,
  ]);
});

describe('above the total of an hour', () => {
  beforeEach(() => storeMany(100));

  test('the first request of a caller is in the list, the next is held until an hour later', async () => {
    expect(await heldAmong([phone, phone])).toEqual([false, true]);
    await anHourPasses();
    expect(await heldAmong([phone, phone])).toEqual([false, false]);
  });

  test('a request is held whose caller is not known', async () => {
    expect(await heldAmong([{}, { 'x-forwarded-for': 'unknown' }])).toEqual([true, true]);
  });

  test('one of several requests in one call is in the list', async () => {
    const rows = [buildRequestRow(), buildRequestRow(), buildRequestRow()];
    await send(rows, phone);
    expect((await Promise.all(rows.map(({ id }) => isHeld(id)))).toSorted()).toEqual([false, true, true]);
  });

  test('the limit of one e-mail address stands for every caller', async () => {
    await backend.sql("update public.contact_submissions set email = 'jan@example.nl'");
    const row = buildRequestRow({ email: 'jan@example.nl' });
    await send(row, phone);
    expect(await isHeld(row.id)).toBe(true);
  });

  test('and above 3,000 held ones, the first request of a caller comes in and the next is refused', async () => {
    await storeMany(3000, { held: true });
    expect([await send(buildRequestRow(), phone), await send(buildRequestRow(), phone)]).toEqual([201, 429]);
  });
});

test('a caller is kept as a hash that cannot be made without the database, not with the request, and for an hour', async () => {
  await send(buildRequestRow(), phone);
  const [kept] = await backend.sql('select * from private.recent_callers');
  const { caller } = z.strictObject({ id: z.number(), caller: z.string(), created_at: z.string() }).parse(kept);
  expect(caller).toMatch(/^[0-9a-f]{64}$/);
  const [unsalted] = await backend.sql(`select encode(sha256('203.0.113.7/32'), 'hex') as hash`);
  expect(unsalted).not.toEqual({ hash: caller });
  await anHourPasses();
  await send(buildRequestRow());
  expect(await backend.sql('select * from private.recent_callers')).toEqual([]);
});

test('a caller is forgotten when the back-office is opened', async () => {
  await send(buildRequestRow(), phone);
  await anHourPasses();
  await roles.admin.rpc('forget_deleted_requests');
  expect(await backend.sql('select * from private.recent_callers')).toEqual([]);
});

test.each(publicRoles)('%s reads no caller and no salt', async (_, role) => {
  for (const name of ['recent_callers', 'caller_salt']) {
    // @ts-expect-error -- no table of the API
    expect((await roles[role].from(name).select()).error).not.toBeNull();
    // @ts-expect-error -- no schema of the API
    expect((await roles[role].schema('private').from(name).select()).error).not.toBeNull();
  }
});
