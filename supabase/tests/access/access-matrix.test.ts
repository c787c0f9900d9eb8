import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { functions, tables, type Admitted } from './access-decisions.ts';
import { anonymous, startTestBackend, type Client, type TestBackend } from '../setup/backend.ts';
import { buildContentRow, buildRequestRow, insertStatement } from '../setup/factories.ts';
import { password, signedIn, signInRoles } from '../setup/roles.ts';

// Every caller × table × column × verb and every caller × function of the API, over HTTP.

let backend: TestBackend;
let calls = 0;

/** The access token of each caller; '' sends none. */
const tokens: Record<string, string> = {};

/** PostgREST refuses an unsigned token; the embedded backend treats it as no token. */
const visitors = ['a visitor', 'a token without algorithm'];
const administrator = 'an administrator';
const outsiders = ['an outsider', 'a removed administrator', 'an administrator who signed out'];
const badTokens = ['an expired token', 'a forged token', 'a forged token of the server'];
const everyoneElse = [...visitors, ...outsiders, ...badTokens];

beforeAll(async () => {
  backend = await startTestBackend();
  const { outsider, admin } = await signInRoles(backend);
  tokens['a visitor'] = '';
  tokens['an outsider'] = await tokenOf(outsider);
  const adminToken = (tokens[administrator] = await tokenOf(admin));

  const removed = await invite(admin, 'weg@example.nl');
  tokens['a removed administrator'] = await tokenOf(removed);
  const { data } = await removed.auth.getUser();
  await admin.rpc('remove_admin', { user_id: data.user?.id ?? '' });
  const left = await invite(admin, 'uit@example.nl');
  tokens['an administrator who signed out'] = await tokenOf(left);
  // The session of another device goes on.
  await signedIn(backend.url, 'uit@example.nl');
  await left.auth.signOut({ scope: 'local' });

  const claims = claimsOf(adminToken);
  tokens['an expired token'] = signed({ ...claims, exp: 1_700_000_000 }, backend.jwtSecret);
  tokens['a forged token'] = signed(claims, 'super-secret-jwt-token-with-at-least-32-characters-long');
  tokens['a token without algorithm'] = `${encoded({ alg: 'none', typ: 'JWT' })}.${encoded(claims)}.`;
  tokens['a forged token of the server'] = signed({ ...claims, role: 'service_role' }, 'guessed');

  await backend.sql(insertStatement('contact_submissions', buildRequestRow({ name: 'Mevrouw Geheim' })));
  await backend.sql(insertStatement('website_content', buildContentRow()));
  const picture = '0f8fad5b-d9cb-469f-a165-70867728950e/1600x1067.webp';
  await backend.sql(`insert into public.pictures (path, alt) values ('${picture}', 'Een raam')`);
  await backend.sql(`update public.website_content set picture = '${picture}' where page_path is not null`);
  // A row in the audit trail and in the history.
  await backend.sql("update public.contact_submissions set notes = 'Geheim'");
  await backend.sql("update public.website_content set title = 'Anders' where page_path is not null");
  await backend.sql(`insert into public.advisers (user_id, name) select user_id, 'Geheim' from private.admins`);
  await backend.sql(`insert into public.adviser_hours select user_id, 1, '09:00', '17:00' from public.advisers`);
  await backend.sql(`insert into public.blocked_times (adviser, starts_at, ends_at, reason)
    select user_id, '2027-01-04 09:00Z', '2027-01-04 10:00Z', 'Geheim' from public.advisers`);
  await backend.sql(
    "update public.contact_submissions set appointment_date = '2027-01-04', appointment_time = '12:00'",
  );
  await admin.from('saved_views').insert({ name: 'Geheim', query: '' });
});
afterAll(async () => {
  process.stdout.write(`access matrix: ${calls} calls\n`);
  await backend.stop();
});

async function invite(admin: Client, email: string): Promise<Client> {
  const { data } = await admin.rpc('invite_admin', { email });
  const client = anonymous(backend.url);
  const { error } = await client.auth.signUp({ email, password, options: { data: { invitation_code: data } } });
  if (error) throw error;
  return client;
}

async function tokenOf(client: Client): Promise<string> {
  return (await client.auth.getSession()).data.session?.access_token ?? '';
}

function encoded(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}

function claimsOf(token: string) {
  return z
    .looseObject({ session_id: z.string() })
    .parse(JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()));
}

function signed(claims: object, secret: string): string {
  const content = `${encoded({ alg: 'HS256', typ: 'JWT' })}.${encoded(claims)}`;
  return `${content}.${createHmac('sha256', secret).update(content).digest('base64url')}`;
}

interface Answer {
  status: number;
  code: string;
  text: string;
}

