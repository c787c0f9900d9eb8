// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeSession, signedIn } from '@/test/services/fake-session';
import { authSession, fakeSupabase, type FakeAnswer, type FakeRoutes } from '@/test/services/fake-supabase';
import { renderAdmin } from '@/test/render/render-admin';
import { ChangePassword } from './change-password';

const session = vi.hoisted(() => ({ current: {} }));
vi.mock('@/data/auth/current-session', () => ({
  get currentSession() {
    return session.current;
  },
}));

const signIn = 'POST /auth/v1/token';
const changeUser = 'PUT /auth/v1/user';
const endSessions = 'POST /auth/v1/logout';
const accepted: FakeAnswer = { status: 200, json: authSession() };
const ended: FakeAnswer = { status: 204, json: null };

beforeEach(() => {
  const page = fakeSession();
  session.current = page;
  page.become(signedIn);
});

async function change(current: string, next: string, routes: FakeRoutes) {
  const calls = fakeSupabase(routes);
  const user = renderAdmin(<ChangePassword />);
  if (current !== '') await user.type(screen.getByLabelText('Huidig wachtwoord'), current);
  if (next !== '') await user.type(screen.getByLabelText('Nieuw wachtwoord'), next);
  await user.click(screen.getByRole('button', { name: 'Wachtwoord wijzigen' }));
  return calls;
}

test('asks for the present password, sets the new one, ends the other sessions, and says so for as long as it stands', async () => {
  const calls = await change('het oude wachtwoord', 'een nieuw wachtwoord', {
    [signIn]: () => accepted,
    [changeUser]: () => ({ status: 200, json: authSession().user }),
    [endSessions]: () => ended,
  });
  expect(await screen.findByText('Je wachtwoord is gewijzigd. Op je andere apparaten ben je uitgelogd.')).toBeVisible();
  expect(calls.map(({ route }) => route)).toEqual([signIn, changeUser, endSessions]);
  expect(calls[0]?.body).toMatchObject({ email: 'beheer@woninglabel.example', password: 'het oude wachtwoord' });
  expect(calls[1]?.body).toMatchObject({ password: 'een nieuw wachtwoord' });
  expect(calls[2]?.search.get('scope')).toBe('others');
  expect(screen.getByLabelText('Huidig wachtwoord')).toHaveValue('');
  expect(screen.getByLabelText('Nieuw wachtwoord')).toHaveValue('');
});

test('changes nothing without the present password', async () => {
  const calls = await change('gegokt', 'een nieuw wachtwoord', {
    [signIn]: () => ({ status: 400, json: { error_code: 'invalid_credentials', msg: 'Invalid login credentials' } }),
  });
  expect(await screen.findByText('Ongeldig wachtwoord')).toBeVisible();
  expect(screen.getByLabelText('Huidig wachtwoord')).toHaveFocus();
  expect(screen.getByLabelText('Nieuw wachtwoord')).toHaveValue('een nieuw wachtwoord');
  expect(calls).toHaveLength(1);
});

test.each([
  ['', 'een nieuw wachtwoord', 'Vul je wachtwoord in'],
  ['het oude wachtwoord', 'te kort', 'Gebruik minstens 10 tekens'],
  ['het oude wachtwoord', 'het oude wachtwoord', 'Dit is je oude wachtwoord. Kies een ander wachtwoord.'],
])('refuses “%s” and “%s” before anybody is asked', async (current, next, reason) => {
  expect(await change(current, next, {})).toEqual([]);
  expect(await screen.findByText(reason)).toBeVisible();
});

test.each<[string, FakeRoutes, RegExp]>([
  [
    'too many attempts',
    { [signIn]: () => ({ status: 429, json: { error_code: 'over_request_rate_limit', msg: 'Too many' } }) },
    /^Je wachtwoord is niet gewijzigd: er is te vaak geprobeerd in te loggen/,
  ],
  [
    'a weak password',
    {
      [signIn]: () => accepted,
      [changeUser]: () => ({ status: 422, json: { error_code: 'weak_password', msg: 'Weak' } }),
    },
    /^Dit wachtwoord is te makkelijk te raden/,
  ],
  [
    'a session that ended',
    {
      [signIn]: () => accepted,
      [changeUser]: () => ({ status: 403, json: { error_code: 'session_not_found', msg: 'Gone' } }),
    },
    /je sessie is verlopen\. Log opnieuw in\.$/,
  ],
  ['no connection', { [signIn]: () => 'network error' }, /^Je wachtwoord is niet opgeslagen\. Controleer/],
])('explains %s, and keeps what was typed', async (_reason, routes, text) => {
  await change('het oude wachtwoord', 'een nieuw wachtwoord', routes);
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(screen.getByLabelText('Nieuw wachtwoord')).toHaveValue('een nieuw wachtwoord');
});

test('does not claim that other sessions ended when nobody knows', async () => {
  const warning = vi.spyOn(console, 'warn').mockReturnValue();
  await change('het oude wachtwoord', 'een nieuw wachtwoord', {
    [signIn]: () => accepted,
    [changeUser]: () => ({ status: 200, json: authSession().user }),
    [endSessions]: () => ({ status: 500, json: { msg: 'Out of order' } }),
  });
  expect(await screen.findByText(/maar je andere apparaten zijn misschien nog ingelogd/)).toBeVisible();
  expect(warning).toHaveBeenCalledOnce();
});
