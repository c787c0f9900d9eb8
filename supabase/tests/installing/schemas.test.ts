import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  describeDatabase,
  describeFolder,
  findDifferences,
  migrationsFolder,
  reportDifference,
  schemasFolder,
} from '../../../tools/database/schema-differences.ts';
import { loadPrelude, migrate, startPostgresServer, type PostgresServer } from '../setup/postgres-server.ts';
import type { SchemaDescription } from '../../../tools/database/schema-description.ts';

// supabase/schemas is what people read, supabase/migrations is what runs: both make the same database (D-81).

let server: PostgresServer;
let owner: pg.Client;
let migrated: SchemaDescription;

beforeAll(async () => {
  server = await startPostgresServer({ load: loadPrelude });
  owner = await server.connect();
  await migrate(owner, schemasFolder);
  migrated = await describeFolder(migrationsFolder);
});
afterAll(() => server.stop());

async function differences(): Promise<string[]> {
  const wanted = await describeDatabase(async (statement) => (await owner.query<object>(statement)).rows);
  return findDifferences(migrated, wanted).map(reportDifference);
}

test('a database of the schemas is one of the migrations', async () => {
  expect(await differences()).toEqual([]);
});

const setting = `create or replace function private.undo_period() returns interval language sql immutable set search_path = ''
as $$
  select interval '8 days'
$$`;

// One of each kind, with the lines that say so.
test.each([
  [
    'alter table public.pictures alter alt drop not null',
    ['differs: column public.pictures.alt\n  supabase/schemas:    (ends before)\n  supabase/migrations: not null'],
  ],
  ['alter table public.pictures alter alt set default 1', ['differs: column public.pictures.alt']],
  ['alter table public.saved_views alter query type text collate "C"', ['differs: column public.saved_views.query']],
  [
    'alter table public.pictures drop column created_at',
    [
      'only in supabase/migrations: column public.pictures.created_at',
      'only in supabase/migrations: index public.pictures_newest',
    ],
  ],
  [
    'create table private.planted (id integer)',
    ['only in supabase/schemas: table private.planted', 'only in supabase/schemas: column private.planted.id'],
  ],
  ['alter table public.pictures disable row level security', ['supabase/schemas:    row level security false\n']],
  ['alter table public.pictures replica identity full', ['differs: table public.pictures']],
  ['alter table public.pictures owner to supabase_admin', ['differs: table public.pictures']],
  [
    "alter table private.clock add check (latest > '2000-01-01')",
    ['only in supabase/schemas: constraint clock_latest_check on private.clock'],
  ],
  [
    'alter table private.clock drop constraint clock_pkey',
    [
      'only in supabase/migrations: constraint clock_pkey on private.clock',
      'only in supabase/migrations: index private.clock_pkey',
    ],
  ],
  [
    'alter table private.invoice_files drop constraint invoice_files_invoice_id_fkey, add foreign key (invoice_id) references private.invoices on delete cascade',
    ['differs: constraint invoice_files_invoice_id_fkey on private.invoice_files'],
  ],
  ['drop index public.pictures_newest', ['only in supabase/migrations: index public.pictures_newest']],
  [
    'create or replace view private.expired_requests as select * from private.kept_requests',
    ['differs: view private.expired_requests'],
  ],
  [
    "create domain private.planted as text check (value <> '')",
    [
      'only in supabase/schemas: type private.planted',
      'only in supabase/schemas: constraint planted_check on private.planted',
    ],
  ],
  ["create type private.planted as enum ('one')", ['only in supabase/schemas: type private.planted']],
  [
    setting,
    [
      "differs: function private.undo_period() returns interval\n  supabase/schemas:      select interval '8 days'\n  supabase/migrations:   select interval '7 days'",
    ],
  ],
  ['alter function private.undo_period() stable', ['differs: function private.undo_period()']],
  ["alter function private.is_admin() set search_path = 'public'", ["SET search_path TO 'public'\n"]],
  ['alter function private.is_admin() owner to supabase_admin', ['differs: function private.is_admin()']],
  [
    'create or replace trigger "20_note_blocked_by" after insert on public.blocked_times for each row execute function private.note_blocked_by()',
    ['differs: trigger "20_note_blocked_by" on public.blocked_times'],
  ],
  [
    'alter table public.blocked_times disable trigger "20_note_blocked_by"',
    ['differs: trigger "20_note_blocked_by" on public.blocked_times'],
  ],
  [
    'alter policy "admins read appointments" on public.appointments to public',
    ['differs: policy "admins read appointments" on public.appointments'],
  ],
  ['alter policy "admins read appointments" on public.appointments using (true)', ['using true']],
  [
    'drop policy "admins add files of pictures" on storage.objects',
    ['only in supabase/migrations: policy "admins add files of pictures" on storage.objects'],
  ],
  [
    'grant select on private.admins to authenticated',
    ['only in supabase/schemas: grant select on table private.admins to authenticated'],
  ],
  [
    'grant update (path) on public.pictures to authenticated',
    ['only in supabase/schemas: grant update (path) on table public.pictures to authenticated'],
  ],
  [
    'revoke execute on function public.setup_state from anon',
    ['only in supabase/migrations: grant execute on function public.setup_state() to anon'],
  ],
  [
    'grant execute on function private.code_hash to public',
    ['only in supabase/schemas: grant execute on function private.code_hash(code text) to public'],
  ],
  ['grant usage on schema private to anon', ['only in supabase/schemas: grant usage on schema private to anon']],
  [
    'alter default privileges in schema private grant execute on functions to anon',
    ['only in supabase/schemas: default rights of supabase_admin in private on f'],
  ],
  ['alter publication supabase_realtime add table public.appointments', ['differs: publication supabase_realtime']],
  [
    "comment on column public.pictures.alt is 'Planted'",
    ['only in supabase/schemas: comment on table column public.pictures.alt'],
  ],
  [
    "comment on function private.is_admin() is 'Planted'",
    ['only in supabase/schemas: comment on function private.is_admin()'],
  ],
  [
    'alter extension pg_trgm set schema public',
    ['differs: extension pg_trgm', 'differs: index private.request_search_words'],
  ],
  ['create sequence private.planted', ['only in supabase/schemas: sequence private.planted']],
  ['delete from storage.buckets', ['only in supabase/migrations: row of storage.buckets: {"id": "pictures"']],
  [
    'delete from cron.job',
    ['only in supabase/migrations: row of cron.job: {"command": "select private.forget_overdue()"'],
  ],
  [
    "update private.holidays set name = 'Planted' where day = '2027-01-01'",
    [
      'only in supabase/schemas: row of private.holidays: {"day": "2027-01-01", "name": "Planted"}',
      'only in supabase/migrations: row of private.holidays: {"day": "2027-01-01"',
    ],
  ],
])('%s is found', async (planted, expected) => {
  await owner.query('begin');
  try {
    await owner.query(planted);
    const found = await differences();
    expect(found).toHaveLength(expected.length);
    for (const text of expected) expect(found).toContainEqual(expect.stringContaining(text));
  } finally {
    await owner.query('rollback');
  }
});
