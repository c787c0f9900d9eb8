import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { startTestBackend, type TestBackend } from '../setup/backend.ts';
import { addAdministrator, buildRequestRow, insertStatement, literal, type RequestInsert } from '../setup/factories.ts';

// A request and its appointment say the same, and an appointment is only where it fits.

let backend: TestBackend;
const adviser = randomUUID();
const colleague = randomUUID();

beforeAll(async () => {
  backend = await startTestBackend();
  await addAdministrator(backend, 'ali', adviser);
  await addAdministrator(backend, 'bo', colleague);
  await backend.sql(`insert into public.advisers (user_id, name) values ('${adviser}', 'Ali')`);
  await backend.sql(
    `insert into public.adviser_hours select '${adviser}', day, '09:00', '17:00' from generate_series(1, 5) as day`,
  );
});
afterAll(() => backend.stop());

/** Adds a request in Amersfoort, so many kilometres to the east of the station. */
async function addRequest(east = 0, overrides: Partial<RequestInsert> = {}): Promise<string> {
  const row = buildRequestRow({ rd_x: 155_000 + east * 1000, rd_y: 463_000, ...overrides });
  await backend.sql(insertStatement('contact_submissions', row));
  return row.id;
}

function set(id: string, values: object): Promise<unknown[]> {
  const assignments = Object.entries(values).map(
    ([column, value]) => `${column} = ${value === null ? 'null' : literal(String(value))}`,
  );
  return backend.sql(`update public.contact_submissions set ${assignments.join(', ')} where id = '${id}'`);
}

function plan(id: string, date: string, time: string, values: object = {}): Promise<unknown[]> {
  return set(id, { appointment_date: date, appointment_time: time, status: 'scheduled', ...values });
}

const appointmentSchema = z.array(
  z.object({ starts: z.string(), ends: z.string(), state: z.string(), sequence: z.number(), overruled: z.boolean() }),
);

async function appointmentsOf(id: string) {
  return appointmentSchema.parse(
    await backend.sql(`
      select to_char(starts_at at time zone 'Europe/Amsterdam', 'YYYY-MM-DD HH24:MI') as starts,
        to_char(ends_at at time zone 'Europe/Amsterdam', 'HH24:MI') as ends, state, sequence, is_overruled as overruled
      from public.appointments where request_id = '${id}' order by created_at`),
  );
}

const requestSchema = z.object({ date: z.string().nullable(), time: z.string().nullable(), status: z.string() });

async function momentOf(id: string) {
  const [row] = await backend.sql(`
    select appointment_date::text as date, to_char(appointment_time, 'HH24:MI') as time, status
    from public.contact_submissions where id = '${id}'`);
  return requestSchema.parse(row);
}

test('a date and a time plan the appointment of the only adviser, as long as the home is large', async () => {
  const small = await addRequest();
  await plan(small, '2027-01-04', '10:00');
  expect(await appointmentsOf(small)).toEqual([
    { starts: '2027-01-04 10:00', ends: '11:00', state: 'planned', sequence: 0, overruled: false },
  ]);
  expect(await momentOf(small)).toEqual({ date: '2027-01-04', time: '10:00', status: 'scheduled' });
  const large = await addRequest(0, { property_type: 'detached', surface_area: 200 });
  await plan(large, '2027-01-04', '13:00');
  expect(await appointmentsOf(large)).toMatchObject([{ ends: '15:00' }]);
});

test('another moment moves it, without one it is cancelled, and what ends the request ends it', async () => {
  const id = await addRequest();
  await plan(id, '2027-01-05', '10:00');
  await plan(id, '2027-01-05', '11:00');
  expect(await appointmentsOf(id)).toMatchObject([{ starts: '2027-01-05 11:00', ends: '12:00', sequence: 1 }]);
  await set(id, { appointment_date: null, appointment_time: null });
  expect(await appointmentsOf(id)).toMatchObject([{ state: 'cancelled', sequence: 2 }]);
  await plan(id, '2027-01-05', '12:00');
  await set(id, { status: 'completed' });
  expect(await appointmentsOf(id)).toMatchObject([{ state: 'cancelled' }, { state: 'completed', sequence: 1 }]);
});

