import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { buildRequestRow } from '../setup/factories.ts';
import { inRole, insertOf, signUp } from '../setup/in-role.ts';
import { startNewInstallation, type PostgresServer } from '../setup/postgres-server.ts';

// Hosted Supabase runs the same migrations. These tests use a real server, with several connections at once, a migration
// role without superuser rights, and the default grants of older projects.

let server: PostgresServer;
let owner: pg.Client;
let adminId: string;

const takenSchema = z.tuple([z.object({ taken: z.array(z.object({ id: z.string() })) })]);

beforeAll(async () => {
  ({ server, owner } = await startNewInstallation());
});
afterAll(() => server.stop());

function one(role: string, userId: string | null, statement: string, values?: unknown[]): Promise<unknown[]> {
  return inRole(owner, role, userId, (sql) => sql(statement, values));
}

describe('many at once, each on a connection of its own', () => {
  async function connections(amount: number): Promise<pg.Client[]> {
    return Promise.all(Array.from({ length: amount }, () => server.connect()));
  }

  test('of twenty sign-ups exactly one gives an account, an administrator', async () => {
    const clients = await connections(20);
    const outcomes = await Promise.allSettled(clients.map((client, n) => signUp(client, `persoon${n}@example.nl`)));
    const ids = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
    expect(ids).toHaveLength(1);
    expect((await owner.query('select id from auth.users')).rows).toEqual([{ id: ids[0] }]);
    expect((await owner.query('select user_id as id from private.admins')).rows).toEqual([{ id: ids[0] }]);
    adminId = ids[0] ?? '';
    expect(await one('anon', null, 'select setup_state()')).toEqual([{ setup_state: 'closed' }]);
  });

  test('of twenty requests with one e-mail address ten are in the list, and of forty from one caller twenty', async () => {
    const clients = await connections(20);
    const headers = JSON.stringify({ 'x-forwarded-for': '203.0.113.7' });
    await Promise.all(
      clients.map((client) =>
        inRole(client, 'anon', null, (sql) => sql(...insertOf(buildRequestRow({ email: 'vloed@example.nl' })))),
      ),
    );
    for (let turn = 0; turn < 2; turn += 1) {
      await Promise.all(
        clients.map((client) =>
          inRole(client, 'anon', null, async (sql) => {
            await sql("select set_config('request.headers', $1, true)", [headers]);
            return sql(...insertOf(buildRequestRow({ name: 'Robot' })));
          }),
        ),
      );
    }
    const counts = 'select name, count(*) filter (where is_held)::int as held, count(*)::int as all';
    const { rows } = await owner.query(`${counts} from contact_submissions group by name order by name`);
    expect(rows).toEqual([
      { name: buildRequestRow().name, held: 10, all: 20 },
      { name: 'Robot', held: 20, all: 40 },
    ]);
    await owner.query('delete from contact_submissions');
  });

  test('8 senders send each of 1,000 messages once, also when some die or fail', async () => {
    const clients = await connections(8);
    await owner.query(`insert into private.outgoing_messages (kind, request_id, payload)
      select 'webhook', gen_random_uuid(), '{}' from generate_series(1, 1000)`);
    const sent: string[] = [];
    await Promise.all(
      clients.map(async (client) => {
        function call(statement: string, values: unknown[]): Promise<unknown[]> {
          return inRole(client, 'service_role', null, (sql) => sql(statement, values));
        }
        for (;;) {
          const [{ taken }] = takenSchema.parse(await call('select take_messages(5) as taken', []));
          if (taken.length === 0) return;
          for (const [index, { id }] of taken.entries()) {
            if (index === 1) await call('select fail_message($1, $2, true)', [id, 'smtp 550']);
            else sent.push(id);
            if (index > 2) await call('select complete_message($1)', [id]);
          }
        }
      }),
    );
    await owner.query("update private.outgoing_messages set taken_at = taken_at - interval '6 minutes'");
    await owner.query('select take_messages(1)');
    const { rows } = await owner.query<{ state: string; ids: string[] }>(
      'select state, array_agg(id) as ids from private.outgoing_messages group by state order by state',
    );
    expect(rows.map(({ state }) => state)).toEqual(['failed', 'sent', 'unknown']);
    const [failed, ...others] = rows.map(({ ids }) => ids);
    expect(sent.toSorted()).toEqual(others.flat().toSorted());
    expect(sent.length + (failed?.length ?? 0)).toBe(1000);
    await owner.query('delete from private.outgoing_messages');
  });

  test('what somebody is changing while its person is erased is left alone', async () => {
    const [adviser, eraser] = [await server.connect(), await server.connect()];
    const { id, email, ...row } = buildRequestRow();
    await owner.query(...insertOf({ ...row, id, email }));
    const { rows: moments } = await owner.query<{ seen_at: string }>('select now()::text as seen_at');
    await adviser.query('begin');
    await adviser.query("update contact_submissions set notes = 'Belt terug' where id = $1", [id]);
    const erased = inRole(eraser, 'authenticated', adminId, (sql) =>
      sql('select erase_person($1, $2)', [email, moments[0]?.seen_at]),
    );
    const waiting = "select pid from pg_stat_activity where wait_event_type = 'Lock'";
    await expect.poll(async () => (await owner.query(waiting)).rows.length).toBe(1);
    await adviser.query('commit');
    expect(await erased).toEqual([{ erase_person: { erased: 0, visit_first: 0, label_kept: 0, kept: 0 } }]);
    const { rows } = await owner.query('select name, notes from contact_submissions');
    expect(rows).toEqual([{ name: row.name, notes: 'Belt terug' }]);
    await owner.query('delete from contact_submissions');
  });
});

