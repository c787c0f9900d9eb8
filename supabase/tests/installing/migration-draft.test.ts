import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { draftMigration } from '../../../tools/database/migration-draft.ts';
import {
  describeDatabase,
  describeFolder,
  findDifferences,
  migrationsFolder,
  reportDifference,
  schemasFolder,
} from '../../../tools/database/schema-differences.ts';
import { readStatements } from '../../../tools/database/statements.ts';
import { loadPrelude, migrate, startPostgresServer, type PostgresServer } from '../setup/postgres-server.ts';
import type { SchemaDescription } from '../../../tools/database/schema-description.ts';

// `npm run migration` begins a migration with what differs between supabase/schemas and the migrations (D-81).

let server: PostgresServer;
let owner: pg.Client;
let migrated: SchemaDescription;

beforeAll(async () => {
  server = await startPostgresServer({ load: loadPrelude });
  owner = await server.connect();
  await migrate(owner, migrationsFolder);
  migrated = await describe();
});
afterAll(() => server.stop());

function describe(): Promise<SchemaDescription> {
  return describeDatabase(async (statement) => (await owner.query<object>(statement)).rows);
}

/** [file of the schema, what it says, what it says instead] */
type Edit = readonly [file: string, before: string, after: string];

/** The drafted migration after edits of a copy of the schema files, and what differs once it has run. */
async function draftAfter(edits: readonly Edit[]): Promise<{ draft: string; left: string[] }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'woninglabel-schemas-'));
  try {
    await cp(schemasFolder, folder, { recursive: true });
    for (const [file, before, after] of edits) {
      const text = await readFile(path.join(folder, file), 'utf8');
      expect(text.split(before), before).toHaveLength(2);
      await writeFile(
        path.join(folder, file),
        text.replace(before, () => after),
      );
    }
    const wanted = await describeFolder(folder);
    expect(wanted).not.toEqual(migrated);
    const draft = draftMigration(migrated, wanted, await readStatements(folder));
    await owner.query('begin');
    try {
      await owner.query('set local role postgres');
      await owner.query(draft);
      await owner.query('set local role none');
      return { draft, left: findDifferences(await describe(), wanted).map(reportDifference) };
    } finally {
      await owner.query('rollback');
    }
  } finally {
    await rm(folder, { recursive: true });
  }
}

const days: Edit = ['09_audit_and_bin.sql', "select interval '7 days'", "select interval '8 days'"];

