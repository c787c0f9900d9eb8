import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { afterLargeSeed, largeSeedStatement } from '../../../tools/data/large-seed.ts';
import { buildRequestRow, type RequestInsert } from '../setup/factories.ts';
import { inRole, insertOf, signUp } from '../setup/in-role.ts';
import { startNewInstallation, type PostgresServer } from '../setup/postgres-server.ts';

// What the calendar reads. A Monday in winter, when the Netherlands are an hour ahead of UTC.

const monday = '2027-01-04';
const anyText: unknown = expect.any(String);

let server: PostgresServer;
let owner: pg.Client;
let adviser: string;
const colleague = randomUUID();

beforeAll(async () => {
  ({ server, owner } = await startNewInstallation());
  adviser = await signUp(owner, 'ali@example.nl');
  await owner.query(
    `insert into advisers (user_id, name, color, start_place, start_x, start_y)
     values ($1, 'Ali', 'blue', 'Stationsplein, Amersfoort', 155000, 463000)`,
    [adviser],
  );
  await owner.query(`insert into adviser_hours select $1, day, '09:00', '17:00' from generate_series(1, 5) as day`, [
    adviser,
  ]);
  // A colleague, so that an appointment of nobody is not that of the only adviser.
  await owner.query('alter table auth.users disable trigger all');
  await owner.query(`insert into auth.users (id, email) values ($1, 'bo@example.nl')`, [colleague]);
  await owner.query('alter table auth.users enable trigger all');
  await owner.query(`insert into private.admins (user_id, email) values ($1, 'bo@example.nl')`, [colleague]);
  await owner.query(`insert into advisers (user_id, name) values ($1, 'Bo')`, [colleague]);
});
afterAll(() => server.stop());
beforeEach(() => owner.query('delete from contact_submissions'));

async function queryValue(statement: string, values: unknown[] = []): Promise<unknown> {
  const [row] = await inRole(owner, 'authenticated', adviser, (sql) => sql(`select ${statement} as answer`, values));
  return z.object({ answer: z.unknown() }).parse(row).answer;
}

const appointmentSchema = z.object({
  name: z.string(),
  state: z.string(),
  has_place: z.boolean(),
  drive_there: z.object({ minutes: z.number(), is_fixed: z.boolean(), is_from_start: z.boolean() }).nullable(),
  drive_home: z.object({ minutes: z.number(), is_fixed: z.boolean() }).nullable(),
  is_too_soon: z.boolean(),
});
const daysSchema = z.object({
  visits: z.array(appointmentSchema),
  untimed: z.array(z.object({ name: z.string(), day: z.string() })),
  advisers: z.array(z.object({ name: z.string(), color: z.string(), hours: z.array(z.unknown()) })),
  blocked: z.array(z.object({ reason: z.string().nullable() })),
  holidays: z.array(z.object({ day: z.string(), name: z.string() })),
});

async function calendarOf(from: string, until: string) {
  return daysSchema.parse(await queryValue('calendar_days($1, $2)', [from, until]));
}

/** Adds a request in Amersfoort, so many kilometres to the east of the station. */
async function addRequest(name: string, east: number | null = 0, overrides: Partial<RequestInsert> = {}) {
  const place = east === null ? { rd_x: null, rd_y: null } : { rd_x: 155_000 + east * 1000, rd_y: 463_000 };
  const row = buildRequestRow({ name, ...place, ...overrides });
  await owner.query(...insertOf(row));
  return row.id;
}

async function plan(id: string, date: string, time: string, who: string | null = adviser): Promise<void> {
  const moment = `${date} ${time} Europe/Amsterdam`;
  await owner.query(
    `insert into appointments (request_id, adviser, starts_at, ends_at) values ($1, $2, $3, $3::timestamptz + interval '1 hour')`,
    [id, who, moment],
  );
}

