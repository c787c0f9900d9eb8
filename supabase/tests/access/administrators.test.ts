import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { anonymous, startTestBackend, type Client, type TestBackend } from '../setup/backend.ts';
import { buildRequestRow, insertStatement, literal } from '../setup/factories.ts';
import { password, signedIn, signUp } from '../setup/roles.ts';

const invited = 'nieuw@example.nl';
const first = 'eerste@example.nl';

let backend: TestBackend;
let admin: Client;

beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.stop());
beforeEach(async () => {
  await backend.sql('delete from private.invitations');
  await backend.sql('delete from auth.users');
  admin = await signUp(backend.url, first);
});

async function invite(email = invited): Promise<string> {
  const { data, error } = await admin.rpc('invite_admin', { email });
  if (error) throw new Error(error.message);
  return data;
}

/** The browser of the new account, or null when the sign-up was refused. */
async function accept(email: string, metadata: object): Promise<Client | null> {
  const client = anonymous(backend.url);
  const { data } = await client.auth.signUp({ email, password, options: { data: metadata } });
  return data.session === null ? null : client;
}

/** An administrator beside the first one. */
async function addAdmin(email: string): Promise<Client> {
  const client = await accept(email, { invitation_code: await invite(email) });
  if (client === null) throw new Error('the invitation was refused');
  return client;
}

async function adminEmails(): Promise<unknown[]> {
  const rows = await backend.sql('select email from private.admins order by email');
  return z
    .array(z.object({ email: z.string() }))
    .parse(rows)
    .map(({ email }) => email);
}

function accountEmails(): Promise<unknown[]> {
  return backend.sql('select email from auth.users order by email');
}

function invitations(): Promise<unknown[]> {
  return backend.sql('select email from private.invitations order by email');
}

/** Makes every invitation as old as this. */
function age(interval: string): Promise<unknown[]> {
  return backend.sql(`update private.invitations set invited_at = now() - interval '${interval}'`);
}

async function idOf(email: string): Promise<string> {
  const rows = await backend.sql(`select id from auth.users where email = ${literal(email)}`);
  const [row] = z.array(z.object({ id: z.string() })).parse(rows);
  return row?.id ?? '';
}

async function remove(client: Client, email: string) {
  return client.rpc('remove_admin', { user_id: await idOf(email) });
}

describe('an invitation', () => {
  test('makes the invited address an administrator, once, and does not stay in the metadata', async () => {
    const code = await invite(' Nieuw@Example.NL ');
    const client = await accept(invited, { role: 'admin', invitation_code: code });
    expect((await client?.rpc('is_admin'))?.data).toBe(true);
    expect(await adminEmails()).toEqual([first, invited]);
    expect(await invitations()).toEqual([]);
    expect(JSON.stringify(await backend.sql('select * from auth.users'))).not.toContain(code);
    expect((await signedIn(backend.url, invited).then((later) => later.rpc('is_admin'))).data).toBe(true);
  });

  test.each<[string, (code: string) => [email: string, metadata: object]]>([
    ['another address', (code) => ['ander@example.nl', { invitation_code: code }]],
    ['another code', () => [invited, { invitation_code: randomUUID().replaceAll('-', '') }]],
    ['no code', () => [invited, { role: 'admin' }]],
    ['an empty code', () => [invited, { invitation_code: '' }]],
    ['a null code', () => [invited, { invitation_code: null }]],
    ['the code as setup code', (code) => [invited, { setup_code: code }]],
    ['a longer code', (code) => [invited, { invitation_code: `${code} ` }]],
  ])('is worth nothing with %s, and stays usable', async (_, attempt) => {
    const code = await invite();
    expect(await accept(...attempt(code))).toBeNull();
    expect(await accountEmails()).toEqual([{ email: first }]);
    expect(await accept(invited, { invitation_code: code })).not.toBeNull();
  });

  test('is kept as a hash only', async () => {
    const code = await invite();
    expect(code).toMatch(/^[0-9a-f]{32}$/);
    expect(JSON.stringify(await backend.sql('select * from private.invitations'))).not.toContain(code);
  });

  test('cannot be used a second time, not even after that account was removed', async () => {
    const code = await invite();
    await accept(invited, { invitation_code: code });
    expect(await accept(invited, { invitation_code: code })).toBeNull();
    await remove(admin, invited);
    expect(await accept(invited, { invitation_code: code })).toBeNull();
    expect(await adminEmails()).toEqual([first]);
  });

  test('lasts seven days', async () => {
    const code = await invite();
    await age('7 days 1 second');
    const { data } = await admin.rpc('list_admins');
    expect(data).toMatchObject({ invitations: [{ email: invited, has_expired: true }] });
    expect(await accept(invited, { invitation_code: code })).toBeNull();
    await age('6 days 23 hours 59 minutes');
    expect(await accept(invited, { invitation_code: code })).not.toBeNull();
  });

  test('that was revoked is worth nothing', async () => {
    const code = await invite();
    expect((await admin.rpc('revoke_invitation', { email: 'NIEUW@example.nl' })).data).toBe(true);
    expect((await admin.rpc('revoke_invitation', { email: invited })).data).toBe(false);
    expect(await accept(invited, { invitation_code: code })).toBeNull();
  });

  test('that is made anew takes the place of the old one, and of its age', async () => {
    const old = await invite();
    await age('8 days');
    const code = await invite();
    expect(await invitations()).toEqual([{ email: invited }]);
    expect(await accept(invited, { invitation_code: old })).toBeNull();
    expect(await accept(invited, { invitation_code: code })).not.toBeNull();
  });

  test('of twenty who use one code at once exactly one gets an account', async () => {
    const code = await invite();
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => accept(invited, { invitation_code: code })));
    expect(outcomes.filter((client) => client !== null)).toHaveLength(1);
    expect(await accountEmails()).toEqual([{ email: first }, { email: invited }]);
    expect(await adminEmails()).toEqual([first, invited]);
  });

  test.each(['EERSTE@example.nl', ' eerste@example.nl'])('for an administrator is refused: %s', async (email) => {
    expect((await admin.rpc('invite_admin', { email })).error?.code).toBe('23505');
    expect(await invitations()).toEqual([]);
  });

  test.each(['', 'geen adres', 'a@b', 'a b@example.nl'])('for what is no address is refused: %s', async (email) => {
    expect((await admin.rpc('invite_admin', { email })).error?.message).toContain('violates check constraint');
    expect(await invitations()).toEqual([]);
  });

  test('for an address that is too long is refused', async () => {
    const email = `${'a'.repeat(250)}@example.nl`;
    expect((await admin.rpc('invite_admin', { email })).error?.message).toBe('email is longer than 254 characters');
    expect(await invitations()).toEqual([]);
  });
});