describe('who may do what', () => {
  const row = buildRequestRow();

  async function everything(): Promise<unknown[]> {
    const { rows } = await owner.query<object>(`
      select (select jsonb_agg(s) from contact_submissions s) as requests, (select jsonb_agg(c) from website_content c) as texts`);
    return rows;
  }

  test('an anonymous visitor adds a request with the columns of the form, and reads nothing of it', async () => {
    expect(await one('anon', null, ...insertOf(row))).toEqual([]);
    await expect(one('anon', null, ...insertOf({ ...buildRequestRow(), status: 'new' }))).rejects.toThrow('denied');
    const [statement, values] = insertOf(buildRequestRow());
    await expect(one('anon', null, `${statement} returning id`, values)).rejects.toThrow('denied');
    await expect(one('anon', null, `${statement} on conflict (id) do nothing`, values)).rejects.toThrow('denied');
    await expect(one('anon', null, ...insertOf(row))).rejects.toMatchObject({ code: '23505' });
  });

  test.each([
    'select id from contact_submissions',
    "update contact_submissions set status = 'completed'",
    'delete from contact_submissions',
    'truncate contact_submissions',
    'select id from request_audit',
    "insert into request_audit (request_id, action, old_values) values (gen_random_uuid(), 'update', '{}')",
    'truncate request_audit',
    "insert into website_content (section_name) values ('hero')",
    "update website_content set title = 'Gekraakt'",
    'delete from website_content',
    'truncate website_content',
    'select * from private.admins',
    'select * from private.setup',
    'select private.is_admin()',
    'select is_admin()',
    'select * from auth.users',
  ])('an anonymous visitor is denied: %s', async (statement) => {
    await expect(one('anon', null, statement)).rejects.toThrow('permission denied');
  });

  test('a signed-in account that is no administrator sees and changes nothing', async () => {
    const outsider = randomUUID();
    expect(await one('authenticated', outsider, 'select is_admin()')).toEqual([{ is_admin: false }]);
    const before = await everything();
    for (const statement of [
      'select id from contact_submissions',
      // None of these reads a row, so that the policies for changing and deleting stand alone.
      "update contact_submissions set status = 'completed'",
      'delete from contact_submissions',
      "update website_content set title = 'Gekraakt'",
      'delete from website_content',
      "insert into website_content (section_name) values ('hero')",
      'truncate contact_submissions',
      'truncate website_content',
      'truncate request_audit',
      'delete from request_audit',
      'select * from private.admins',
      "update contact_submissions set name = 'Iemand'",
    ]) {
      await expect(one('authenticated', outsider, statement), statement).rejects.toMatchObject({ code: '42501' });
    }
    expect(await everything()).toEqual(before);
  });

  test('an administrator reads, changes and deletes requests, and the database keeps who did', async () => {
    expect(await one('authenticated', adminId, 'select is_admin()')).toEqual([{ is_admin: true }]);
    expect(await one('authenticated', adminId, 'select name from contact_submissions')).toEqual([{ name: row.name }]);
    const change = "update contact_submissions set status = 'contacted', notes = 'Gebeld' returning status";
    expect(await one('authenticated', adminId, change)).toEqual([{ status: 'contacted' }]);
    await expect(one('authenticated', adminId, "update contact_submissions set source = 'telephone'")).rejects.toThrow(
      'denied',
    );
    expect(await one('authenticated', adminId, 'delete from contact_submissions returning id')).toEqual([
      { id: row.id },
    ]);
    expect(
      await one(
        'authenticated',
        adminId,
        'select changed_by, action, new_values from request_audit order by id desc limit 2',
      ),
    ).toEqual([
      { changed_by: adminId, action: 'delete', new_values: null },
      { changed_by: adminId, action: 'update', new_values: { status: 'contacted', notes: 'Gebeld' } },
    ]);
    const restored = await one('authenticated', adminId, `select restore_request('${row.id}')`);
    expect(restored).toEqual([{ restore_request: true }]);
    expect(await one('authenticated', adminId, 'select id from list_requests(search => $$vries$$)')).toEqual([
      { id: row.id },
    ]);
  });

  test.each([
    ['Şahin', 'sahin'],
    ['Yıldız İlker', 'yildiz ilker'],
    ['ŁUKASZ', 'lukasz'],
    ['Sørensen'.normalize('NFD'), 'sorensen'],
    ['Zoë'.normalize('NFD'), 'zoe'],
    ['Groß Æbelø', 'gross aebelo'],
  ])('%s is found as %s', async (name, plain) => {
    expect((await owner.query('select private.plain_text($1) as plain', [name])).rows).toEqual([{ plain }]);
  });

  test('an administrator edits texts, which everyone reads', async () => {
    const added = "insert into website_content (section_name, title) values ('blog', 'Eerste') returning title";
    expect(await one('authenticated', adminId, added)).toEqual([{ title: 'Eerste' }]);
    expect(await one('anon', null, "select title from website_content where section_name = 'blog'")).toEqual([
      { title: 'Eerste' },
    ]);
    const seeded = await one('anon', null, "select title from website_content where section_name = 'hero'");
    expect(seeded).toEqual([{ title: 'Energielabel voor uw woning Vanaf {prijs}' }]);
  });

  test('a changed e-mail address of an account is that of the administrator', async () => {
    await one('supabase_auth_admin', null, 'update auth.users set email = $1 where id = $2', [
      'ander@example.nl',
      adminId,
    ]);
    const { rows } = await owner.query('select email from private.admins where user_id = $1', [adminId]);
    expect(rows).toEqual([{ email: 'ander@example.nl' }]);
  });

  test('an administrator whose session has ended is none until the next one', async () => {
    await one('supabase_auth_admin', null, 'delete from auth.sessions');
    expect(await one('authenticated', adminId, 'select is_admin()')).toEqual([{ is_admin: false }]);
    await one('supabase_auth_admin', null, 'insert into auth.sessions (id, user_id) values ($1, $1)', [adminId]);
    expect(await one('authenticated', adminId, 'select is_admin()')).toEqual([{ is_admin: true }]);
  });

  test('a deleted account is no administrator any more', async () => {
    await one('supabase_auth_admin', null, 'delete from auth.users');
    expect(await one('authenticated', adminId, 'select is_admin()')).toEqual([{ is_admin: false }]);
    expect(await one('anon', null, 'select setup_state()')).toEqual([{ setup_state: 'open' }]);
  });
});
