// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { describe, expect, it, test, vi } from 'vitest';
import {
  authSession,
  fakeSupabase,
  laterAnswer,
  type FakeAnswer,
  type FakeRoutes,
} from '@/test/services/fake-supabase';
import { renderAdmin } from '@/test/render/render-admin';
import { CreateAdminScreen } from './create-admin-screen';

const signUp = 'POST /auth/v1/signup';
const signIn = 'POST /auth/v1/token';
const state = 'POST /rest/v1/rpc/setup_state';

/** The setup state returns these responses in turn, and then keeps returning the last. */
function setupIs(...responses: string[]): FakeRoutes {
  return { [state]: () => ({ status: 200, json: responses.length > 1 ? responses.shift() : responses[0] }) };
}

function open() {
  return renderAdmin(<CreateAdminScreen />, '/create-admin');
}

/** Shows the router's URL, in which no code may stay. */
function Address() {
  const { pathname, hash } = useLocation();
  return <p>{`address ${pathname}${hash}`}</p>;
}

function arrive(hash: string) {
  return renderAdmin(
    <>
      <CreateAdminScreen />
      <Address />
    </>,
    `/create-admin${hash}`,
  );
}

function shownPassword() {
  return screen.getByText(/^\w{5}(-\w{5}){3}$/);
}

test('says that there is an administrator, with the way to log in', async () => {
  fakeSupabase(setupIs('closed'));
  const user = open();
  expect(await screen.findByText(/Er is al een beheerder/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Beheerder aanmaken' })).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Naar inloggen' }));
  expect(screen.getByText('at /login')).toBeVisible();
});