test('a day is read with the drives between its appointments, from and to where the adviser starts', async () => {
  await plan(await addRequest('Eerste', 10), monday, '09:30');
  await plan(await addRequest('Tweede', 20), monday, '11:00');
  await plan(await addRequest('Zonder plaats', null), monday, '13:00');
  await plan(await addRequest('Morgen', 1), '2027-01-05', '09:30');
  const { visits: appointments, advisers } = await calendarOf(monday, monday);
  // 10 km with a detour of 1.3 at 50 km/h: 15.6 minutes.
  expect(appointments).toEqual([
    {
      name: 'Eerste',
      state: 'planned',
      has_place: true,
      drive_there: { minutes: 16, is_fixed: false, is_from_start: true },
      drive_home: null,
      is_too_soon: false,
    },
    {
      name: 'Tweede',
      state: 'planned',
      has_place: true,
      drive_there: { minutes: 16, is_fixed: false, is_from_start: false },
      drive_home: null,
      is_too_soon: false,
    },
    {
      name: 'Zonder plaats',
      state: 'planned',
      has_place: false,
      drive_there: { minutes: 30, is_fixed: true, is_from_start: false },
      drive_home: { minutes: 30, is_fixed: true },
      is_too_soon: false,
    },
  ]);
  expect(advisers).toMatchObject([
    { name: 'Ali', color: 'blue', hours: { length: 5 } },
    { name: 'Bo', color: 'green', hours: [] },
  ]);
});

test('an appointment is too soon where its adviser cannot be there from the one before it', async () => {
  await plan(await addRequest('Eerste', 10), monday, '09:30');
  const id = await addRequest('Tweede', 20);
  await plan(id, monday, '10:46');
  await plan(await addRequest('Van een ander', 20), monday, '10:30', colleague);
  async function tooSoon() {
    return (await calendarOf(monday, monday)).visits.flatMap(({ name, is_too_soon }) => (is_too_soon ? [name] : []));
  }
  expect(await tooSoon()).toEqual([]);
  const moment = `${monday} 10:45 Europe/Amsterdam`;
  await owner.query(
    `update appointments set starts_at = $2, ends_at = $2::timestamptz + interval '1 hour', is_overruled = true where request_id = $1`,
    [id, moment],
  );
  expect(await tooSoon()).toEqual(['Tweede']);
});

test('an appointment of nobody shows, without drives, and a cancelled one does not', async () => {
  await plan(await addRequest('Van niemand'), monday, '10:00', null);
  const cancelled = await addRequest('Geannuleerd');
  await plan(cancelled, monday, '12:00');
  await owner.query(`update appointments set state = 'cancelled' where request_id = $1`, [cancelled]);
  const done = await addRequest('Klaar');
  await plan(done, monday, '14:00');
  await owner.query(`update contact_submissions set status = 'completed' where id = $1`, [done]);
  const { visits: appointments } = await calendarOf(monday, '2027-01-10');
  expect(appointments.map(({ name, state }) => `${name} ${state}`)).toEqual(['Van niemand planned', 'Klaar completed']);
  expect(appointments[0]?.drive_there).toBeNull();
});

test('days end at midnight on a Dutch clock, and hold what has a day alone, blocked times and holidays', async () => {
  const late = await addRequest('Laat');
  await owner.query(
    `insert into appointments (request_id, adviser, starts_at, ends_at, is_overruled)
     values ($1, $2, '2027-03-28 23:30+02', '2027-03-29 00:30+02', true)`,
    [late, adviser],
  );
  await addRequest('Dag bekend', 0, { status: 'scheduled', appointment_date: '2027-03-28' });
  await owner.query(
    `insert into blocked_times (adviser, starts_at, ends_at, reason)
     values ($1, '2027-03-28 08:00+02', '2027-03-28 09:00+02', 'Tandarts'), ($1, '2027-03-29 08:00+02', '2027-03-29 09:00+02', null)`,
    [adviser],
  );
  const day = await calendarOf('2027-03-28', '2027-03-28');
  expect(day.visits.map(({ name }) => name)).toEqual(['Laat']);
  expect(day.untimed).toEqual([{ name: 'Dag bekend', day: '2027-03-28' }]);
  expect(day.blocked).toEqual([{ reason: 'Tandarts' }]);
  expect(day.holidays).toEqual([{ day: '2027-03-28', name: 'Eerste paasdag' }]);
  expect((await calendarOf('2027-03-29', '2027-03-29')).visits).toEqual([]);
  await owner.query('delete from blocked_times');
});

