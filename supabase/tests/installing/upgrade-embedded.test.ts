import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lastOf1 } from '../../../tools/database/last-of-1.ts';
import { withDatabase } from '../../../tools/local/database/backend.ts';
import { copyDatabase } from '../setup/database-copies.ts';
import { openDatabase } from '../setup/open-database.ts';
import { checkOutRelease1 } from './release-1.ts';
import { describeSchema } from '../setup/schema-description.ts';
import { storedRows } from '../setup/stored-rows.ts';

// A database that the local server of the last 1.x made on this machine, opened by this version.

/** Their rows are as a new installation has them, and hold no moment of their own. */
const configuration = [
  'private.request_columns',
  'private.holidays',
  'public.visit_durations',
  'public.mail_kinds',
  'public.working_hours',
  'public.settings',
];
const textsWithAnother = `
  with added as (insert into website_content (section_name, title) values ('faq', 'Eigen tekst') returning section_name, title)
  select section_name, title from website_content union all select * from added`;

let release: string;
let folder: string;
let newFolder: string;
let made: string;
let texts: object[];

beforeAll(async () => {
  release = checkOutRelease1();
  folder = await mkdtemp(path.join(tmpdir(), 'woninglabel-upgrade-'));
  newFolder = copyDatabase();
  made = path.join(folder, 'database');
  texts = openDatabase({ database: made, release }, textsWithAnother);
});
afterAll(() => Promise.all([release, folder, newFolder].map((each) => rm(each, { recursive: true }))));

/** A database for one test, on which a statement ran as 1.x stopped. */
async function copyOfMade(statement: string): Promise<string> {
  const database = path.join(await mkdtemp(path.join(folder, 'copy-')), 'database');
  await cp(made, database, { recursive: true });
  await withoutServer(database, (postgres) => postgres.exec(statement));
  return database;
}

async function withoutServer<Result>(database: string, work: (postgres: PGlite) => Promise<Result>): Promise<Result> {
  const postgres = await PGlite.create(database, { extensions: { btree_gist, pg_trgm } });
  try {
    return await work(postgres);
  } finally {
    await postgres.close();
  }
}

function schemaOf(database: string): Promise<Record<string, string>> {
  return withoutServer(database, (postgres) =>
    describeSchema(async (statement) => (await postgres.query<object>(statement)).rows),
  );
}

/** After this version opened it. */
function contentOf(database: string) {
  return withDatabase(database, async ({ sql }) => ({
    schema: await describeSchema(sql),
    rows: await storedRows(sql),
    history: await sql('select version, name from supabase_migrations.schema_migrations order by 1'),
  }));
}

test('where the upgrade fails nothing has changed', async () => {
  const database = await copyOfMade(`
    drop function clear_site_reports(timestamptz);
    create function clear_site_reports(seen_until timestamptz) returns integer language sql as 'select 1'`);
  const before = await schemaOf(database);
  expect(() => openDatabase({ database }, 'select')).toThrow('cannot change return type of existing function');
  expect(await schemaOf(database)).toEqual(before);
});

test('one of an older 1.x is left as it is, with what to do', async () => {
  const database = await copyOfMade(
    `delete from supabase_migrations.schema_migrations where version = '${lastOf1.lastMigration}'`,
  );
  const before = await schemaOf(database);
  expect(() => openDatabase({ database }, 'select')).toThrow('Start the last 1.x with it once');
  expect(await schemaOf(database)).toEqual(before);
});

test('it becomes as a new one, with what was stored in it', async () => {
  const upgraded = await contentOf(made);
  const created = await contentOf(path.join(newFolder, 'database'));
  expect(upgraded.schema).toEqual(created.schema);
  expect(upgraded.history).toEqual(created.history);
  for (const table of configuration) {
    expect(upgraded.rows[table], table).toHaveLength(created.rows[table]?.length ?? 0);
    expect(upgraded.rows[table], table).toEqual(expect.arrayContaining(created.rows[table] ?? []));
  }
  const kept = upgraded.rows['public.website_content'];
  expect(kept).toHaveLength(texts.length);
  expect(kept).toEqual(expect.arrayContaining(texts.map((text): unknown => expect.objectContaining(text))));
});
