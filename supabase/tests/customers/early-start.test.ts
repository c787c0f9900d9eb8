import { createHash, randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { buildRequestRow, insertStatement } from '../setup/factories.ts';
import { startBackendWithRoles } from '../setup/roles.ts';

// The wish to begin within the period of withdrawal belongs to what it was given for (D-64, D-77).

const { backend, roles } = await startBackendWithRoles();
const { sql } = backend;
const { visitor, admin } = roles;

beforeAll(async () => {
  const adviser = (await admin.auth.getUser()).data.user?.id ?? '';
  await sql(`insert into public.advisers (user_id, name) values ('${adviser}', 'Ali')`);
  await sql(
    `insert into public.adviser_hours select '${adviser}', day, '06:00', '23:00' from generate_series(1, 7) as day`,
  );
});
beforeEach(() => sql('delete from public.contact_submissions'));

async function addRequest() {
  const key = randomUUID();
  const row = buildRequestRow({ key_hash: createHash('sha256').update(key).digest('hex') });
  await sql(insertStatement('contact_submissions', row));
  return { id: row.id, key };
}

/** A working day from so many days on. */
async function momentIn(days: number): Promise<string> {
  const [row] = await sql(`select ((day::date + time '10:00') at time zone 'Europe/Amsterdam')::text as starts_at
    from generate_series(current_date + ${days}, current_date + ${days + 6}, interval '1 day') as day
    where day::date not in (select day from private.holidays) limit 1`);
  return z.object({ starts_at: z.string() }).parse(row).starts_at;
}

async function isWished(id: string): Promise<unknown> {
  const [row] = await sql(
    `select early_start_requested_at is not null as is_wished from public.contact_submissions where id = '${id}'`,
  );
  return z.object({ is_wished: z.boolean() }).parse(row).is_wished;
}

async function pick(key: string, days: number, early_start: boolean) {
  const { data } = await visitor.rpc('pick_moment', { key, starts_at: await momentIn(days), early_start });
  expect(data).toBe('planned');
}

/** The office moves the visit. */
async function move(id: string, days: number) {
  const [row] = await sql(`select id, sequence, adviser from public.appointments where request_id = '${id}'`);
  const visit = z.object({ id: z.string(), sequence: z.int(), adviser: z.string() }).parse(row);
  const starts_at = await momentIn(days);
  const ends_at = new Date(Date.parse(starts_at) + 3_600_000).toISOString();
  const { data } = await admin.rpc('move_visit', {
    ...{ visit_id: visit.id, sequence: visit.sequence, adviser: visit.adviser, starts_at, ends_at, is_overruled: true },
  });
  expect(data).not.toBeNull();
}

test('ends when the customer moves the visit out of the period, and is asked again for one back in it', async () => {
  const { id, key } = await addRequest();
  await pick(key, 2, true);
  expect(await isWished(id)).toBe(true);
  await pick(key, 30, false);
  expect(await isWished(id)).toBe(false);
  await pick(key, 3, false);
  expect(await isWished(id)).toBe(false);
  await pick(key, 4, true);
  expect(await isWished(id)).toBe(true);
});

test('stays when the office moves the visit within the period, and ends when it does so out of it', async () => {
  const { id, key } = await addRequest();
  await pick(key, 2, true);
  await move(id, 5);
  expect(await isWished(id)).toBe(true);
  await move(id, 30);
  expect(await isWished(id)).toBe(false);
  await move(id, 5);
  expect(await isWished(id)).toBe(false);
});

test('is not that of an order which is made anew', async () => {
  const { id, key } = await addRequest();
  await pick(key, 2, true);
  await sql(`update public.contact_submissions set appointment_date = null, appointment_time = null, status = 'contacted'
    where id = '${id}'`);
  await sql(`update private.known_appointments set changed_at = now() - interval '1 hour'`);
  await sql('delete from private.outgoing_messages');
  const starts_at = await momentIn(5);
  const ends_at = new Date(Date.parse(starts_at) + 3_600_000).toISOString();
  await admin.rpc('plan_visit', { request_id: id, starts_at, ends_at, is_overruled: true });
  expect(await isWished(id)).toBe(false);
});

test('is noted by the office when it was given by telephone, with when, and without it the invoice waits', async () => {
  const { id } = await addRequest();
  await sql(`insert into public.appointments (request_id, starts_at, ends_at, created_at)
    select '${id}', noon, noon + interval '1 hour', now() - interval '3 days'
    from (select (private.dutch_today() - 1 + time '12:00') at time zone 'Europe/Amsterdam' as noon) as yesterday`);
  const ends = `select private.withdrawal_ends(request) is not null as waits from public.contact_submissions as request`;
  expect(await sql(ends)).toEqual([{ waits: true }]);
  const asked_at = new Date(Date.now() - 3_600_000).toISOString();
  expect((await admin.rpc('note_early_start', { request_id: id, asked_at })).data).toBe(true);
  expect(await sql(ends)).toEqual([{ waits: false }]);
  const { data } = await admin.from('contact_submissions').select('early_start_requested_at').eq('id', id).single();
  expect(Date.parse(data?.early_start_requested_at ?? '')).toBe(Date.parse(asked_at));
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
  expect((await admin.rpc('note_early_start', { request_id: id, asked_at: tomorrow })).data).toBe(false);
  expect((await admin.rpc('note_early_start', { request_id: id })).data).toBe(true);
  expect(await isWished(id)).toBe(false);
});
