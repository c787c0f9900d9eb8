import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildContentRow, buildRequestRow } from './factories.ts';
import { inRole, insertOf, signUp } from './in-role.ts';
import { loadPrelude, migrate, startPostgresServer, type PostgresServer } from './postgres-server.ts';

// An installation of 1.0.0 in use, with pg_trgm in another schema than the migrations would choose, gets the migrations that
// came after.

const firstAfterRelease = '20261124';

const accepted = buildRequestRow({ name: 'Anna' });
const untouched = buildRequestRow({ name: 'Bo' });
const order = buildRequestRow({ name: 'Cas', status: 'completed', surface_area: 76, calculated_price: 1 });
const accented = buildRequestRow({ name: 'Zoé Brontë', postcode: '9711LM', house_number: '12' });
// Each with an appointment of an hour, by date and time alone: two that overlap, one that does not, one too near, and what is over.
const appointments = [
  ['09:00', { name: 'Dirk' }],
  ['09:30', { name: 'Eva' }],
  ['12:00', { name: 'Fien', source: 'telephone', relay_status: null }],
  ['13:00', { name: 'Gijs', property_type: 'detached', surface_area: 200, calculated_price: 350 }],
  ['13:30', { name: 'Hans', assigned_to: null }],
  ['09:15', { name: 'Iris', status: 'completed' }],
  ['09:15', { name: 'Joep', status: 'cancelled' }],
] as const;
const moved = ['/bedankt', '/energielabel-bedankt', '/blog/bedankt'];

let server: PostgresServer;
let owner: pg.Client;
let adminId: string;

async function loadRelease(client: pg.Client): Promise<void> {
  await loadPrelude(client);
  await client.query('create extension pg_trgm with schema public');
  await migrate(client, (name) => name < firstAfterRelease);
}

beforeAll(async () => {
  server = await startPostgresServer({ load: loadRelease });
  owner = await server.connect();
  await owner.query('insert into private.setup default values');
  adminId = await signUp(owner, 'beheer@example.nl');
  await owner.query(...insertOf({ ...accepted, is_held: true, assigned_to: adminId }));
  await owner.query(...insertOf({ ...untouched, is_held: true }));
  await owner.query(...insertOf(order));
  await owner.query(...insertOf(accented));
  for (const [appointment_time, values] of appointments) {
    const appointment = { appointment_date: '2026-10-26', appointment_time, status: 'scheduled', assigned_to: adminId };
    await owner.query(...insertOf(buildRequestRow({ ...appointment, ...values })));
  }
  await owner.query(...insertOf(buildRequestRow({ name: 'Koos', appointment_date: '2026-10-26' })));
  for (const page_path of moved) {
    const { section_name, title } = buildContentRow();
    const text = 'insert into website_content (section_name, title, page_path) values ($1, $2, $3)';
    await owner.query(text, [section_name, title, page_path]);
  }
  await migrate(owner, (name) => name >= firstAfterRelease);
});
afterAll(() => server.stop());

function read(statement: string, values?: unknown[]): Promise<unknown[]> {
  return inRole(owner, 'authenticated', adminId, (sql) => sql(statement, values));
}

test('the list has every request that somebody handled, and only the others stay held', async () => {
  expect(await read('select name from list_requests() order by name')).toEqual(
    [accepted.name, order.name, ...appointments.map(([, { name }]) => name), 'Koos', accented.name].map((name) => ({
      name,
    })),
  );
  expect(await read('select name from list_requests(held => true)')).toEqual([{ name: untouched.name }]);
  expect(await read("select count_requests() ->> 'held' as held")).toEqual([{ held: '1' }]);
});

test('the figures count by the price list what was stored with another price', async () => {
  const figures = ['requests', 'completed', 'revenue', 'stored_revenue', 'deviating'];
  const sums = figures.map((figure) => `sum((month ->> '${figure}')::int)::int as ${figure}`).join(', ');
  expect(await read(`select ${sums} from jsonb_array_elements(request_figures()) as month`)).toEqual([
    { requests: 11, completed: 2, revenue: 570, stored_revenue: 286, deviating: 1 },
  ]);
  expect(await read("select name from list_requests(work => 'price')")).toEqual([{ name: order.name }]);
});

test.each(['zoe', 'bronte', '9711 lm', '9711LM', '9711lm 12'])('a request is found by %s', async (search) => {
  expect(await read('select name from list_requests(search => $1)', [search])).toEqual([{ name: accented.name }]);
});

test('what was planned by date and time has its appointment, and of those that overlap nobody knows which one stands', async () => {
  const planned = { state: 'planned', origin: 'adviser', adviser: adminId, is_overruled: false };
  expect(
    await read(`
      select name, state, origin, adviser, is_overruled,
        to_char(starts_at at time zone 'Europe/Amsterdam', 'DD-MM HH24:MI')
          || to_char(ends_at at time zone 'Europe/Amsterdam', ' HH24:MI') as visit
      from appointments join contact_submissions as request on request.id = request_id order by name`),
  ).toEqual([
    { ...planned, name: 'Dirk', visit: '26-10 09:00 10:00', is_overruled: true },
    { ...planned, name: 'Eva', visit: '26-10 09:30 10:30', is_overruled: true },
    { ...planned, name: 'Fien', visit: '26-10 12:00 13:00', origin: 'telephone' },
    { ...planned, name: 'Gijs', visit: '26-10 13:00 15:00' },
    { ...planned, name: 'Hans', visit: '26-10 13:30 14:30', adviser: null },
    { ...planned, name: 'Iris', visit: '26-10 09:15 10:15', state: 'completed' },
    { ...planned, name: 'Joep', visit: '26-10 09:15 10:15', state: 'cancelled' },
  ]);
});

test('a text on a path that is reserved now has moved aside', async () => {
  const { rows } = await owner.query<object>('select page_path from website_content where page_path = any ($1)', [
    moved.flatMap((path) => [path, `${path}-pagina`]),
  ]);
  expect(rows).toHaveLength(moved.length);
  expect(rows).toEqual(expect.arrayContaining(moved.map((path) => ({ page_path: `${path}-pagina` }))));
});