test('the list tells of every administrator and open invitation, the oldest first', async () => {
  await addAdmin(invited);
  await invite('later@example.nl');
  const { data } = await admin.rpc('list_admins');
  expect(data).toMatchObject({
    admins: [{ email: first, user_id: await idOf(first) }, { email: invited }],
    invitations: [{ email: 'later@example.nl', has_expired: false }],
  });
  expect(JSON.stringify(data)).not.toContain('hash');
});

describe('removing', () => {
  test('takes the account, and with it every right of its live session', async () => {
    const other = await addAdmin(invited);
    await backend.sql(insertStatement('contact_submissions', buildRequestRow()));
    expect((await other.from('contact_submissions').select('id')).data).toHaveLength(1);
    expect((await remove(admin, invited)).data).toBe(true);
    expect(await accountEmails()).toEqual([{ email: first }]);
    expect((await other.rpc('is_admin')).data).toBe(false);
    expect((await other.from('contact_submissions').select('id')).error?.code).toBe('42501');
    expect((await other.rpc('list_admins')).error?.code).toBe('42501');
    expect((await remove(other, first)).error?.code).toBe('42501');
    expect((await other.auth.refreshSession()).error).not.toBeNull();
    await expect(signedIn(backend.url, invited)).rejects.toThrow('Invalid login credentials');
  });

  test('takes the invitations that the account made, so that it cannot come back, and no others', async () => {
    const other = await addAdmin(invited);
    const code = z.string().parse((await other.rpc('invite_admin', { email: 'terug@example.nl' })).data);
    await other.rpc('invite_admin', { email: 'samen@example.nl' });
    const kept = await invite('samen@example.nl');
    await remove(admin, invited);
    expect(await accept('terug@example.nl', { invitation_code: code })).toBeNull();
    expect(await accept('samen@example.nl', { invitation_code: kept })).not.toBeNull();
  });

  test('leaves the address free to be invited again', async () => {
    await addAdmin(invited);
    await remove(admin, invited);
    await addAdmin(invited);
    expect(await adminEmails()).toEqual([first, invited]);
  });

  test('of oneself is possible as long as there is another', async () => {
    await addAdmin(invited);
    expect((await remove(admin, first)).data).toBe(true);
    expect(await adminEmails()).toEqual([invited]);
    expect((await admin.rpc('is_admin')).data).toBe(false);
  });

  test('of the last one is refused', async () => {
    const { error } = await remove(admin, first);
    expect(error).toMatchObject({ code: '22023', message: 'the last administrator cannot be removed' });
    expect(await adminEmails()).toEqual([first]);
    expect(await accountEmails()).toEqual([{ email: first }]);
  });

  test('of nobody changes nothing', async () => {
    expect((await admin.rpc('remove_admin', { user_id: randomUUID() })).data).toBe(false);
    expect(await adminEmails()).toEqual([first]);
  });
});

test('a changed password ends the other sessions of the account, whose tokens give no rights from then on', async () => {
  const other = await signedIn(backend.url, first);
  expect((await other.rpc('is_admin')).data).toBe(true);
  // As src/data/auth/mutations.ts does.
  await admin.auth.updateUser({ password: 'een-heel-ander-wachtwoord' });
  await admin.auth.signOut({ scope: 'others' });
  expect((await other.rpc('is_admin')).data).toBe(false);
  expect((await other.rpc('list_admins')).error?.code).toBe('42501');
  expect((await other.auth.refreshSession()).error).not.toBeNull();
  expect((await admin.rpc('is_admin')).data).toBe(true);
});
