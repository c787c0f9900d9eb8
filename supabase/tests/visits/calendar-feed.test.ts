import { afterAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { startTestBackend } from '../setup/backend.ts';
import { buildRequestRow, insertStatement, type RequestInsert } from '../setup/factories.ts';
import { password, signedIn, signInRoles } from '../setup/roles.ts';

const backend = await startTestBackend();
const roles = await signInRoles(backend);
afterAll(() => backend.stop());

const adminId = (await roles.admin.auth.getUser()).data.user?.id ?? '';
const feedSchema = z.array(
  z.object({
    id: z.string(),
    sequence: z.number(),
    name: z.string().nullable(),
    address: z.string().nullable(),
    reference: z.string(),
    is_cancelled: z.boolean(),
  }),
);

beforeEach(async () => {
  await backend.sql('delete from public.contact_submissions');
  await backend.sql('delete from private.calendar_feeds');
});

async function newToken(): Promise<string> {
  const { data, error } = await roles.admin.rpc('renew_calendar_feed');
  if (error) throw new Error(error.message);
  return data;
}

async function feed(token: string) {
  const { data, error } = await roles.visitor.rpc('calendar_feed', { token });
  expect(error).toBeNull();
  return data === null ? null : feedSchema.parse(data);
}

/** An appointment of the administrator in so many days. */
async function addAppointment(
  days: number,
  values: Partial<RequestInsert> = {},
  visitor = `'${adminId}'`,
): Promise<string> {
  const row = buildRequestRow(values);
  await backend.sql(insertStatement('contact_submissions', row));
  await backend.sql(`
    insert into public.appointments (request_id, adviser, starts_at, ends_at, is_overruled)
    select '${row.id}', ${visitor}, starts, starts + interval '1 hour', true
    from (select date_trunc('second', now()) + interval '${days} days 1 minute') as moment (starts)`);
  return row.id;
}

test('a token is told once, and only its hash is kept', async () => {
  expect((await roles.admin.rpc('calendar_feed_since')).data).toBeNull();
  const token = await newToken();
  expect(token).toMatch(/^[0-9a-f]{64}$/);
  expect((await roles.admin.rpc('calendar_feed_since')).data).toMatch(/^20/);
  const stored = await backend.sql('select token_hash from private.calendar_feeds');
  expect(stored).toHaveLength(1);
  expect(JSON.stringify(stored)).not.toContain(token);
});

test('the feed has the own visits, from 30 days ago to a year ahead', async () => {
  const [past, next] = [
    await addAppointment(-30),
    await addAppointment(364, { name: 'Anna Bos', address: 'Kade 1, Ede' }),
  ];
  await addAppointment(-31);
  await addAppointment(366);
  await addAppointment(2, {}, 'null');
  const appointments = (await feed(await newToken())) ?? [];
  expect(appointments.map(({ reference }) => reference)).toEqual(
    [past, next].map((id) => id.slice(0, 8).toUpperCase()),
  );
  expect(appointments[1]).toMatchObject({
    name: 'Anna Bos',
    address: 'Kade 1, Ede, 1082GB',
    is_cancelled: false,
    sequence: 0,
  });
});

test('a cancelled appointment stays in it for 30 days, under a higher number', async () => {
  const id = await addAppointment(3);
  const token = await newToken();
  await backend.sql(`update public.contact_submissions set status = 'cancelled' where id = '${id}'`);
  expect(await feed(token)).toMatchObject([{ is_cancelled: true, sequence: 1 }]);
  await backend.sql("update public.appointments set changed_at = now() - interval '29 days 23 hours'");
  expect(await feed(token)).toHaveLength(1);
  await backend.sql("update public.appointments set changed_at = now() - interval '30 days'");
  expect(await feed(token)).toEqual([]);
});

test('a moved appointment is the same one, changed now', async () => {
  const id = await addAppointment(3);
  await backend.sql("update public.appointments set changed_at = now() - interval '40 days'");
  const token = await newToken();
  const [before] = (await feed(token)) ?? [];
  await backend.sql(`update public.appointments set ends_at = ends_at + interval '1 hour' where request_id = '${id}'`);
  expect(await feed(token)).toMatchObject([{ id: before?.id, sequence: 1 }]);
  const recent = "select from public.appointments where changed_at > now() - interval '1 minute'";
  expect(await backend.sql(recent)).toHaveLength(1);
});

test('an anonymised customer is in no calendar any more', async () => {
  const id = await addAppointment(-3);
  const token = await newToken();
  await backend.sql(
    `update public.contact_submissions set anonymised_at = now(), status = 'completed' where id = '${id}'`,
  );
  expect(await feed(token)).toEqual([]);
});

test.each(['', 'none', '%', 'a'.repeat(64)])('the token "%s" reads nothing', async (token) => {
  await addAppointment(3);
  await newToken();
  expect(await feed(token)).toBeNull();
});

test('a renewed or removed feed has only its newest token, or none', async () => {
  const [first, second] = [await newToken(), await newToken()];
  expect([await feed(first), await feed(second)]).toEqual([null, []]);
  await roles.admin.rpc('remove_calendar_feed');
  expect(await feed(second)).toBeNull();
});

test('a feed outlives the session, and not the administrator', async () => {
  const token = await newToken();
  const elsewhere = await signedIn(backend.url, roles.adminEmail);
  await elsewhere.auth.signOut({ scope: 'global' });
  expect(await feed(token)).toEqual([]);
  await roles.admin.auth.signInWithPassword({ email: roles.adminEmail, password });
  await backend.sql(`delete from private.admins where user_id = '${adminId}'`);
  expect(await feed(token)).toBeNull();
});
