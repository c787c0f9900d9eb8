import { rmSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lastMigrationOf2, upgradeScript } from '../../../tools/database/upgrade.ts';
import { inRole } from '../setup/in-role.ts';
import { loadPrelude, migrate, startPostgresServer, type PostgresServer } from '../setup/postgres-server.ts';
import { checkOutRelease1, migrateTo1_0, migrateToLastOf1 } from './release-1.ts';
import {
  accented,
  accepted,
  dated,
  fillAs1_0,
  fillAsLastOf1,
  order,
  reservedPaths,
  untouched,
  visits,
} from './rows-of-release-1.ts';
import { describeSchema } from '../setup/schema-description.ts';
import { storedRows } from '../setup/stored-rows.ts';

// An installation of 1.0.0 in use, with pg_trgm in another schema than the migrations would choose, gets the later migrations
// of 1.x and then the upgrade to 2.0, as docs/deploy.md says it. Afterwards it is as a new one, with all that it had stored.

/** Rows that migrations put there and no user changes. */
const configuration = ['private.request_columns', 'private.holidays', 'public.visit_durations', 'storage.buckets'];

const migrations = path.resolve(import.meta.dirname, '../../migrations');
const versionLength = lastMigrationOf2.length;

let server: PostgresServer;
let newServer: PostgresServer;
let owner: pg.Client;
let newOwner: pg.Client;
let adminId: string;
let before: Awaited<ReturnType<typeof storedRows>>;

async function loadSupabase(client: pg.Client): Promise<void> {
  await loadPrelude(client);
  await client.query('create extension pg_trgm with schema public');
}

beforeAll(async () => {
  const release = checkOutRelease1();
  [server, newServer] = await Promise.all([
    startPostgresServer({ load: loadSupabase }),
    startPostgresServer({ load: loadSupabase }),
  ]);
  [owner, newOwner] = await Promise.all([server.connect(), newServer.connect()]);
  await migrate(newOwner, () => true);
  await migrateTo1_0(owner, release);
  adminId = await fillAs1_0(owner);
  await migrateToLastOf1(owner, release);
  await fillAsLastOf1(owner, adminId);
  before = await storedRows(sqlOf(owner));
  await upgrade(owner);
  await migrate(owner, (name) => name.slice(0, versionLength) > lastMigrationOf2);
  rmSync(release, { recursive: true });
});
afterAll(() => Promise.all([server.stop(), newServer.stop()]));

function sqlOf(client: pg.Client): (statement: string) => Promise<unknown[]> {
  return async (statement) => (await client.query<object>(statement)).rows;
}

async function upgrade(client: pg.Client): Promise<void> {
  await client.query('set role postgres');
  try {
    await client.query(await upgradeScript());
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    await client.query('reset role');
  }
}

test('the schema is that of a new installation', async () => {
  expect(await describeSchema(sqlOf(owner))).toEqual(await describeSchema(sqlOf(newOwner)));
});

test('every table had rows, and has them still', async () => {
  const stored = await storedRows(sqlOf(owner));
  for (const [table, rows] of Object.entries(before)) {
    expect(rows, table).not.toEqual([]);
    // Counts of an hour, now of each kind of report: they begin anew.
    if (table === 'private.site_report_limit') continue;
    // Of 2.0 there are columns and mails more.
    if (table !== 'private.request_columns' && table !== 'public.mail_kinds')
      expect(stored[table], table).toHaveLength(rows.length);
    expect(stored[table], table).toEqual(
      expect.arrayContaining(rows.map((row): unknown => expect.objectContaining(row))),
    );
  }
});

test.each(configuration)('%s has the rows of a new installation', async (table) => {
  const rows = `select to_jsonb(stored) as row from ${table} as stored order by 1`;
  expect(await sqlOf(owner)(rows)).toEqual(await sqlOf(newOwner)(rows));
});

test('the history has the migrations of 2.0 alone', async () => {
  const files = (await readdir(migrations)).map((name) => name.slice(0, versionLength));
  const versions = files.filter((version) => version <= lastMigrationOf2).toSorted();
  const { rows } = await owner.query<object>('select version from supabase_migrations.schema_migrations order by 1');
  expect(rows).toEqual(versions.map((version) => ({ version })));
});

test('a database that is no longer of 1.x, or never was, is refused', async () => {
  for (const client of [owner, newOwner]) {
    const schema = await describeSchema(sqlOf(client));
    await expect(upgrade(client)).rejects.toThrow('This is not a database of the last 1.x');
    expect(await describeSchema(sqlOf(client))).toEqual(schema);
  }
});

function read(statement: string, values?: unknown[]): Promise<unknown[]> {
  return inRole(owner, 'authenticated', adminId, (sql) => sql(statement, values));
}

test('the list has every request that somebody handled, and only the others stay held', async () => {
  expect(await read('select name from list_requests() order by name')).toEqual(
    [accepted.name, order.name, ...visits.map(([, { name }]) => name), dated.name, accented.name].map((name) => ({
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

test('what was planned by date and time has its visit, and of those that overlap nobody knows which one stands', async () => {
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
    reservedPaths.flatMap((path) => [path, `${path}-pagina`]),
  ]);
  expect(rows).toHaveLength(reservedPaths.length);
  expect(rows).toEqual(expect.arrayContaining(reservedPaths.map((path) => ({ page_path: `${path}-pagina` }))));
});
