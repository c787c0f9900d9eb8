// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { notify } from '@/components/ui/notify';
import { authSession, fakeSupabase, type FakeAnswer } from '@/test/services/fake-supabase';
import { fakeSession, recovering, signedIn } from '@/test/services/fake-session';
import { renderAdmin } from '@/test/render/render-admin';
import { LoginScreen } from './login-screen';

const session = vi.hoisted(() => ({ current: {} }));
vi.mock('@/data/auth/current-session', () => ({
  get currentSession() {
    return session.current;
  },
}));

const signIn = 'POST /auth/v1/token';
const recover = 'POST /auth/v1/recover';
const changeUser = 'PUT /auth/v1/user';
const endSessions = 'POST /auth/v1/logout';
const accepted: FakeAnswer = { status: 200, json: authSession() };

let page = fakeSession();

beforeEach(() => {
  page = fakeSession();
  session.current = page;
});

function openLogin(hash = '') {
  const user = renderAdmin(<LoginScreen />, `/login${hash}`);
  page.become({ phase: 'signed-out', isUnreachable: false });
  return user;
}

test.each<[string, FakeAnswer]>([
  ['exists', { status: 200, json: {} }],
  ['was mailed a moment ago', { status: 429, json: { error_code: 'over_email_send_rate_limit', msg: 'wait' } }],
  ['cannot be mailed', { status: 500, json: { msg: 'Error sending recovery email' } }],
])('a forgotten password gives the same response when the account %s', async (_, response) => {
  const calls = fakeSupabase({ [recover]: () => response });
  const user = openLogin();
  await user.click(screen.getByRole('button', { name: 'Wachtwoord vergeten?' }));
  await user.type(screen.getByLabelText('E-mailadres'), 'jo@example.org');
  await user.click(screen.getByRole('button', { name: 'Stuur een link' }));
  expect(await screen.findByRole('status')).toHaveTextContent('Als dit e-mailadres bij een account hoort');
  expect(calls[0]?.body).toMatchObject({ email: 'jo@example.org' });
});

test('a forgotten password that nobody heard of is told as such', async () => {
  fakeSupabase({ [recover]: () => 'network error' });
  const user = openLogin();
  await user.click(screen.getByRole('button', { name: 'Wachtwoord vergeten?' }));
  await user.type(screen.getByLabelText('E-mailadres'), 'jo@example.org{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('De mail kon niet worden aangevraagd');
  await user.click(screen.getByRole('button', { name: 'Terug naar inloggen' }));
  expect(screen.getByLabelText('E-mailadres')).toHaveValue('jo@example.org');
});

test('a link that has expired is told of, also to somebody who is signed in', async () => {
  const user = openLogin('#error=access_denied&error_code=otp_expired');
  expect(screen.getByRole('alert')).toHaveTextContent('Deze link is verlopen of al gebruikt');
  page.become(signedIn);
  await user.click(screen.getByRole('link', { name: 'Je bent al ingelogd: naar het beheer' }));
  expect(screen.getByText('at /admin')).toBeVisible();
});

const verify = 'POST /auth/v1/verify';
const mailed = '#token_hash=abc&type=recovery';

test('a mailed link is exchanged when the button is pressed, not when the page opens', async () => {
  const calls = fakeSupabase({ [verify]: () => accepted });
  const user = openLogin(mailed);
  expect(screen.getByRole('heading', { name: 'Nieuw wachtwoord instellen' })).toBeVisible();
  expect(calls).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Nieuw wachtwoord kiezen' }));
  await waitFor(() => expect(calls.map(({ body }) => body)).toMatchObject([{ token_hash: 'abc', type: 'recovery' }]));
  page.become(recovering);
  expect(screen.getByLabelText('Nieuw wachtwoord')).toBeVisible();
});

test('a mailed link that was used already: the login form with what to do', async () => {
  fakeSupabase({
    [verify]: () => ({ status: 403, json: { error_code: 'otp_expired', msg: 'Email link is invalid' } }),
  });
  const user = openLogin(mailed);
  await user.click(screen.getByRole('button', { name: 'Nieuw wachtwoord kiezen' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Deze link is verlopen of al gebruikt');
  expect(screen.getByRole('button', { name: 'Wachtwoord vergeten?' })).toBeVisible();
});

test('a mailed link that could not be exchanged stays, to press again', async () => {
  fakeSupabase({ [verify]: () => 'network error' });
  const user = openLogin(mailed);
  await user.click(screen.getByRole('button', { name: 'Nieuw wachtwoord kiezen' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'De link is niet gebruikt: de inlogdienst geeft geen antwoord.',
  );
  expect(screen.getByRole('button', { name: 'Nieuw wachtwoord kiezen' })).toBeVisible();
});

test('a mailed link comes before an existing session', () => {
  openLogin(mailed);
  page.become(signedIn);
  expect(screen.getByRole('button', { name: 'Nieuw wachtwoord kiezen' })).toBeVisible();
});

test('a recovery comes before an existing session, and ends in the back-office', async () => {
  const success = vi.spyOn(notify, 'success').mockReturnValue();
  const { supabase } = await import('@/data/client');
  const calls = fakeSupabase({
    [signIn]: () => accepted,
    [changeUser]: () => ({ status: 200, json: authSession().user }),
    // The password is saved, whether or not the other sessions could be ended.
    [endSessions]: () => 'network error',
  });
  await supabase.auth.signInWithPassword({ email: 'beheer@woninglabel.example', password: 'x' });
  const user = renderAdmin(<LoginScreen />, '/login');
  page.become(recovering);
  expect(screen.getByRole('heading', { name: 'Nieuw wachtwoord instellen' })).toBeVisible();
  const field = screen.getByLabelText('Nieuw wachtwoord');
  await user.type(field, 'te kort{Enter}');
  expect(field).toHaveAccessibleDescription('Minstens 10 tekens Gebruik minstens 10 tekens');
  await user.type(field, ' maar nu niet meer{Enter}');
  await waitFor(() => expect(success).toHaveBeenCalledWith('Je nieuwe wachtwoord is opgeslagen'));
  expect(calls.find(({ route }) => route === changeUser)?.body).toMatchObject({
    password: 'te kort maar nu niet meer',
  });
  expect(calls.at(-1)?.search.get('scope')).toBe('others');
  page.become(signedIn);
  expect(screen.getByText('at /admin')).toBeVisible();
});

test('a new password that is refused stays in the field, with the reason', async () => {
  const { supabase } = await import('@/data/client');
  fakeSupabase({
    [signIn]: () => accepted,
    [changeUser]: () => ({ status: 422, json: { error_code: 'same_password', msg: 'same' } }),
  });
  await supabase.auth.signInWithPassword({ email: 'beheer@woninglabel.example', password: 'x' });
  const user = renderAdmin(<LoginScreen />, '/login');
  page.become(recovering);
  await user.type(screen.getByLabelText('Nieuw wachtwoord'), 'hetzelfde wachtwoord{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Dit is je oude wachtwoord');
  expect(screen.getByLabelText('Nieuw wachtwoord')).toHaveValue('hetzelfde wachtwoord');
});
