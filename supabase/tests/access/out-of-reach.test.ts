import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestBackend, type Client, type TestBackend } from '../setup/backend.ts';
import { buildRequestRow, insertStatement } from '../setup/factories.ts';
import { everyRole, publicRoles, signInRoles, type Roles } from '../setup/roles.ts';

let backend: TestBackend;
let roles: Roles;

beforeAll(async () => {
  backend = await startTestBackend();
  roles = await signInRoles(backend);
  await backend.sql(insertStatement('contact_submissions', buildRequestRow({ name: 'Mevrouw Geheim' })));
  await backend.sql("insert into private.invitations (email, code_hash) values ('gast@example.nl', 'geheim')");
  await backend.sql("insert into private.deleted_requests (id, request) values (gen_random_uuid(), '{}')");
});
afterAll(() => backend.stop());

async function tokenOf(client: Client): Promise<string> {
  return (await client.auth.getSession()).data.session?.access_token ?? '';
}

async function request(path: string, init: RequestInit, token = ''): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set('content-type', 'application/json');
  if (token !== '') headers.set('authorization', `Bearer ${token}`);
  return fetch(`${backend.url}/rest/v1/${path}`, { ...init, headers });
}

describe('the tables behind the API', () => {
  const tables = ['admins', 'setup', 'invitations', 'deleted_requests', 'request_search'];
  const places = tables.flatMap((table) => [table, `private.${table}`]);
  const rows = `select ${tables.map((table) => `(select jsonb_agg(t) from private.${table} t) as ${table}`).join(', ')}`;
  const calls = [
    { method: 'GET' },
    { method: 'POST', body: JSON.stringify({ user_id: crypto.randomUUID(), email: 'x@example.nl' }) },
    { method: 'PATCH', body: JSON.stringify({ email: 'x@example.nl' }) },
    { method: 'DELETE' },
  ];

  test.each(everyRole)('%s cannot reach a table of the schema private with any verb', async (_, role) => {
    const token = await tokenOf(roles[role]);
    const before = await backend.sql(rows);
    for (const place of places) {
      for (const call of calls) {
        for (const profile of ['public', 'private']) {
          const headers = { 'accept-profile': profile, 'content-profile': profile };
          const { status } = await request(place, { ...call, headers }, token);
          expect([404, 406], `${call.method} ${profile} ${place}`).toContain(status);
        }
      }
    }
    expect(await backend.sql(rows)).toEqual(before);
  });

  test.each(everyRole)('%s cannot read accounts or call what is private', async (_, role) => {
    const token = await tokenOf(roles[role]);
    for (const [path, profile] of [
      ['users', 'auth'],
      ['users', 'public'],
      ['rpc/is_admin', 'private'],
      ['rpc/guard_sign_up', 'private'],
      ['rpc/guard_sign_up', 'public'],
      ['rpc/limit_submissions', 'public'],
    ] as const) {
      const isCall = path.startsWith('rpc/');
      const init = isCall ? { method: 'POST', body: '{}' } : { method: 'GET' };
      const headers = { 'accept-profile': profile, 'content-profile': profile };
      const { status } = await request(path, { ...init, headers }, token);
      expect([404, 406], `${profile} ${path}`).toContain(status);
    }
  });
});

describe('being an administrator', () => {
  test('is no for everyone else, whatever the own metadata says', async () => {
    expect((await roles.visitor.rpc('is_admin')).error?.code).toBe('42501');
    expect((await roles.outsider.rpc('is_admin')).data).toBe(false);
    expect((await roles.admin.rpc('is_admin')).data).toBe(true);
    const { data } = await roles.outsider.auth.getUser();
    expect(data.user?.user_metadata).toMatchObject({ role: 'admin' });
  });

  test.each(publicRoles)('cannot be had by %s through sign-up', async (_, role) => {
    const before = await backend.sql('select * from private.admins');
    const { data } = await roles[role].auth.signUp({ email: `${role}@example.nl`, password: 'een-lang-wachtwoord' });
    expect(data.user).toBeNull();
    expect(await backend.sql('select * from private.admins')).toEqual(before);
  });
});

describe('a request without a proper session', () => {
  test.each([
    ['no key', {}],
    ['a made-up secret key', { apikey: 'sb_secret_made_up' }],
    ['the role of the server in a header', { 'x-role': 'service_role', role: 'service_role' }],
  ])('reads nothing with %s', async (_, headers) => {
    const response = await request('contact_submissions?select=name', {
      headers: new Headers(Object.entries(headers)),
    });
    expect(response.ok).toBe(false);
    expect(await response.text()).not.toContain('Geheim');
  });

  test('reads nothing with what is no token', async () => {
    const response = await request('contact_submissions?select=name', {}, 'service_role');
    expect(response.ok).toBe(false);
    expect(await response.text()).not.toContain('Geheim');
  });
});