test.each([
  ['2027-01-04', '2027-01-18'],
  ['2027-01-05', '2027-01-04'],
])('no more than two weeks are read at once: %s to %s', async (from, until) => {
  await expect(calendarOf(from, until)).rejects.toThrow('ask for 1 to 14 days');
});

test('what waits is new or in contact and has no appointment: rush first, then the oldest', async () => {
  await addRequest('Oud', 0, { created_at: '2026-11-01T10:00:00Z' });
  await addRequest('Nieuw', 0, { created_at: '2026-11-03T10:00:00Z', status: 'contacted' });
  await addRequest('Spoed', 0, { created_at: '2026-11-02T10:00:00Z', rush_service: true });
  await addRequest('Geannuleerd', 0, { status: 'cancelled' });
  await addRequest('Apart gehouden', 0, { is_held: true });
  await plan(await addRequest('Gepland'), monday, '10:00');
  const waiting = z
    .array(z.object({ name: z.string(), minutes: z.number(), rush: z.object({ by: z.string() }).nullable() }))
    .parse(await queryValue('waiting_requests()'));
  expect(waiting).toEqual([
    { name: 'Spoed', minutes: 60, rush: { by: anyText } },
    { name: 'Oud', minutes: 60, rush: null },
    { name: 'Nieuw', minutes: 60, rush: null },
  ]);
});

const whySchema = z.array(
  z.object({
    kind: z.string(),
    minutes: z.number().nullable(),
    name: z.string().nullable(),
    reason: z.string().nullable(),
  }),
);

async function obstaclesOf(id: string, from: string, until: string | null, who: string | null = adviser) {
  return whySchema.parse(await queryValue('appointment_obstacles($1, $2, $3, $4)', [id, from, who, until]));
}

test('what is in the way of a moment is told with names, and is what the database refuses for', async () => {
  await plan(await addRequest('Jansen', 10), monday, '10:00');
  const id = await addRequest('De Vries');
  const none = { minutes: null, name: null, reason: null };
  expect(await obstaclesOf(id, '2027-01-04 10:30+01', '2027-01-04 11:30+01')).toEqual([
    { ...none, kind: 'overlap', name: 'Jansen' },
  ]);
  expect(await obstaclesOf(id, '2027-01-04 11:05+01', '2027-01-04 12:05+01')).toEqual([
    { ...none, kind: 'travel', name: 'Jansen', minutes: 11 },
  ]);
  expect(await obstaclesOf(id, '2027-01-04 18:00+01', '2027-01-04 19:00+01')).toEqual([{ ...none, kind: 'hours' }]);
  await owner.query(
    `insert into blocked_times (adviser, starts_at, ends_at, reason)
     values ($1, '2027-01-04 14:00+01', '2027-01-04 15:00+01', 'Tandarts'),
       ($1, '2027-01-04 15:00+01', '2027-01-04 16:00+01', 'School')`,
    [adviser],
  );
  expect(await obstaclesOf(id, '2027-01-04 14:30+01', '2027-01-04 15:30+01')).toEqual([
    { ...none, kind: 'blocked', reason: 'Tandarts' },
  ]);
  // Not what is over then.
  expect(await obstaclesOf(id, '2027-01-04 15:00+01', '2027-01-04 15:30+01')).toEqual([
    { ...none, kind: 'blocked', reason: 'School' },
  ]);
  expect(await obstaclesOf(id, '2027-01-04 12:00+01', '2027-01-04 13:00+01')).toEqual([]);
  // Without an end it takes an hour, as this home does.
  expect(await obstaclesOf(id, '2027-01-04 13:15+01', null)).toEqual([
    { ...none, kind: 'blocked', reason: 'Tandarts' },
  ]);
  expect(await obstaclesOf(id, '2027-01-04 13:00+01', null)).toEqual([]);
  // Without an adviser nobody visits, but where there is only one.
  expect(await obstaclesOf(id, '2027-01-04 10:30+01', null, null)).toEqual([]);
  await owner.query('delete from advisers where user_id = $1', [colleague]);
  expect(await obstaclesOf(id, '2027-01-04 10:30+01', null, null)).toMatchObject([{ kind: 'overlap' }]);
  await owner.query(`insert into advisers (user_id, name) values ($1, 'Bo')`, [colleague]);
  await owner.query('delete from blocked_times');
  // An appointment is not in its own way.
  await plan(id, monday, '12:00');
  expect(await obstaclesOf(id, '2027-01-04 12:15+01', '2027-01-04 13:15+01')).toEqual([]);
});