test('an appointment that is moved or cancelled by itself is followed by its request', async () => {
  const id = await addRequest();
  await plan(id, '2027-01-06', '10:00');
  await backend.sql(`update public.appointments set starts_at = '2027-01-06 12:15+01', ends_at = '2027-01-06 14:00+01'
    where request_id = '${id}'`);
  expect(await momentOf(id)).toEqual({ date: '2027-01-06', time: '12:15', status: 'scheduled' });
  await backend.sql(`update public.appointments set state = 'cancelled' where request_id = '${id}'`);
  expect(await momentOf(id)).toEqual({ date: null, time: null, status: 'contacted' });
  expect(await appointmentsOf(id)).toMatchObject([{ starts: '2027-01-06 12:15', ends: '14:00', state: 'cancelled' }]);
});

test.each([
  ['at the same time', 0, '10:30'],
  ['before the drive of 17 minutes is over', 10, '11:15'],
  ['before the drive to the next one', 10, '08:45'],
  ['outside the hours', 0, '16:30'],
])('an appointment %s is refused, and planned once that is confirmed', async (_, east, time) => {
  await backend.sql('delete from public.contact_submissions');
  await plan(await addRequest(), '2027-01-07', '10:00');
  const id = await addRequest(east);
  await expect(plan(id, '2027-01-07', time)).rejects.toThrow();
  expect(await momentOf(id)).toEqual({ date: null, time: null, status: 'new' });
  await plan(id, '2027-01-07', time, { overruled_moment: `2027-01-07T${time}` });
  expect(await appointmentsOf(id)).toMatchObject([{ starts: `2027-01-07 ${time}`, overruled: true }]);
  // The confirmation was of that moment alone.
  await expect(plan(id, '2027-01-07', '10:10')).rejects.toThrow();
});

test('the drive fits to the minute', async () => {
  await backend.sql('delete from public.contact_submissions');
  await plan(await addRequest(), '2027-01-07', '10:00');
  // 10 km with a detour of 1.3 at 50 km/h: 15.6 minutes.
  await expect(plan(await addRequest(10), '2027-01-07', '11:15')).rejects.toThrow();
  await plan(await addRequest(10), '2027-01-07', '11:16');
  await expect(plan(await addRequest(0, { rd_x: null, rd_y: null }), '2027-01-07', '12:45')).rejects.toThrow();
  await plan(await addRequest(0, { rd_x: null, rd_y: null }), '2027-01-07', '12:46');
});

test('on a holiday and in a blocked time nobody visits', async () => {
  await backend.sql(`insert into public.blocked_times (adviser, starts_at, ends_at)
    values ('${adviser}', '2027-01-08 12:00+01', '2027-01-08 14:00+01')`);
  const id = await addRequest();
  await expect(plan(id, '2027-01-08', '11:30')).rejects.toThrow();
  await expect(plan(id, '2027-03-29', '11:30')).rejects.toThrow();
  await plan(id, '2027-01-08', '14:00');
});

test('a colleague with neither hours nor visits is free', async () => {
  await backend.sql('delete from public.contact_submissions');
  await plan(await addRequest(), '2027-01-11', '10:00');
  const id = await addRequest();
  await plan(id, '2027-01-11', '10:00', { assigned_to: colleague });
  await expect(set(id, { assigned_to: adviser })).rejects.toThrow();
  expect(await appointmentsOf(id)).toMatchObject([{ starts: '2027-01-11 10:00', sequence: 0 }]);
});

test('a request that is cancelled frees its moment; opened again it has it, once that is confirmed where it does not fit any more', async () => {
  await backend.sql('delete from public.contact_submissions');
  const first = await addRequest();
  await plan(first, '2027-01-12', '10:00');
  await set(first, { status: 'cancelled' });
  await plan(await addRequest(), '2027-01-12', '10:30');
  await expect(set(first, { status: 'scheduled' })).rejects.toThrow();
  await set(first, { status: 'scheduled', overruled_moment: '2027-01-12T10:00' });
  expect(await appointmentsOf(first)).toMatchObject([{ state: 'cancelled' }, { state: 'planned', overruled: true }]);
});

