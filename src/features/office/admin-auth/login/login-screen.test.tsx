// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { notify } from '@/components/ui/notify';
import { authSession, fakeSupabase, laterAnswer, type FakeAnswer } from '@/test/services/fake-supabase';
import { fakeSession, signedIn } from '@/test/services/fake-session';
import { writeSessionDraft } from '@/lib/browser/session-draft';
import { renderAdmin } from '@/test/render/render-admin';
import { hasAdminFlag } from '../session/admin-flag';
import { LoginScreen } from './login-screen';

const session = vi.hoisted(() => ({ current: {} }));
vi.mock('@/data/auth/current-session', () => ({
  get currentSession() {
    return session.current;
  },
}));

const signIn = 'POST /auth/v1/token';
const accepted: FakeAnswer = { status: 200, json: authSession() };
const wrongPassword: FakeAnswer = {
  status: 400,
  json: { error_code: 'invalid_credentials', msg: 'Invalid login credentials' },
};
const tooOften: FakeAnswer = {
  status: 429,
  json: { error_code: 'over_request_rate_limit', msg: 'Request rate limit reached' },
};

let page = fakeSession();

beforeEach(() => {
  page = fakeSession();
  session.current = page;
});

function openLogin() {
  const user = renderAdmin(<LoginScreen />, '/login');
  page.become({ phase: 'signed-out', isUnreachable: false });
  return user;
}