test('an administrator plans, moves and cancels; an old sequence changes nothing, and what is in the way is told', async () => {
  const id = await addRequest('Pietersen');
  function write(call: string, values: unknown[]) {
    return inRole(owner, 'authenticated', adviser, (sql) => sql(`select ${call} as written`, values));
  }
  const [planned] = z
    .array(z.object({ written: z.object({ id: z.string(), sequence: z.literal(0) }) }))
    .parse(await write('plan_visit($1, $2, $3, $4)', [id, '2027-01-04 10:00+01', '2027-01-04 11:00+01', adviser]));
  const visit = planned?.written.id;
  const later = ['2027-01-04 12:00+01', '2027-01-04 13:00+01', adviser];
  const move = 'move_visit($1, $2, $3, $4, $5)';
  expect(await write(move, [visit, 0, ...later])).toMatchObject([{ written: { id: visit, sequence: 1 } }]);
  expect(await write(move, [visit, 0, ...later])).toEqual([{ written: null }]);
  const other = await addRequest('Smit');
  const refused: unknown = await write('plan_visit($1, $2, $3, $4)', [other, ...later]).catch(
    (error: unknown) => error,
  );
  expect(refused).toMatchObject({ code: '23P01', message: 'the visit does not fit' });
  expect(JSON.stringify(refused)).toContain('overlap');
  await expect(
    write('plan_visit($1, $2, $3, $4)', [id, '2027-01-05 12:00+01', '2027-01-05 13:00+01', adviser]),
  ).rejects.toMatchObject({ code: '23505' });
  function putBack(sequence: number) {
    return write('decide_visits($1)', [JSON.stringify([{ id: visit, sequence, action: 'put_back' }])]);
  }
  expect(await putBack(0)).toMatchObject([{ written: { undo: null, refused: [{ id: visit, reason: 'changed' }] } }]);
  expect(await putBack(1)).toMatchObject([{ written: { refused: [] } }]);
  await owner.query(`update contact_submissions set status = 'cancelled' where id = $1`, [other]);
  expect(await write('plan_visit($1, $2, $3, $4)', [other, ...later])).toEqual([{ written: null }]);
});

test.each([
  [
    'insert',
    `insert into appointments (request_id, starts_at, ends_at) values (gen_random_uuid(), now(), now() + interval '1 hour')`,
  ],
  [
    'update',
    `update appointments set starts_at = starts_at + interval '1 hour', ends_at = ends_at + interval '1 hour'`,
  ],
  ['delete', 'delete from appointments'],
])('an administrator has no other way: not a plain %s', async (_, statement) => {
  await expect(inRole(owner, 'authenticated', adviser, (sql) => sql(statement))).rejects.toMatchObject({
    code: '42501',
  });
});

test('one function writes when a visit is and with whom', async () => {
  const { rows } = await owner.query(
    `select oid::regproc::text as name from pg_proc where prosrc ~ '(insert into|update|delete from) (public\\.)?appointments\\M' order by 1`,
  );
  // The last only takes away the cancelled row that a new one replaces.
  expect(rows).toEqual([{ name: 'private.resume_appointment' }, { name: 'private.write_visit' }]);
});

test('a visit and a day without a time are read with what the adviser takes along', async () => {
  const takenAlong = {
    ...{
      phone: '0612345678',
      at_home_name: 'Piet Bakker',
      at_home_phone: '0687654321',
      postcode: '3811AB',
      property_type: 'terraced',
      surface_area: 95.5,
      construction_year: 1934,
    },
    ...{ message: 'Bel aan bij de buren', notes: 'Hond in de tuin', label_class: 'C' },
  };
  const { label_class, ...typed } = takenAlong;
  const label = { label_class, label_registered_at: '2020-01-01' };
  const values = { ...typed, ...label, rush_service: true, created_at: '2027-01-01T10:00:00+00:00' };
  await plan(await addRequest('Met label', 0, { ...values, label_valid_until: '2090-01-01' }), monday, '09:30');
  await plan(await addRequest('Met oud label', 0, { ...values, label_valid_until: '2021-01-01' }), monday, '11:30');
  // Its last day counts.
  const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Amsterdam' });
  await plan(await addRequest('Label tot en met vandaag', 0, { ...values, label_valid_until: today }), monday, '13:30');
  await addRequest('Zonder tijd', 0, {
    ...values,
    label_valid_until: '2090-01-01',
    appointment_date: monday,
    status: 'scheduled',
  });
  const { visits, untimed } = z
    .object({ visits: z.array(z.looseObject({})), untimed: z.array(z.looseObject({})) })
    .parse(await queryValue('calendar_days($1, $1)', [monday]));
  const read = { ...takenAlong, rush: { by: anyText, last_start: anyText } };
  expect(visits).toMatchObject([read, { ...read, label_class: null }, read]);
  expect(untimed).toMatchObject([read]);
});