// What is edited, with the statements that the draft has for it, in their order.
test.each<[string, readonly Edit[], readonly string[]]>([
  ['the body of a function', [days], ['create or replace function private.undo_period() returns interval']],
  [
    'the parameters and the rights of a function',
    [
      [
        '26_calendar_feed.sql',
        'create function public.remove_calendar_feed() returns void',
        'create function public.remove_calendar_feed(is_sure boolean) returns boolean',
      ],
      [
        '26_calendar_feed.sql',
        'where user_id = auth.uid();\nend',
        'where user_id = auth.uid() and is_sure;\n  return found;\nend',
      ],
    ],
    [
      'drop function public.remove_calendar_feed();',
      'create function public.remove_calendar_feed(is_sure boolean) returns boolean',
      'revoke execute on function public.remove_calendar_feed(is_sure boolean) from public;',
      'revoke execute on function public.remove_calendar_feed(is_sure boolean) from anon;',
      'grant execute on function public.remove_calendar_feed(is_sure boolean) to authenticated;',
    ],
  ],
  [
    'a function that another one calls and that the files have before it, and one less',
    [
      [
        '09_audit_and_bin.sql',
        '-- How long a deleted request',
        `-- A week and a day.
create function private.long_period() returns interval language sql immutable set search_path = ''
as $$
  select interval '8 days'
$$;

-- How long a deleted request`,
      ],
      ['09_audit_and_bin.sql', "select interval '7 days'", 'select private.long_period()'],
      [
        '24_sending.sql',
        `create function private.new_key() returns text
language sql volatile set search_path = ''
as $$
  select rtrim(translate(encode(sha256(
    uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())
  ), 'base64'), '+/', '-_'), '=')
$$;
`,
        '',
      ],
      ['24_sending.sql', 'private.new_key()', 'gen_random_uuid()::text'],
    ],
    [
      '-- A week and a day.\ncreate function private.long_period()',
      'create or replace function private.undo_period()',
      'create or replace function public.take_messages',
      'drop function private.new_key();',
      'revoke execute on function private.long_period() from public;',
    ],
  ],
  [
    'the text of a policy, and the name of another',
    [
      ['10_texts.sql', 'create policy "admins add content"', 'create policy "administrators add content"'],
      [
        '02_settings.sql',
        'for select to authenticated using ((select private.require_admin()));\ncreate policy "admins change the settings"',
        'for select to authenticated using (private.require_admin());\ncreate policy "admins change the settings"',
      ],
    ],
    [
      'drop policy "admins add content" on public.website_content;',
      'drop policy "admins read the settings" on public.settings;',
      'create policy "admins read the settings" on public.settings',
      'create policy "administrators add content" on public.website_content',
    ],
  ],
  [
    'rights on tables, columns and functions',
    [
      ['09_audit_and_bin.sql', 'grant select on public.request_audit to authenticated;', ''],
      [
        '11_pictures.sql',
        'grant insert (path, alt), update (alt), delete',
        'grant insert (path, alt), update (alt, path)',
      ],
      [
        '01_access.sql',
        'grant execute on function public.setup_state to anon, authenticated;',
        'grant execute on function public.setup_state to anon;',
      ],
    ],
    [
      'revoke select on table public.request_audit from authenticated;',
      'revoke delete on table public.pictures from authenticated;',
      'revoke execute on function public.setup_state() from authenticated;',
      'grant update (path) on table public.pictures to authenticated;',
    ],
  ],
  [
    'triggers: an event, a name, a constraint trigger',
    [
      [
        '02_settings.sql',
        'create trigger "20_note_webhook_setter" before update of webhook_url',
        'create trigger "20_note_webhook_setter" before update',
      ],
      ['13_advisers.sql', 'create trigger "20_note_blocked_by" before', 'create trigger "21_note_blocked_by" before'],
      ['16_customer_keys.sql', 'deferrable initially deferred for', 'deferrable for'],
    ],
    [
      'drop trigger "20_note_blocked_by" on public.blocked_times;',
      'create or replace trigger "20_note_webhook_setter" before update on public.settings',
      'create trigger "21_note_blocked_by" before insert',
      'drop trigger "40_forget_keys_of_purged" on private.deleted_requests;',
      'create constraint trigger "40_forget_keys_of_purged"',
    ],
  ],
])('%s: the draft makes both equal', async (_name, edits, statements) => {
  const { draft, left } = await draftAfter(edits);
  expect(left).toEqual([]);
  const places = statements.map((statement) => draft.indexOf(statement));
  expect(places, draft).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(draft).not.toContain('by hand');
  expect(draft.match(/;$/gm)?.length, draft).toBeGreaterThanOrEqual(statements.length);
});

test('tables, columns, constraints, indexes and rows are named, for a person to write', async () => {
  const { draft } = await draftAfter([
    days,
    [
      '26_calendar_feed.sql',
      'create table private.calendar_feeds (',
      'create table private.planted (id integer primary key);\n\ncreate table private.calendar_feeds (\n  planted integer check (planted > 0),',
    ],
    ['11_pictures.sql', 'create index pictures_newest on public.pictures (created_at desc, path);', ''],
    ['53_site_reports.sql', "('not-found');", "('not-found'), ('planted');"],
    ['02_settings.sql', 'between -2 and 2', 'between -3 and 3'],
  ]);
  const byHand = draft.slice(0, draft.indexOf('\n\n-- How long'));
  expect(byHand.split('\n')).toEqual([
    '-- Why the schema changes.',
    '',
    '-- Write by hand, before or among what follows:',
    '--   column private.calendar_feeds.planted is new',
    '--   constraint calendar_feeds_planted_check on private.calendar_feeds is new',
    '--   constraint settings_route_weight_check on public.settings differs',
    '--   index public.pictures_newest is gone',
    '--   row of private.site_report_limit: {"hour": "-infinity", "kind": "planted", "taken": 0} is new',
    '--   table private.planted is new',
  ]);
});
