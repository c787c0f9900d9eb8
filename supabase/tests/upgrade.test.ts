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
    [accepted, order, accented].map(({ name }) => ({ name })),
  );
  expect(await read('select name from list_requests(held => true)')).toEqual([{ name: untouched.name }]);
  expect(await read("select count_requests() ->> 'held' as held")).toEqual([{ held: '1' }]);
});

test('the figures count by the price list what was stored with another price', async () => {
  const figures = ['requests', 'completed', 'revenue', 'stored_revenue', 'deviating'];
  const sums = figures.map((figure) => `sum((month ->> '${figure}')::int)::int as ${figure}`).join(', ');
  expect(await read(`select ${sums} from jsonb_array_elements(request_figures()) as month`)).toEqual([
    { requests: 3, completed: 1, revenue: 285, stored_revenue: 1, deviating: 1 },
  ]);
  expect(await read("select name from list_requests(work => 'price')")).toEqual([{ name: order.name }]);
});

test.each(['zoe', 'bronte', '9711 lm', '9711LM', '9711lm 12'])('a request is found by %s', async (search) => {
  expect(await read('select name from list_requests(search => $1)', [search])).toEqual([{ name: accented.name }]);
});

test('a text on a path that is reserved now has moved aside', async () => {
  const { rows } = await owner.query<object>('select page_path from website_content where page_path = any ($1)', [
    moved.flatMap((path) => [path, `${path}-pagina`]),
  ]);
  expect(rows).toHaveLength(moved.length);
  expect(rows).toEqual(expect.arrayContaining(moved.map((path) => ({ page_path: `${path}-pagina` }))));
});