test('the five moments with the least driving are suggested, each on another way', async () => {
  const inOneWeek = new Date(Date.now() + 7 * 24 * 3600 * 1000).toISOString().slice(0, 10);
  await owner.query(`insert into adviser_hours select $1, day, '09:00', '17:00' from generate_series(6, 7) as day`, [
    adviser,
  ]);
  await plan(await addRequest('Ver', 40), inOneWeek, '12:00');
  const moments = z
    .array(z.object({ adviser: z.string(), starts_at: z.string(), ends_at: z.string(), extra_minutes: z.number() }))
    .parse(await queryValue('suggest_moments($1)', [await addRequest('Ook ver', 40)]));
  expect(moments).toHaveLength(5);
  const extra = moments.map(({ extra_minutes }) => extra_minutes);
  expect(extra[0]).toBe(0);
  expect(extra).toEqual(extra.toSorted((one, other) => one - other));
  expect(moments[0]?.starts_at.slice(0, 10)).toBe(inOneWeek);
  // 40 km there and back on any other day.
  expect(extra.slice(1)).toEqual([126, 126, 126, 126]);
  expect(new Set(moments.map(({ starts_at }) => starts_at.slice(0, 10))).size).toBe(5);
  expect(await queryValue('suggest_moments($1)', ['00000000-0000-4000-8000-000000000009'])).toEqual([]);
  await owner.query('delete from adviser_hours where weekday > 5');
});

test('a week among many requests and visits is read through indexes, its own rows alone', async () => {
  // Without what follows from each row, of which the week and the waiting ones read nothing.
  await owner.query('set session_replication_role = replica');
  await owner.query(largeSeedStatement(1, 10_000));
  // Visits of twenty years, five in each week.
  await owner.query(`
    insert into appointments (request_id, starts_at, ends_at, state)
    select id, moment, moment + interval '1 hour', 'completed' from (
      select id, timestamptz '2010-01-04 10:00+01' + interval '1.4 days' * row_number() over () as moment
      from (select id from contact_submissions limit 5000) as request
    ) as visits`);
  await owner.query('reset session_replication_role');
  await owner.query(afterLargeSeed);
  await owner.query('analyze');
  const planned = await server.connect();
  await planned.query(`select set_config('request.jwt.claims', $1, false)`, [
    JSON.stringify({ sub: adviser, role: 'authenticated', session_id: adviser }),
  ]);
  await planned.query(`load 'auto_explain'; set auto_explain.log_min_duration = 0; set auto_explain.log_analyze = on;
    set auto_explain.log_nested_statements = on; set client_min_messages = log`);
  const plans: string[] = [];
  planned.on('notice', ({ message }) => plans.push(message ?? ''));
  await planned.query(`select calendar_days('2014-03-03', '2014-03-09'), waiting_requests()`);
  const days = plans.find((text) => text.includes('drive_there') && text.includes('->')) ?? '';
  expect(days).toContain('appointments_of_calendar');
  expect(days).not.toMatch(/Seq Scan on (public\.)?(appointments|contact_submissions)/);
  expect(Number(/appointments_of_calendar\b.*?actual .*?rows=([\d.]+)/.exec(days)?.[1])).toBe(5);
  const waiting = plans.find((text) => text.includes('preferred_times') && text.includes('->')) ?? '';
  expect(waiting).toContain('contact_submissions_waiting');
}, 120_000);