test('waits for the session, then asks who is there', () => {
  renderAdmin(<LoginScreen />, '/login');
  expect(screen.getByText('Bezig met laden...')).toBeVisible();
  page.become({ phase: 'signed-out', isUnreachable: false });
  expect(screen.getByRole('heading', { name: 'Inloggen op het beheerderspaneel' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Directe toegang' })).toBeVisible();
  expect(screen.getByText('OF')).toBeVisible();
});

test('says after an expired session that what was typed is kept', () => {
  writeSessionDraft('request.a', '{}');
  openLogin();
  expect(screen.getByText('Je sessie is verlopen')).toBeVisible();
  expect(screen.getByText(/^Wat je hebt getypt en nog niet had opgeslagen, is bewaard/)).toBeVisible();
});

test('says nothing of a session to who has none', () => {
  openLogin();
  expect(screen.queryByText('Je sessie is verlopen')).toBeNull();
});

test('leads somebody who is signed in to the back-office', () => {
  renderAdmin(<LoginScreen />, '/login');
  page.become(signedIn);
  expect(screen.getByText('at /admin')).toBeVisible();
});

test('tells of an auth service that gives no response', () => {
  renderAdmin(<LoginScreen />, '/login');
  page.become({ phase: 'signed-out', isUnreachable: true });
  expect(screen.getByRole('alert')).toHaveTextContent('De inlogdienst geeft geen antwoord');
  expect(screen.getByRole('button', { name: 'Opnieuw proberen' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Direct inloggen' })).toBeVisible();
});

test('signs in directly with the password of the configured account, and sets the flag', async () => {
  const success = vi.spyOn(notify, 'success').mockReturnValue();
  const calls = fakeSupabase({ [signIn]: () => accepted });
  const user = openLogin();
  await user.type(screen.getByLabelText('Beheerderswachtwoord'), 'geheim');
  await user.click(screen.getByRole('button', { name: 'Direct inloggen' }));
  expect(await screen.findByText('at /admin')).toBeVisible();
  expect(calls[0]?.body).toMatchObject({ email: 'beheer@woninglabel.example', password: 'geheim' });
  expect(success).toHaveBeenCalledWith('Direct ingelogd als administrator');
  expect(hasAdminFlag()).toBe(true);
});

test('a wrong direct password is told at the field, which keeps it', async () => {
  fakeSupabase({ [signIn]: () => wrongPassword });
  const user = openLogin();
  const field = screen.getByLabelText('Beheerderswachtwoord');
  await user.type(field, 'fout');
  await user.click(screen.getByRole('button', { name: 'Direct inloggen' }));
  await waitFor(() => expect(field).toHaveAccessibleDescription('Ongeldig wachtwoord'));
  expect(field).toHaveFocus();
  expect(field).toHaveValue('fout');
  expect(hasAdminFlag()).toBe(false);
});

test.each<[string, FakeAnswer, RegExp, string | null]>([
  ['no network', 'network error', /^de inlogdienst geeft geen antwoord/, null],
  ['too many attempts', tooOften, /^er is te vaak geprobeerd/, null],
  ['another refusal', { status: 400, json: { msg: 'Email not confirmed' } }, /^Email not confirmed/, 'en'],
])('direct login, %s', async (_, response, reason, language) => {
  const error = vi.spyOn(notify, 'error').mockReturnValue();
  fakeSupabase({ [signIn]: () => response });
  const user = openLogin();
  await user.type(screen.getByLabelText('Beheerderswachtwoord'), 'geheim');
  await user.click(screen.getByRole('button', { name: 'Direct inloggen' }));
  const shown = await screen.findByText(reason);
  expect(shown.parentElement).toHaveTextContent(/^Inloggen mislukt: /);
  expect(shown.getAttribute('lang')).toBe(language);
  expect(error).toHaveBeenCalledOnce();
  // It is only shown as a toast.
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('button', { name: 'Direct inloggen' })).toHaveAttribute('aria-disabled', 'false');
});

test('signs in with an account, without the flag', async () => {
  const success = vi.spyOn(notify, 'success').mockReturnValue();
  const calls = fakeSupabase({ [signIn]: () => accepted });
  const user = openLogin();
  await user.type(screen.getByLabelText('E-mailadres'), ' jo@example.org ');
  await user.type(screen.getByLabelText('Wachtwoord'), 'geheim');
  await user.click(screen.getByRole('button', { name: 'Inloggen met account' }));
  expect(await screen.findByText('at /admin')).toBeVisible();
  expect(calls[0]?.body).toMatchObject({ email: 'jo@example.org', password: 'geheim' });
  expect(success).toHaveBeenCalledWith('Succesvol ingelogd');
  expect(hasAdminFlag()).toBe(false);
});

test('a refused account is told in a toast and in a red box, and what was typed stays', async () => {
  const error = vi.spyOn(notify, 'error').mockReturnValue();
  fakeSupabase({ [signIn]: () => wrongPassword });
  const user = openLogin();
  await user.type(screen.getByLabelText('E-mailadres'), 'jo@example.org');
  await user.type(screen.getByLabelText('Wachtwoord'), 'fout');
  await user.click(screen.getByRole('button', { name: 'Inloggen met account' }));
  const reason = await screen.findByText('Invalid login credentials');
  expect(reason.parentElement).toHaveTextContent('Inloggen mislukt: Invalid login credentials');
  expect(error).toHaveBeenCalledWith(expect.anything(), {
    description: 'Het e-mailadres of het wachtwoord klopt niet.',
  });
  expect(screen.getByLabelText('E-mailadres')).toHaveValue('jo@example.org');
  expect(screen.getByLabelText('Wachtwoord')).toHaveValue('fout');
});

test('asks for what is missing beside the field, and sends nothing', async () => {
  const calls = fakeSupabase({});
  const user = openLogin();
  await user.click(screen.getByRole('button', { name: 'Direct inloggen' }));
  expect(screen.getByLabelText('Beheerderswachtwoord')).toHaveAccessibleDescription('Vul je wachtwoord in');
  await user.click(screen.getByRole('button', { name: 'Inloggen met account' }));
  expect(screen.getByLabelText('E-mailadres')).toHaveAccessibleDescription('Vul je e-mailadres in');
  expect(screen.getByLabelText('Wachtwoord')).toHaveAccessibleDescription('Vul je wachtwoord in');
  expect(screen.getByLabelText('E-mailadres')).toHaveFocus();
  expect(calls).toEqual([]);
});

test('shows that it is busy and sends only once', async () => {
  vi.spyOn(notify, 'error').mockReturnValue();
  const later = laterAnswer();
  const calls = fakeSupabase({ [signIn]: () => later.promise });
  const user = openLogin();
  await user.type(screen.getByLabelText('Beheerderswachtwoord'), 'geheim{Enter}{Enter}');
  const button = await screen.findByRole('button', { name: 'Bezig met inloggen...' });
  await user.click(button);
  expect(calls).toHaveLength(1);
  later.resolve({ status: 503, json: {} });
  expect(await screen.findByRole('button', { name: 'Direct inloggen' })).toBe(button);
});

test('shows and hides a password', async () => {
  const user = openLogin();
  const field = screen.getByLabelText('Beheerderswachtwoord');
  const [toggle] = screen.getAllByRole('button', { name: 'Toon wachtwoord' });
  expect(field).toHaveAttribute('type', 'password');
  if (toggle) await user.click(toggle);
  expect(field).toHaveAttribute('type', 'text');
  await user.click(screen.getByRole('button', { name: 'Verberg wachtwoord' }));
  expect(field).toHaveAttribute('type', 'password');
});
