import { beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { addAdministrator, buildRequestRow, insertStatement } from '../setup/factories.ts';
import { startBackendWithRoles } from '../setup/roles.ts';

// The own calendar of an adviser: who may set it, that nobody gets its address back, when it is read, and what its busy
// times do to the planning.

const { backend, roles } = await startBackendWithRoles();
const adviser = (await roles.admin.auth.getUser()).data.user?.id ?? '';
const secret = 'https://agenda.example/private-8f3c/basic.ics';

const knownSchema = z.array(
  z.object({ host: z.string(), error: z.string().nullable(), busy_times: z.number(), left_out: z.array(z.unknown()) }),
);
const takenSchema = z.object({
  adviser: z.string(),
  url: z.string(),
  set_at: z.string(),
  from: z.string(),
  until: z.string(),
});
const valueSchema = z.tuple([z.object({ value: z.unknown() })]);

// Tomorrow may be a holiday.
beforeAll(() => backend.sql('delete from private.holidays'));
beforeEach(async () => {
  await backend.sql('delete from public.contact_submissions');
  await backend.sql('delete from public.advisers');
  await backend.sql('delete from public.settings_log');
  await backend.sql(`insert into public.advisers (user_id, name) values ('${adviser}', 'Ali')`);
  await backend.sql(
    `insert into public.adviser_hours select '${adviser}', day, '09:00', '17:00' from generate_series(1, 7) as day`,
  );
  await setCalendar();
});

async function setCalendar(url = secret): Promise<void> {
  const { error } = await roles.admin.rpc('set_own_calendar', { adviser, url });
  if (error) throw new Error(error.message);
}

async function value(expression: string): Promise<unknown> {
  return valueSchema.parse(await backend.sql(`select ${expression} as value`))[0].value;
}

async function take() {
  return takenSchema.nullable().parse(await value('public.take_own_calendar()'));
}

const leftOut = { reason: 'zone', events: 2, days: ['2026-12-01'] };

async function store(times: object[], setAt?: string): Promise<void> {
  const taken = setAt ?? z.string().parse(await value('(select max(set_at)::text from private.own_calendars)'));
  await value(
    `public.store_busy_times('${adviser}', '${taken}', '${JSON.stringify(times)}', '${JSON.stringify([leftOut])}')`,
  );
}

async function known() {
  const { data, error } = await roles.admin.rpc('own_calendars');
  expect(error).toBeNull();
  expect(JSON.stringify(data)).not.toContain('private-8f3c');
  return knownSchema.parse(data);
}

/** Tomorrow at a time on the Dutch clock, as a timestamp. */
async function tomorrow(time: string): Promise<string> {
  const moment = `((now() at time zone 'Europe/Amsterdam')::date + 1 + time '${time}') at time zone 'Europe/Amsterdam'`;
  return z.string().parse(await value(`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`));
}

test('the address is shown by its host alone, in the log too, and goes with the adviser', async () => {
  expect(await known()).toEqual([{ host: 'agenda.example', error: null, busy_times: 0, left_out: [] }]);
  await setCalendar('https://other.example/secret/calendar.ics');
  await roles.admin.rpc('remove_own_calendar', { adviser });
  expect(await known()).toEqual([]);
  const log = JSON.stringify(await backend.sql('select * from public.settings_log order by id'));
  expect(log).toContain('"calendar_url":"agenda.example"');
  expect(log).toContain('"calendar_url":"other.example"');
  expect(log).not.toMatch(/8f3c|secret/);
  await setCalendar();
  await store([{ uid: null, starts_at: await tomorrow('10:00'), ends_at: await tomorrow('11:00') }]);
  await backend.sql('delete from public.advisers');
  expect(await value('(select count(*) from private.busy_times)')).toBe(0);
});

test.each([
  'http://agenda.example/a.ics',
  'https://10.0.0.1/a.ics',
  'https://agenda/a.ics',
  'https://jo:geheim@agenda.example/a.ics',
  'https://agenda.example:8443/a.ics',
  'https://agenda.example/a b.ics',
])('%s is refused', async (url) => {
  const { error } = await roles.admin.rpc('set_own_calendar', { adviser, url });
  expect(error).not.toBeNull();
  expect(await known()).toMatchObject([{ host: 'agenda.example' }]);
});

test('a calendar is read for today and the 81 days after it, on the Dutch clock', async () => {
  const { from, until } = z.object({ from: z.string(), until: z.string() }).parse(await take());
  const days = `array['${from}'::timestamptz, '${until}'] = array[today, today + 82]::timestamp[]::timestamptz[]`;
  await backend.sql(`set timezone to 'Europe/Amsterdam'`);
  const [row] = await backend.sql(`select ${days} as are_these from (select current_date as today) as present`);
  await backend.sql(`reset timezone`);
  expect(row).toEqual({ are_these: true });
});

test('a calendar is read once a quarter, and at once when an adviser asks', async () => {
  const taken = await take();
  expect(taken).toMatchObject({ adviser, url: secret });
  expect(await take()).toBeNull();
  await backend.sql("update private.own_calendars set not_before = now() - interval '1 second'");
  expect(await take()).not.toBeNull();
  await roles.admin.rpc('read_own_calendar', { adviser });
  expect(await take()).not.toBeNull();
  await backend.sql("update private.own_calendars set not_before = now() + interval '14 minutes'");
  expect(await take()).toBeNull();
  // Its clock ran ahead.
  await backend.sql("update private.own_calendars set not_before = now() + interval '15 minutes 30 seconds'");
  expect(await take()).not.toBeNull();
});

test('each reading replaces the one before, overlaps are one time, and a failure keeps what was read', async () => {
  const [ten, eleven, twelve] = [await tomorrow('10:00'), await tomorrow('11:00'), await tomorrow('12:00')];
  await store([{ uid: null, starts_at: await tomorrow('14:00'), ends_at: await tomorrow('15:00') }]);
  await store([
    { uid: null, starts_at: ten, ends_at: twelve },
    { uid: null, starts_at: eleven, ends_at: twelve },
  ]);
  expect(await known()).toMatchObject([{ busy_times: 1, left_out: [leftOut] }]);
  const setAt = z.string().parse(await value('(select set_at::text from private.own_calendars)'));
  await value(`public.fail_own_calendar('${adviser}', '${setAt}', 'status 404')`);
  expect(await known()).toMatchObject([{ busy_times: 1, error: 'status 404' }]);
});

test('what was read of a calendar that was replaced meanwhile is dropped', async () => {
  const setAt = z.string().parse(await value('(select set_at::text from private.own_calendars)'));
  await backend.sql("update private.own_calendars set set_at = set_at + interval '1 second'");
  await store([{ uid: null, starts_at: await tomorrow('10:00'), ends_at: await tomorrow('11:00') }], setAt);
  expect(await known()).toMatchObject([{ busy_times: 0 }]);
});

test('a busy time blocks moments, is an obstacle, and stands in the calendar without a title', async () => {
  const [ten, eleven] = [await tomorrow('10:00'), await tomorrow('11:00')];
  const row = buildRequestRow({ rd_x: 155_000, rd_y: 463_000 });
  await backend.sql(insertStatement('contact_submissions', row));
  await store([{ uid: null, starts_at: ten, ends_at: eleven }]);
  const day = `(select count(*) from public.contact_submissions as request cross join lateral private.free_moments(
    request, '${await tomorrow('00:00')}', '${await tomorrow('23:00')}') as moment
    where moment.starts_at < '${eleven}' and moment.ends_at > '${ten}')`;
  expect(await value(day)).toBe(0);
  const obstacles = await roles.admin.rpc('appointment_obstacles', { request_id: row.id, starts_at: ten });
  expect(obstacles.data).toMatchObject([{ kind: 'busy' }]);
  const date = ten.slice(0, 10);
  const { data } = await roles.admin.rpc('calendar_days', { from_day: date, until_day: date });
  const { busy } = z.object({ busy: z.array(z.record(z.string(), z.string())) }).parse(data);
  expect(busy.map((time) => Object.keys(time).toSorted())).toEqual([['adviser', 'ends_at', 'starts_at']]);
  await roles.admin.rpc('remove_own_calendar', { adviser });
  expect(await value(day)).not.toBe(0);
});

test('a visit of ours that came back by way of the feed does not block itself', async () => {
  const row = buildRequestRow({ rd_x: 155_000, rd_y: 463_000 });
  await backend.sql(insertStatement('contact_submissions', row));
  const [ten, eleven] = [await tomorrow('10:00'), await tomorrow('11:00')];
  await backend.sql(`insert into public.appointments (request_id, adviser, starts_at, ends_at)
    values ('${row.id}', '${adviser}', '${ten}', '${eleven}')`);
  const uid = await value('(select id from public.appointments)');
  const other = {
    uid: '3f1b9c52-0000-4000-8000-000000000009',
    starts_at: await tomorrow('14:00'),
    ends_at: await tomorrow('15:00'),
  };
  await store([{ uid, starts_at: ten, ends_at: eleven }, other]);
  expect(await value(`(select array_agg(starts_at = '${other.starts_at}') from private.busy_times)`)).toEqual([true]);
  // Nor does one that lies in the bin.
  await backend.sql('delete from public.contact_submissions');
  await store([{ uid, starts_at: ten, ends_at: eleven }, other]);
  expect(await value(`(select array_agg(starts_at = '${other.starts_at}') from private.busy_times)`)).toEqual([true]);
});

test('one that was not read for a day is named in Vandaag, and what is over is forgotten', async () => {
  async function unread() {
    const { data } = await roles.admin.rpc('requests_of_today');
    return z.object({ unread_calendars: z.array(z.string()) }).parse(data).unread_calendars;
  }
  expect(await unread()).toEqual([]);
  await backend.sql("update private.own_calendars set set_at = now() - interval '1 day 1 second'");
  expect(await unread()).toEqual(['Ali']);
  await store([]);
  expect(await unread()).toEqual([]);
  await backend.sql("update private.own_calendars set read_at = now() - interval '23 hours 59 minutes'");
  expect(await unread()).toEqual([]);
  await backend.sql("update private.own_calendars set read_at = now() - interval '1 day 1 second'");
  expect(await unread()).toEqual(['Ali']);
  await backend.sql(`insert into private.busy_times values
    ('${adviser}', now() - interval '3 days', now() - interval '1 day 1 second'),
    ('${adviser}', now() - interval '2 days', now() - interval '23 hours 59 minutes')`);
  await value('private.forget_overdue()');
  expect(await value('(select count(*) from private.busy_times)')).toBe(1);
});

test('a visit is named in Vandaag when its adviser turned out busy, or when it is for nobody while two could come', async () => {
  async function atRisk() {
    const { data } = await roles.admin.rpc('requests_of_today');
    const visit = z.object({ id: z.string(), name: z.string(), adviser: z.string().nullable() });
    return z.object({ visits_at_risk: z.array(visit) }).parse(data).visits_at_risk;
  }
  const row = buildRequestRow({ name: 'Jo de Vries' });
  await backend.sql(insertStatement('contact_submissions', row));
  const [ten, eleven, twelve] = [await tomorrow('10:00'), await tomorrow('11:00'), await tomorrow('12:00')];
  await backend.sql(
    `insert into public.appointments (request_id, adviser, starts_at, ends_at)
     values ('${row.id}', '${adviser}', '${ten}', '${eleven}')`,
  );
  await store([{ uid: null, starts_at: eleven, ends_at: twelve }]);
  expect(await atRisk()).toEqual([]);
  await store([{ uid: null, starts_at: await tomorrow('10:30'), ends_at: twelve }]);
  expect(await atRisk()).toEqual([expect.objectContaining({ id: row.id, name: 'Jo de Vries', adviser: 'Ali' })]);
  await backend.sql('update public.appointments set is_overruled = true');
  expect(await atRisk()).toEqual([]);
  await backend.sql('update public.appointments set adviser = null');
  expect(await atRisk()).toEqual([]);
  const colleague = await addAdministrator(backend, 'bo');
  await backend.sql(`insert into public.advisers (user_id, name) values ('${colleague}', 'Bo')`);
  expect(await atRisk()).toEqual([expect.objectContaining({ id: row.id, adviser: null })]);
});