test('says what the owner must do first', async () => {
  fakeSupabase(setupIs('not_ready'));
  open();
  expect(await screen.findByText(/slaat eerst een installatiecode op/)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('makes the account that it shows, and keeps showing it', async () => {
  const later = laterAnswer();
  const calls = fakeSupabase({ ...setupIs('open', 'closed'), [signUp]: () => later.promise });
  const user = open();
  const button = await screen.findByRole('button', { name: 'Beheerder aanmaken' });
  const password = shownPassword().textContent;
  expect(screen.getByText('beheer@woninglabel.example')).toBeVisible();
  expect(screen.queryByLabelText('Installatiecode')).toBeNull();
  await user.click(button);
  expect(await screen.findByRole('button', { name: 'Creating...' })).toHaveAttribute('aria-disabled', 'true');
  await user.click(button);
  later.resolve({ status: 200, json: authSession() });
  const created = await screen.findByText('Admin user created successfully!');
  expect(created).toBeVisible();
  const done = screen.getByRole('button', { name: 'Created!' });
  expect(done).toBeVisible();
  for (const english of [created, done]) expect(english).toHaveAttribute('lang', 'en');
  expect(shownPassword()).toHaveTextContent(password);
  expect(screen.getByText(/Bewaar dit wachtwoord nu/)).toBeVisible();
  const signUps = calls.filter(({ route }) => route === signUp);
  expect(signUps).toHaveLength(1);
  expect(signUps[0]?.body).toMatchObject({ email: 'beheer@woninglabel.example', password, data: { role: 'admin' } });
  await user.click(screen.getByRole('link', { name: 'Naar het beheer' }));
  expect(screen.getByText('at /admin')).toBeVisible();
});

test('asks for the setup code where one is needed', async () => {
  const calls = fakeSupabase({
    ...setupIs('code_required', 'closed'),
    [signUp]: () => ({ status: 200, json: authSession() }),
  });
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Beheerder aanmaken' }));
  const field = screen.getByLabelText('Installatiecode');
  expect(field).toHaveAccessibleDescription(/Vul de installatiecode in/);
  expect(field).toHaveFocus();
  expect(calls.map(({ route }) => route)).toEqual([state]);
  await user.type(field, ' geheime-code {Enter}');
  expect(await screen.findByText('Admin user created successfully!')).toBeVisible();
  expect(calls.find(({ route }) => route === signUp)?.body).toMatchObject({ data: { setup_code: 'geheime-code' } });
});

test('tells of a wrong code and keeps it in the field', async () => {
  fakeSupabase({ ...setupIs('code_required'), [signUp]: () => ({ status: 500, json: {} }) });
  const user = open();
  await user.type(await screen.findByLabelText('Installatiecode'), 'fout{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('De installatiecode klopt niet of is al gebruikt');
  expect(screen.getByLabelText('Installatiecode')).toHaveValue('fout');
  expect(screen.getByRole('button', { name: 'Beheerder aanmaken' })).toHaveAttribute('aria-disabled', 'false');
});

test('tells that someone was first', async () => {
  fakeSupabase({
    ...setupIs('open', 'closed'),
    [signUp]: () => ({ status: 500, json: {} }),
    [signIn]: () => ({ status: 400, json: { error_code: 'invalid_credentials', msg: 'no' } }),
  });
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Beheerder aanmaken' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Iemand anders was eerder');
  expect(await screen.findByRole('link', { name: 'Naar inloggen' })).toBeVisible();
});

test('tells that the service is out of reach, and can be tried again', async () => {
  // Two failures, because the query retries once.
  const responses: FakeAnswer[] = ['network error', 'network error', { status: 200, json: 'open' }];
  fakeSupabase({ [state]: () => responses.shift() ?? 'network error' });
  const user = open();
  const retry = await screen.findByRole('button', { name: 'Opnieuw proberen' }, { timeout: 4000 });
  expect(screen.getByRole('alert')).toHaveTextContent('We konden niet nagaan of er al een beheerder is');
  await user.click(retry);
  expect(await screen.findByRole('button', { name: 'Beheerder aanmaken' })).toBeVisible();
});

test('copies the password, or says that it could not', async () => {
  fakeSupabase(setupIs('open'));
  const user = open();
  const button = await screen.findByRole('button', { name: 'Wachtwoord kopiëren' });
  await user.click(button);
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Wachtwoord gekopieerd'));
  await expect(navigator.clipboard.readText()).resolves.toBe(shownPassword().textContent);
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
  await user.click(button);
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Kopiëren lukte niet'));
  expect(window.getSelection()?.toString()).toBe(shownPassword().textContent);
});

describe('with an invitation', () => {
  const link = '#uitnodiging=abc123&email=bo%40example.org';
  const refused: FakeAnswer = { status: 500, json: {} };
  const wrongPassword: FakeAnswer = { status: 400, json: { error_code: 'invalid_credentials', msg: 'no' } };

  it('makes the account of the invited address, and takes the code out of the address at once', async () => {
    const later = laterAnswer();
    const calls = fakeSupabase({ ...setupIs('closed'), [signUp]: () => later.promise });
    const user = arrive(link);
    expect(screen.getByText('address /create-admin')).toBeVisible();
    expect(await screen.findByText('bo@example.org')).toBeVisible();
    expect(screen.queryByText(/Er is al een beheerder/)).toBeNull();
    const password = shownPassword().textContent;
    await user.click(screen.getByRole('button', { name: 'Beheerder aanmaken' }));
    expect(await screen.findByRole('button', { name: 'Creating...' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /Ander e-mailadres/ })).toBeNull();
    later.resolve({ status: 200, json: authSession('bo@example.org') });
    expect(await screen.findByText('Admin user created successfully!')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Created!' })).toBeVisible();
    expect(screen.getByText('bo@example.org')).toBeVisible();
    expect(shownPassword()).toHaveTextContent(password);
    const body = calls.find(({ route }) => route === signUp)?.body;
    expect(body).toMatchObject({
      email: 'bo@example.org',
      password,
      data: { role: 'admin', invitation_code: 'abc123' },
    });
  });

  it('that the database refuses says whom to ask, and can be corrected', async () => {
    const responses: FakeAnswer[] = [refused];
    const calls = fakeSupabase({
      ...setupIs('closed'),
      [signUp]: () => responses.shift() ?? { status: 200, json: authSession('bo@example.org') },
      [signIn]: () => wrongPassword,
    });
    const user = arrive(link);
    await user.click(await screen.findByRole('button', { name: 'Beheerder aanmaken' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Vraag de beheerder die je uitnodigde om een nieuwe');
    expect(screen.getByRole('button', { name: 'Beheerder aanmaken' })).toHaveAttribute('aria-disabled', 'false');
    await user.click(screen.getByRole('button', { name: /Ander e-mailadres/ }));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByLabelText('E-mailadres')).toHaveValue('bo@example.org');
    expect(screen.getByLabelText('Code')).toHaveValue('abc123');
    await user.type(screen.getByLabelText('Code'), '4');
    await user.click(screen.getByRole('button', { name: 'Verder' }));
    await user.click(screen.getByRole('button', { name: 'Beheerder aanmaken' }));
    expect(await screen.findByText('Admin user created successfully!')).toBeVisible();
    expect(calls.findLast(({ route }) => route === signUp)?.body).toMatchObject({
      data: { invitation_code: 'abc1234' },
    });
  });

  it('can be typed', async () => {
    const calls = fakeSupabase({ ...setupIs('closed'), [signUp]: () => ({ status: 200, json: authSession() }) });
    const user = open();
    await user.click(await screen.findByRole('button', { name: 'Verder' }));
    expect(screen.getByLabelText('E-mailadres')).toHaveAccessibleDescription(/Vul je e-mailadres in/);
    expect(screen.getByLabelText('E-mailadres')).toHaveFocus();
    await user.type(screen.getByLabelText('E-mailadres'), ' Bo@Example.org ');
    await user.click(screen.getByRole('button', { name: 'Verder' }));
    expect(screen.getByLabelText('Code')).toHaveAccessibleDescription(/Vul de code van de uitnodiging in/);
    expect(screen.getByLabelText('Code')).toHaveFocus();
    await user.type(screen.getByLabelText('Code'), ' abc123 {Enter}');
    await user.click(screen.getByRole('button', { name: 'Beheerder aanmaken' }));
    expect(await screen.findByText('Admin user created successfully!')).toBeVisible();
    const body = calls.find(({ route }) => route === signUp)?.body;
    expect(body).toMatchObject({ email: 'bo@example.org', data: { invitation_code: 'abc123' } });
  });

  it('makes no difference while there is no administrator', async () => {
    fakeSupabase(setupIs('open'));
    arrive(link);
    expect(await screen.findByText('beheer@woninglabel.example')).toBeVisible();
    expect(screen.queryByText('bo@example.org')).toBeNull();
  });

  it('that is not whole is none', async () => {
    fakeSupabase(setupIs('closed'));
    arrive('#uitnodiging=abc123');
    expect(await screen.findByText(/Er is al een beheerder/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Naar inloggen' })).toBeVisible();
  });
});