async function call(caller: string, method: string, path: string, body?: object): Promise<Answer> {
  calls += 1;
  const token = tokens[caller] ?? '';
  const response = await fetch(`${backend.url}/rest/v1/${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      prefer: 'return=minimal',
      ...(token !== '' && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const code = /"code":"(\w+)"/.exec(text)?.[1] ?? '';
  return { status: response.status, code: response.ok ? '' : code, text };
}

function isAdmitted(caller: string, admitted: Admitted | undefined): boolean {
  if (badTokens.includes(caller) || admitted === undefined) return false;
  if (admitted === 'everyone') return true;
  if (admitted === 'visitors') return visitors.includes(caller);
  if (admitted === 'the server') return false;
  return caller === administrator || (admitted === 'accounts' && outsiders.includes(caller));
}

/** Refused means 401 without an account and 403 with one; an allowed call may still fail for other reasons. */
function expectAnswer(caller: string, isThrough: boolean, { status, code, text }: Answer, about: string): void {
  const message = `${caller}: ${about} ${text}`;
  if (isThrough) {
    expect(code, message).not.toBe('42501');
    expect([401, 403, 404], message).not.toContain(status);
    return;
  }
  expect(text, message).not.toContain('Geheim');
  // Nobody writes a column that the database numbers, which it says before it looks at rights.
  if (code === '428C9') return;
  expect(status, message).toBe([...outsiders, administrator].includes(caller) ? 403 : 401);
  if (!badTokens.includes(caller)) expect(code, message).toBe('42501');
}

/**
 * Everything that is stored, with every account; without the clock, which any call may find advanced, and without the
 * callers whom rush_offer counts for its limit.
 */
async function everything(): Promise<unknown[]> {
  const rows = await backend.sql(`
    select table_schema || '.' || table_name as name from information_schema.tables
    where table_schema in ('public', 'private') and table_type = 'BASE TABLE'
      and table_name not in ('clock', 'rush_questions')`);
  const names = z.array(z.object({ name: z.string() })).parse(rows);
  const stored = names.map(({ name }) => `(select jsonb_agg(t order by t::text) from ${name} t)`);
  return backend.sql(
    `select ${[...stored, '(select jsonb_agg(id) from auth.users)'].map((s, n) => `${s} as c${n}`).join()}`,
  );
}

describe('every decision is made', () => {
  const named = z.array(z.object({ name: z.string() }));

  test('about each function of the API', async () => {
    const rows = await backend.sql(`
      select distinct proname as name from pg_proc
      where pronamespace = 'public'::regnamespace and prorettype <> 'trigger'::regtype order by 1`);
    expect(Object.keys(functions).toSorted()).toEqual(named.parse(rows).map(({ name }) => name));
  });

  test('about each column of each table of the API', async () => {
    const rows = await backend.sql(`
      select table_name || '.' || column_name as name from information_schema.columns where table_schema = 'public'`);
    const decided = Object.entries(tables).flatMap(([table, { columns }]) =>
      Object.keys(columns).map((column) => `${table}.${column}`),
    );
    expect(decided.toSorted()).toEqual(
      named
        .parse(rows)
        .map(({ name }) => name)
        .toSorted(),
    );
  });
});

test.each(Object.entries(functions))(
  '%s admits whom it is for, and changes nothing for others',
  async (name, decision) => {
    const before = await everything();
    async function expectDecision(caller: string): Promise<void> {
      const answer = await call(caller, 'POST', `rpc/${name}`, decision.args ?? {});
      expectAnswer(caller, isAdmitted(caller, decision.admits), answer, name);
      if (name === 'is_admin' && answer.status === 200) expect(answer.text).toBe(String(caller === administrator));
    }

    for (const caller of everyoneElse) await expectDecision(caller);
    expect(await everything()).toEqual(before);
    await expectDecision(administrator);
  },
);

describe.each(Object.entries(tables))('%s', (table, { admits, columns, insertedByAdmins = [], match, mismatch }) => {
  test.each([...everyoneElse, administrator])(
    'lets %s do with each column what is decided, and with the whole no more',
    async (caller) => {
      const before = await everything();
      // What gets through touches no row: an administrator's would be changed or deleted.
      function where(isThrough: boolean): string {
        return `${table}?${isThrough ? mismatch : match}`;
      }

      for (const [column, verbs] of Object.entries(columns)) {
        const reads = verbs.includes('read') && isAdmitted(caller, admits.read);
        expectAnswer(caller, reads, await call(caller, 'GET', `${table}?select=${column}`), `read ${column}`);
        const mayInsert = insertedByAdmins.includes(column) ? 'admins' : admits.insert;
        const inserts = verbs.includes('insert') && isAdmitted(caller, mayInsert);
        // Null fits every type, and a row with a single column is never complete.
        const inserted = await call(caller, 'POST', table, { [column]: null });
        expectAnswer(caller, inserts, inserted, `insert ${column}`);
        const updates = verbs.includes('update') && isAdmitted(caller, admits.update);
        const updated = await call(caller, 'PATCH', where(updates), { [column]: null });
        expectAnswer(caller, updates, updated, `update ${column}`);
      }
      const deletes = isAdmitted(caller, admits.delete);
      expectAnswer(caller, deletes, await call(caller, 'DELETE', where(deletes)), 'delete');
      expect(await everything()).toEqual(before);
    },
  );
});

test('the session of another account makes nobody an administrator', async () => {
  const caller = 'an administrator in the session of an outsider';
  const { session_id } = claimsOf(tokens['an outsider'] ?? '');
  tokens[caller] = signed({ ...claimsOf(tokens[administrator] ?? ''), session_id }, backend.jwtSecret);
  expect(await call(caller, 'POST', 'rpc/is_admin', {})).toMatchObject({ status: 200, text: 'false' });
  expect(await call(caller, 'GET', 'contact_submissions?select=name')).toMatchObject({ status: 403, code: '42501' });
});
