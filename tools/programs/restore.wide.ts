import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildRequestRow } from '../../supabase/tests/setup/factories.ts';
import { insertOf } from '../../supabase/tests/setup/in-role.ts';
import {
  loadPrelude,
  migrate,
  startPostgresServer,
  type PostgresServer,
} from '../../supabase/tests/setup/postgres-server.ts';
import { checkDump } from '../data/dump.ts';
import { requirePrograms } from './program.ts';

// supabase/restore.sql by a real psql, which ends a COPY where the file ends. Tried with psql 15.18.

const root = path.resolve(import.meta.dirname, '../..');
const endMark = '-- PostgreSQL database dump complete';

let server: PostgresServer;
let folder: string;
let dump: string;

beforeAll(async () => {
  requirePrograms('psql (postgresql-client)');
  server = await startPostgresServer({
    load: async (client) => {
      await loadPrelude(client);
      await migrate(client);
    },
  });
  folder = await mkdtemp(path.join(tmpdir(), 'restore-'));
  const client = await server.connect();
  for (let index = 0; index < 50; index += 1)
    await client.query(...insertOf(buildRequestRow({ name: `Naam ${index}` })));
  dump = dumpRequests();
  await client.query('truncate contact_submissions cascade');
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

function psql(...args: string[]) {
  return spawnSync('psql', ['--no-psqlrc', server.url, ...args], { encoding: 'utf8', cwd: root });
}

/** Like `supabase db dump --data-only --use-copy`, of one table. */
function dumpRequests(): string {
  const columns = psql(
    '-Atc',
    `select string_agg(quote_ident(attname), ', ' order by attnum) from pg_attribute
     where attrelid = 'contact_submissions'::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
  ).stdout.trim();
  const rows = psql('-c', `copy contact_submissions (${columns}) to stdout`).stdout;
  return [
    "SELECT pg_catalog.set_config('search_path', '', false);",
    `COPY "public"."contact_submissions" (${columns}) FROM stdin;`,
    `${rows}\\.`,
    '--',
    endMark,
    '--',
    '',
    'RESET ALL;',
    '',
  ].join('\n');
}

async function restore(rows: string) {
  const file = path.join(folder, "rows of 'now'.sql");
  await writeFile(file, rows);
  return psql('-v', `rows=${file}`, '-f', 'supabase/restore.sql');
}

function storedRequests(): string {
  return psql('-Atc', 'select count(*) from contact_submissions').stdout.trim();
}

test('a dump that is cut off at the end of any line restores nothing and fails', async () => {
  for (let end = 0; end !== -1 && end < dump.indexOf(endMark); end = dump.indexOf('\n', end + 1)) {
    const { status, stderr } = await restore(dump.slice(0, end));
    expect([status, stderr]).toEqual([3, expect.stringContaining('is cut off')]);
    expect(storedRequests()).toBe('0');
  }
});

test('a dump that lost rows since it was checked restores nothing and fails', async () => {
  const file = path.join(folder, 'data.sql');
  await writeFile(file, dump);
  await checkDump(file);
  const checked = (await readFile(file, 'utf8')).split('\n');
  const { status, stderr } = await restore(checked.toSpliced(5, 3).join('\n'));
  expect([status, stderr]).toEqual([3, expect.stringContaining('contact_submissions has 47 rows, and had 50')]);
  expect(storedRequests()).toBe('0');
});

test('a whole dump restores all rows', async () => {
  const { status, stderr } = await restore(dump);
  expect([status, stderr]).toEqual([0, '']);
  expect(storedRequests()).toBe('50');
});
