import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { buildContentRow, buildRequestRow } from '../setup/factories.ts';
import { inRole, insertOf, signUp } from '../setup/in-role.ts';
import { loadPrelude, migrate, startPostgresServer, type PostgresServer } from '../setup/postgres-server.ts';

// A backup of the hosted database goes into a new project, as docs/deploy.md says it: by the role that Supabase gives the
// owner, which may or may not turn triggers off for a session.

const endMark = '-- PostgreSQL database dump complete';
const turningOff = /^SET session_replication_role .*$/m;

let server: PostgresServer;
let folder: string;
let used: pg.Client;
let adminId: string;
let backup: string;

beforeAll(async () => {
  server = await startPostgresServer({ load: () => Promise.resolve() });
  folder = await mkdtemp(path.join(tmpdir(), 'woninglabel-restore-'));
  // The server writes and reads in it, maybe as another user.
  await chmod(folder, 0o777);
  const cluster = await server.connect();
  await cluster.query('create database used');
  const project = await connect('used');
  await loadPrelude(project);
  await migrate(project);
  await project.end();
  for (const name of ['allowed', 'refused', 'untouched']) await cluster.query(`create database ${name} template used`);
  // The files of `dump`, which psql would send.
  await cluster.query('grant pg_read_server_files to postgres');

  used = await connect('used');
  adminId = await fill(used);
  backup = await dump(used);
});
afterAll(async () => {
  await used.end();
  await server.stop();
  await rm(folder, { recursive: true });
});

async function connect(database: string, user = 'supabase_admin', password = 'password'): Promise<pg.Client> {
  const { hostname: host, port } = new URL(server.url);
  const client = new pg.Client({ host, port: Number(port), database, user, password });
  await client.connect();
  return client;
}

/** The rows of a project in use, some of them in tables that triggers and migrations fill. */
async function fill(client: pg.Client): Promise<string> {
  await client.query('insert into private.setup default values');
  const id = await signUp(client, 'beheer@example.nl');
  const [changed, deleted] = [buildRequestRow({ name: 'Anna' }), buildRequestRow({ name: 'Bo' })];
  for (const row of [changed, deleted, buildRequestRow({ name: 'Cas', rush_service: true, calculated_price: 435 })]) {
    await inRole(client, 'anon', null, (sql) => sql(...insertOf(row)));
  }
  const { section_name, title, page_path } = buildContentRow();
  await inRole(client, 'authenticated', id, async (sql) => {
    await sql("update contact_submissions set status = 'contacted', assigned_to = $2 where id = $1", [changed.id, id]);
    await sql('delete from contact_submissions where id = $1', [deleted.id]);
    // Visits and what was mailed of them.
    await sql("insert into advisers (user_id, name, color) values ($1, 'Anna de Boer', 'blue')", [id]);
    await sql(`select save_adviser_hours($1, '[{"weekday": 2, "opens": "09:00", "closes": "17:00"}]')`, [id]);
    const blocked = "values ($1, '2027-02-02 13:00+01', '2027-02-02 15:00+01')";
    await sql(`insert into blocked_times (adviser, starts_at, ends_at) ${blocked}`, [id]);
    await sql(
      `update contact_submissions set status = 'scheduled', appointment_date = '2027-02-02', appointment_time = '10:00'
       where id = $1`,
      [changed.id],
    );
    await sql("update settings set webhook_url = 'https://hook.labelbureau.internal/abc'");
    await sql("insert into saved_views (name, query) values ('Nieuw', 'status=new')");
    const columns = 'section_name, title, page_path';
    await sql(`insert into website_content (${columns}) values ($1, $2, $3)`, [section_name, title, page_path]);
    await sql("update website_content set title = 'Nieuwe titel' where page_path = $1", [page_path]);
    await sql("select invite_admin('tweede@example.nl')");
    const picture = '0f8fad5b-d9cb-469f-a165-70867728950e/1600x1067.webp';
    await sql("insert into pictures (path, alt) values ($1, 'Een raam')", [picture]);
    await sql('update website_content set picture = $1 where page_path = $2', [picture, page_path]);
  });
  return id;
}

