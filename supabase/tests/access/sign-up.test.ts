import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { anonymous, startTestBackend, type TestBackend } from '../setup/backend.ts';
import { password, signedIn, signUp } from '../setup/roles.ts';

const code = 'blauwe-fiets-7021';
const codeHash = createHash('sha256').update(code).digest('hex');

/** The outcome of a sign-up: whether it gave an account. */
async function tryToSignUp(backend: TestBackend, email: string, metadata: object = {}): Promise<boolean> {
  const { data, error } = await anonymous(backend.url).auth.signUp({ email, password, options: { data: metadata } });
  return error === null && data.user !== null;
}

async function setupState(backend: TestBackend): Promise<string | null> {
  return (await anonymous(backend.url).rpc('setup_state')).data;
}

function accounts(backend: TestBackend): Promise<unknown[]> {
  return backend.sql(`select users.email, admins.user_id is not null as is_admin
    from auth.users left join private.admins on admins.user_id = users.id order by 1`);
}

let ownMachine: TestBackend;

beforeAll(async () => {
  ownMachine = await startTestBackend();
  await ownMachine.sql('delete from private.setup');
});
afterAll(() => ownMachine.stop());

describe('before anything was set up', () => {
  test('nobody can make an account', async () => {
    expect(await setupState(ownMachine)).toBe('not_ready');
    expect(await tryToSignUp(ownMachine, 'indringer@example.nl')).toBe(false);
    expect(await tryToSignUp(ownMachine, 'indringer@example.nl', { setup_code: code })).toBe(false);
    expect(await accounts(ownMachine)).toEqual([]);
  });
});

describe('without a setup code, on the own machine of the owner', () => {
  beforeEach(async () => {
    await ownMachine.sql('delete from auth.users');
    await ownMachine.sql('insert into private.setup default values on conflict do nothing');
  });

  test('the page may make the first account', async () => {
    expect(await setupState(ownMachine)).toBe('open');
  });

  test('the first account is an administrator and can sign in at once', async () => {
    expect(await tryToSignUp(ownMachine, 'eerste@example.nl', { role: 'admin' })).toBe(true);
    const client = await signedIn(ownMachine.url, 'eerste@example.nl');
    expect((await client.rpc('is_admin')).data).toBe(true);
    expect(await ownMachine.sql('select email from private.admins')).toEqual([{ email: 'eerste@example.nl' }]);
  });

  test('every later sign-up is refused and leaves no account', async () => {
    await signUp(ownMachine.url, 'eerste@example.nl');
    expect(await tryToSignUp(ownMachine, 'tweede@example.nl', { role: 'admin' })).toBe(false);
    expect(await setupState(ownMachine)).toBe('closed');
    expect(await accounts(ownMachine)).toEqual([{ email: 'eerste@example.nl', is_admin: true }]);
  });

  test('of twenty sign-ups at once exactly one gives an account, an administrator', async () => {
    const emails = Array.from({ length: 20 }, (_, index) => `persoon${index}@example.nl`);
    const outcomes = await Promise.all(emails.map((email) => tryToSignUp(ownMachine, email)));
    expect(outcomes.filter(Boolean)).toHaveLength(1);
    expect(await accounts(ownMachine)).toEqual([{ email: emails[outcomes.indexOf(true)], is_admin: true }]);
  });

  test('a deleted account is no administrator any more, and the page opens again', async () => {
    const client = await signUp(ownMachine.url, 'eerste@example.nl');
    await ownMachine.sql("delete from auth.users where email = 'eerste@example.nl'");
    expect(await ownMachine.sql('select * from private.admins')).toEqual([]);
    expect((await client.rpc('is_admin')).data).not.toBe(true);
    expect(await setupState(ownMachine)).toBe('open');
  });
});

describe('with a setup code', () => {
  let backend: TestBackend;

  beforeAll(async () => {
    backend = await startTestBackend();
    await backend.sql(`update private.setup set code_hash = '${codeHash}'`);
  });
  beforeEach(async () => {
    await backend.sql('delete from auth.users');
    await backend.sql('update private.setup set consumed_at = null');
  });
  afterAll(() => backend.stop());

  test('the page asks for it', async () => {
    expect(await setupState(backend)).toBe('code_required');
  });

  test.each([
    ['a missing', {}],
    ['a wrong', { setup_code: 'rode-fiets-7021' }],
    ['an empty', { setup_code: '' }],
    ['a null', { setup_code: null }],
    ['the hash of the', { setup_code: codeHash }],
    ['a longer', { setup_code: `${code} ` }],
  ])('%s code gives no account and leaves the right one usable', async (_, metadata) => {
    expect(await tryToSignUp(backend, 'indringer@example.nl', metadata)).toBe(false);
    expect(await accounts(backend)).toEqual([]);
    expect(await setupState(backend)).toBe('code_required');
  });

  test('the right code makes an administrator, and does not stay in the metadata', async () => {
    expect(await tryToSignUp(backend, 'eerste@example.nl', { role: 'admin', setup_code: code })).toBe(true);
    expect(await accounts(backend)).toEqual([{ email: 'eerste@example.nl', is_admin: true }]);
    const client = await signedIn(backend.url, 'eerste@example.nl');
    const { data } = await client.auth.getUser();
    expect(data.user?.user_metadata).toMatchObject({ role: 'admin' });
    expect(data.user?.user_metadata).not.toHaveProperty('setup_code');
    expect(JSON.stringify(await backend.sql('select * from auth.users'))).not.toContain(code);
    expect(JSON.stringify((await client.auth.getClaims()).data)).not.toContain(code);
  });

  test('a used code gives nothing again, not even after that account is gone; a new one does', async () => {
    await tryToSignUp(backend, 'eerste@example.nl', { setup_code: code });
    expect(await tryToSignUp(backend, 'tweede@example.nl', { setup_code: code })).toBe(false);
    await backend.sql('delete from auth.users');
    expect(await setupState(backend)).toBe('not_ready');
    expect(await tryToSignUp(backend, 'tweede@example.nl', { setup_code: code })).toBe(false);
    expect(await accounts(backend)).toEqual([]);

    await backend.sql("select private.set_setup_code('groene-fiets-7022')");
    expect(await tryToSignUp(backend, 'tweede@example.nl', { setup_code: code })).toBe(false);
    expect(await tryToSignUp(backend, 'tweede@example.nl', { setup_code: 'groene-fiets-7022' })).toBe(true);
    expect(await accounts(backend)).toEqual([{ email: 'tweede@example.nl', is_admin: true }]);
    await backend.sql(`select private.set_setup_code('${code}')`);
  });

  test('a short code is not stored', async () => {
    const before = await backend.sql('select code_hash from private.setup');
    await expect(backend.sql("select private.set_setup_code('fiets-7021')")).rejects.toThrow();
    await expect(backend.sql('select private.set_setup_code(null)')).rejects.toThrow();
    expect(await backend.sql('select code_hash from private.setup')).toEqual(before);
  });

  test('of twenty who know the code exactly one gets an account', async () => {
    const emails = Array.from({ length: 20 }, (_, index) => `persoon${index}@example.nl`);
    const outcomes = await Promise.all(emails.map((email) => tryToSignUp(backend, email, { setup_code: code })));
    expect(outcomes.filter(Boolean)).toHaveLength(1);
    expect(await accounts(backend)).toHaveLength(1);
  });
});