test('an appointment that was planned although it does not fit stays marked until it fits', async () => {
  await backend.sql('delete from public.contact_submissions');
  await plan(await addRequest(), '2027-01-14', '10:00');
  const id = await addRequest(10);
  await plan(id, '2027-01-14', '11:05', { overruled_moment: '2027-01-14T11:05' });
  const unmark = `update public.appointments set is_overruled = false where request_id = '${id}'`;
  await expect(backend.sql(unmark)).rejects.toThrow();
  await backend.sql(`update public.appointments set starts_at = starts_at + interval '11 minutes',
    ends_at = ends_at + interval '11 minutes' where request_id = '${id}'`);
  await backend.sql(unmark);
  expect(await appointmentsOf(id)).toMatchObject([{ starts: '2027-01-14 11:16', sequence: 1, overruled: false }]);
});

test('an appointment that is completed by itself completes its request', async () => {
  await backend.sql('delete from public.contact_submissions');
  const id = await addRequest();
  await plan(id, '2027-01-14', '10:00');
  await backend.sql(`update public.appointments set state = 'completed' where request_id = '${id}'`);
  expect(await momentOf(id)).toMatchObject({ date: '2027-01-14', status: 'completed' });
});

test('an appointment is taken away from the only adviser, and from an administrator who goes', async () => {
  await backend.sql('delete from public.contact_submissions');
  await plan(await addRequest(), '2027-01-15', '10:00');
  const id = await addRequest();
  const leaving = await addAdministrator(backend, 'cas');
  await plan(id, '2027-01-15', '10:00', { assigned_to: leaving });
  await backend.sql(`delete from auth.users where id = '${leaving}'`);
  const of = `select appointments.adviser, assigned_to from public.appointments
    join public.contact_submissions as request on request.id = request_id where request.id = '${id}' and state = 'planned'`;
  expect(await backend.sql(of)).toEqual([{ adviser: null, assigned_to: null }]);
  await plan(id, '2027-01-15', '13:00');
  expect(await backend.sql(of)).toEqual([{ adviser, assigned_to: adviser }]);
  await set(id, { assigned_to: null });
  expect(await backend.sql(of)).toEqual([{ adviser: null, assigned_to: null }]);
  // A write that changes nothing of the appointment.
  await set(id, { assigned_to: null, status: 'scheduled' });
  expect(await backend.sql(of)).toEqual([{ adviser: null, assigned_to: null }]);
});

test('a request out of the bin has its appointment again', async () => {
  const id = await addRequest();
  await plan(id, '2027-01-13', '10:00');
  await backend.sql(`delete from public.contact_submissions where id = '${id}'`);
  await backend.sql(`insert into public.contact_submissions
    select (private.restored(request)).* from private.deleted_requests where id = '${id}'`);
  // Later than its cancellation, for the customer's calendar.
  expect(await appointmentsOf(id)).toMatchObject([{ starts: '2027-01-13 10:00', state: 'planned', sequence: 2 }]);
});

test.each([
  ['2027-03-28', '10:00', '2027-03-28 08:00:00+00'],
  ['2026-10-25', '10:00', '2026-10-25 09:00:00+00'],
])('on the day of the clock %s at %s is the moment of a Dutch clock', async (date, time, moment) => {
  const id = await addRequest();
  await plan(id, date, time, { overruled_moment: `${date}T${time}` });
  const rows = await backend.sql(
    `select starts_at::text as moment from public.appointments where request_id = '${id}'`,
  );
  expect(rows).toEqual([{ moment }]);
});

test('no appointment is planned for a request that was closed meanwhile, and none comes back to it', async () => {
  const id = await addRequest();
  await plan(id, '2027-05-04', '10:00');
  await set(id, { status: 'cancelled' });
  const cancelled = await appointmentsOf(id);
  expect(cancelled).toMatchObject([{ state: 'cancelled' }]);
  const planned = await backend.sql(`
    insert into public.appointments (request_id, adviser, starts_at, ends_at)
    values ('${id}', '${adviser}', '2027-05-04 10:00+02', '2027-05-04 11:00+02') returning id`);
  const taken = await backend.sql(
    `update public.appointments set state = 'planned' where request_id = '${id}' returning id`,
  );
  expect([planned, taken]).toEqual([[], []]);
  expect(await appointmentsOf(id)).toEqual(cancelled);
});
