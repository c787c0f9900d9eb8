// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { authSession, fakeSupabase, type FakeAnswer, type FakeRoutes } from '@/test/services/fake-supabase';
import { createAdmin } from './create-admin';

const signUp = 'POST /auth/v1/signup';
const state = 'POST /rest/v1/rpc/setup_state';
const signIn = 'POST /auth/v1/token';
const admin = {
  email: 'beheer@woninglabel.example',
  password: 'een-lang-wachtwoord',
  setupCode: '',
  invitationCode: '',
};
const invited = { ...admin, invitationCode: 'uitgenodigd' };

const created: FakeAnswer = { status: 200, json: authSession() };
/** The response when a trigger refuses. */
const refusedByTrigger: FakeAnswer = {
  status: 500,
  json: { error: 'server_error', error_description: 'Internal server error' },
};
const wrongPassword: FakeAnswer = {
  status: 400,
  json: { error_code: 'invalid_credentials', msg: 'Invalid login credentials' },
};

function setupIs(value: string): FakeRoutes {
  return { [state]: () => ({ status: 200, json: value }) };
}

test('signs up with the role, and with the code when there is one', async () => {
  const calls = fakeSupabase({ [signUp]: () => created });
  await createAdmin(admin);
  await createAdmin({ ...admin, setupCode: 'geheim' });
  await createAdmin(invited);
  expect(calls[0]?.body).toMatchObject({ email: admin.email, password: admin.password, data: { role: 'admin' } });
  expect(calls[1]?.body).toMatchObject({ data: { role: 'admin', setup_code: 'geheim' } });
  expect(calls[2]?.body).toMatchObject({ data: { role: 'admin', invitation_code: 'uitgenodigd' } });
  expect(JSON.stringify([calls[0]?.body, calls[2]?.body])).not.toContain('setup_code');
  expect(JSON.stringify([calls[0]?.body, calls[1]?.body])).not.toContain('invitation_code');
});

test('an account that still waits for its mail counts as created', async () => {
  const { user } = authSession();
  fakeSupabase({ [signUp]: () => ({ status: 200, json: user }) });
  await expect(createAdmin(admin)).resolves.toBeUndefined();
});

test.each<[string, FakeAnswer, FakeRoutes, string]>([
  ['someone was first', refusedByTrigger, { ...setupIs('closed'), [signIn]: () => wrongPassword }, 'taken'],
  ['no code is stored', refusedByTrigger, setupIs('not_ready'), 'not-ready'],
  ['the code is wrong', refusedByTrigger, setupIs('code_required'), 'wrong-code'],
  ['the service failed', refusedByTrigger, setupIs('open'), 'unavailable'],
  ['nothing responds', 'network error', { [state]: () => 'network error' }, 'unavailable'],
  ['only the auth service is silent', 'network error', setupIs('code_required'), 'unavailable'],
  ['there were too many attempts', { status: 429, json: { msg: 'slow down' } }, {}, 'too-many-attempts'],
  ['the password is weak', { status: 422, json: { error_code: 'weak_password', msg: 'weak' } }, {}, 'weak-password'],
  [
    'sign-ups are switched off',
    { status: 422, json: { error_code: 'signup_disabled', msg: 'Signups not allowed' } },
    setupIs('open'),
    'refused',
  ],
  [
    'the e-mail address has an account that is not told of',
    { status: 200, json: { ...authSession().user, identities: [] } },
    setupIs('open'),
    'has-account',
  ],
])('%s', async (_, response, routes, code) => {
  fakeSupabase({ ...routes, [signUp]: () => response });
  await expect(createAdmin({ ...admin, setupCode: 'geheim' })).rejects.toMatchObject({ code });
});

test('an account that was created although the response got lost is no failure', async () => {
  const calls = fakeSupabase({ ...setupIs('closed'), [signUp]: () => 'network error', [signIn]: () => created });
  await expect(createAdmin(admin)).resolves.toBeUndefined();
  expect(calls.at(-1)?.body).toMatchObject({ email: admin.email, password: admin.password });
});

describe('with an invitation', () => {
  const exists: FakeAnswer = {
    status: 422,
    json: { error_code: 'user_already_exists', msg: 'User already registered' },
  };

  test.each<[string, FakeAnswer, FakeAnswer, string]>([
    ['the database refuses it', refusedByTrigger, wrongPassword, 'wrong-invitation'],
    ['nothing responds', 'network error', 'network error', 'unavailable'],
    ['only the sign-up is not responded', 'network error', wrongPassword, 'unavailable'],
    ['the e-mail address has an account', exists, wrongPassword, 'has-account'],
    ['there were too many attempts', { status: 429, json: { msg: 'slow down' } }, created, 'too-many-attempts'],
    [
      'the password is weak',
      { status: 422, json: { error_code: 'weak_password', msg: 'weak' } },
      created,
      'weak-password',
    ],
    [
      'sign-ups are switched off',
      { status: 422, json: { error_code: 'signup_disabled', msg: 'Signups not allowed' } },
      wrongPassword,
      'refused',
    ],
  ])('%s', async (_, response, afterwards, code) => {
    fakeSupabase({ [signUp]: () => response, [signIn]: () => afterwards });
    await expect(createAdmin(invited)).rejects.toMatchObject({ code });
  });

  test.each<[string, FakeAnswer]>([
    ['got lost', 'network error'],
    ['says that it exists', exists],
  ])('an account that was created although the response %s is no failure', async (_, response) => {
    fakeSupabase({ [signUp]: () => response, [signIn]: () => created });
    await expect(createAdmin(invited)).resolves.toBeUndefined();
  });
});