/** What `db dump --data-only --use-copy` writes, but each COPY reads a file of the server. */
async function dump(client: pg.Client): Promise<string> {
  const copies: string[] = [];
  for (const table of await tablesOf(client)) {
    const file = path.join(folder, table);
    await client.query(`copy ${table} to '${file}'`);
    const { rows } = await client.query<{ columns: string }>(
      `select string_agg(quote_ident(attname), ', ' order by attnum) as columns from pg_attribute
       where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
      [table],
    );
    copies.push(`COPY ${table} (${rows[0]?.columns ?? ''}) FROM '${file}';`);
  }
  const { rows: sequences } = await client.query<{ setting: string }>(
    `select format('SELECT pg_catalog.setval(%L, %s, true);', schemaname || '.' || sequencename, last_value) as setting
     from pg_sequences where last_value is not null`,
  );
  return [
    'SET session_replication_role = replica;',
    "SELECT pg_catalog.set_config('search_path', '', false);",
    ...copies,
    ...sequences.map(({ setting }) => setting),
    '--',
    endMark,
    '--',
    'RESET ALL;',
  ].join('\n');
}

/** In the order of pg_dump: what is referred to stands first. */
async function tablesOf(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; needs: string[] }>(`
    select c.oid::regclass::text as name, array(
      select f.confrelid::regclass::text from pg_constraint f
      where f.contype = 'f' and f.conrelid = c.oid and f.confrelid <> c.oid
    ) as needs
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname in ('public', 'private', 'auth') order by 1`);
  const ordered: string[] = [];
  while (ordered.length < rows.length) {
    const next = rows.filter(
      ({ name, needs }) => !ordered.includes(name) && needs.every((one) => ordered.includes(one)),
    );
    if (next.length === 0) throw new Error('The tables refer to each other');
    ordered.push(...next.map(({ name }) => name));
  }
  return ordered.map((name) => (name.includes('.') ? name : `public.${name}`));
}

/** Everything that a backup holds, and how the triggers stand that keep it. */
async function contentOf(client: pg.Client): Promise<object> {
  const tables = await tablesOf(client);
  const contents = tables.map(
    (table) =>
      `select '${table}' as name, jsonb_agg(r order by r::text) as content from (select to_jsonb(t) as r from ${table} t) as all_rows`,
  );
  const { rows } = await client.query<object>(`
    select (select jsonb_object_agg(name, content) from (${contents.join(' union all ')}) as each_table) as tables,
      (select jsonb_agg(jsonb_build_array(tgrelid::regclass, tgname, tgenabled, pg_get_functiondef(tgfoid)) order by tgrelid::text, tgname)
       from pg_trigger where not tgisinternal) as triggers,
      (select jsonb_agg(jsonb_build_array(sequencename, last_value) order by sequencename) from pg_sequences) as sequences`);
  return rows[0] ?? {};
}

/** What psql makes of supabase/restore.sql with these rows. */
async function restore(database: string, rows: string): Promise<void> {
  const script = await readFile(path.resolve(import.meta.dirname, '../../restore.sql'), 'utf8');
  const lines = rows.split('\n');
  const values: Record<string, string> = {
    end_marks: String(lines.filter((line) => line === endMark).length),
    row_counts: lines.find((line) => line.startsWith('-- Rows: '))?.slice('-- Rows: '.length) ?? '',
  };
  const statements = script
    .replaceAll(/^\\set .*$/gm, '')
    .replace(/^\\i :rows$/m, () => rows)
    .replaceAll(/:'(\w+)'/g, (_, name: string) => pg.escapeLiteral(values[name] ?? ''));
  const client = await connect(database, 'postgres', 'postgres');
  await client.query(statements).finally(() => client.end());
}

test.each(['allowed', 'refused'])('every row is back, once, where turning off triggers is %s', async (database) => {
  const verb = database === 'allowed' ? 'grant set on' : 'revoke set on';
  const whom = database === 'allowed' ? 'to' : 'from';
  await used.query(`${verb} parameter session_replication_role ${whom} postgres`);
  if (database === 'refused') await expect(restore(database, backup)).rejects.toThrow('session_replication_role');
  await restore(database, database === 'allowed' ? backup : backup.replace(turningOff, ''));

  const project = await connect(database);
  onTestFinished(() => project.end());
  expect(await contentOf(project)).toEqual(await contentOf(used));
  const { rows: appointments } = await project.query('select adviser, state from appointments');
  expect(appointments).toEqual([{ adviser: adminId, state: 'planned' }]);
  await expect(signUp(project, 'vreemd@example.nl')).rejects.toThrow('sign-up refused');
  await inRole(project, 'anon', null, (sql) => sql(...insertOf(buildRequestRow({ name: 'Daan' }))));
  const counted = await inRole(project, 'authenticated', adminId, (sql) =>
    sql("select count_requests() ->> 'new' as amount"),
  );
  expect(counted).toEqual([{ amount: '2' }]);

  const before = await contentOf(project);
  await expect(restore(database, backup.replace(turningOff, ''))).rejects.toThrow('This database is in use');
  expect(await contentOf(project)).toEqual(before);
});

test('a backup without its end, or with fewer rows than were counted, restores nothing', async () => {
  const project = await connect('untouched');
  onTestFinished(() => project.end());
  const before = await contentOf(project);
  const rows = backup.replace(turningOff, '');

  await expect(restore('untouched', rows.slice(0, rows.indexOf(endMark)))).rejects.toThrow('is cut off');
  const counts = JSON.stringify({ 'public.contact_submissions': 3 });
  await expect(restore('untouched', `${rows}\n-- Rows: ${counts}\n`)).rejects.toThrow(
    'contact_submissions has 2 rows, and had 3 in the backup',
  );
  // A sequence keeps its value when a transaction is rolled back.
  expect({ ...(await contentOf(project)), sequences: null }).toEqual({ ...before, sequences: null });
  await restore('untouched', `${rows}\n-- Rows: ${counts.replace('3', '2')}\n`);
});
