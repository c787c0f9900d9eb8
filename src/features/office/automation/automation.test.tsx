// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { notify } from '@/components/ui/notify';
import { fakeSupabase, type FakeAnswer, type FakeRoutes } from '@/test/services/fake-supabase';
import { renderAdmin } from '@/test/render/render-admin';
import { Automation } from './automation';

const read = 'GET /rest/v1/settings';
const save = 'PATCH /rest/v1/settings';
const url = 'https://hook.example.org/abc';

const success = vi.fn();

beforeEach(() => {
  success.mockReset();
  vi.spyOn(notify, 'success').mockImplementation(success);
});

function stored(webhook_url: string): FakeAnswer {
  return { status: 200, json: [{ webhook_url }] };
}

async function show(current: string, routes: FakeRoutes = {}) {
  const calls = fakeSupabase({
    [read]: () => stored(current),
    ...routes,
  });
  const user = renderAdmin(<Automation />);
  await screen.findByLabelText('Adres van de webhook');
  return { user, calls };
}

function field() {
  return screen.getByLabelText('Adres van de webhook');
}

test('a URL is stored as browsers write it, over the one that was read', async () => {
  let current = '';
  const { user, calls } = await show('', {
    [read]: () => stored(current),
    [save]: () => {
      current = url;
      return stored(url);
    },
  });
  expect(screen.queryByRole('button', { name: 'Verstuur een proef' })).toBeNull();
  await user.type(field(), ' https://HOOK.example.org/abc ');
  await user.click(screen.getByRole('button', { name: 'Opslaan' }));
  expect(await screen.findByRole('button', { name: 'Verstuur een proef' })).toBeVisible();
  const call = calls.find(({ route }) => route === save);
  expect(call?.body).toEqual({ webhook_url: url });
  expect(call?.search.get('webhook_url')).toBe('eq.');
  expect(field()).toHaveValue(url);
  expect(success).toHaveBeenCalledWith('Adres opgeslagen');
});

test('an emptied field stops the messages', async () => {
  const { user, calls } = await show(url, { [save]: () => stored('') });
  await user.clear(field());
  await user.click(screen.getByRole('button', { name: 'Opslaan' }));
  await waitFor(() => expect(success).toHaveBeenCalledWith('Er gaan geen berichten meer naar een automatisering'));
  expect(calls.find(({ route }) => route === save)?.body).toEqual({ webhook_url: '' });
});

test('another kind of URL is refused before the database is asked', async () => {
  const { user, calls } = await show('');
  await user.type(field(), 'http://hook.example.org/abc');
  await user.click(screen.getByRole('button', { name: 'Opslaan' }));
  expect(field()).toHaveAccessibleDescription(/begint met https:/);
  expect(field()).toHaveFocus();
  expect(calls.map(({ route }) => route)).toEqual([read]);
});

test.each<[string, FakeAnswer, RegExp]>([
  ['somebody else was first', { status: 200, json: [] }, /Er is niets overschreven/],
  ['the database refuses it', { status: 400, json: { code: '23514', message: 'no' } }, /neemt dit adres niet aan/],
  ['the account has no rights', { status: 403, json: { code: '42501', message: 'no' } }, /geen beheerder meer/],
  ['there is no answer', 'network error', /de database geeft geen antwoord/],
])('when %s what was typed stays, and it is not called saved', async (_, answer, text) => {
  const { user } = await show('', { [save]: () => answer });
  await user.type(field(), url);
  await user.click(screen.getByRole('button', { name: 'Opslaan' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(field()).toHaveValue(url);
  expect(success).not.toHaveBeenCalled();
});

test('a test message says whether it arrived', async () => {
  const outcomes: FakeAnswer[] = [
    { status: 200, json: { 'trial-1': false } },
    { status: 200, json: { 'trial-1': null } },
    { status: 200, json: { 'trial-1': true } },
  ];
  const { user, calls } = await show('/local/webhook', {
    'POST /rest/v1/rpc/try_webhook': () => ({ status: 200, json: 'trial-1' }),
    'POST /rest/v1/rpc/webhook_outcomes': () => outcomes.shift() ?? 'network error',
  });
  await user.click(screen.getByRole('button', { name: 'Verstuur een proef' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('De proef is niet aangekomen');
  await user.click(screen.getByRole('button', { name: 'Verstuur een proef' }));
  expect(await screen.findByText('De automatisering heeft de proef ontvangen', {}, { timeout: 3000 })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(calls.at(-1)?.body).toEqual({ ids: ['trial-1'] });
});

test('that could not be read can be asked for again', async () => {
  const answers: FakeAnswer[] = [{ status: 200, json: [] }, stored('')];
  fakeSupabase({ [read]: () => answers.shift() ?? 'network error' });
  const user = renderAdmin(<Automation />);
  expect(await screen.findByRole('alert')).toHaveTextContent('kon niet worden opgehaald');
  await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
  expect(await screen.findByLabelText('Adres van de webhook')).toHaveValue('');
});

test('the address in force says who set it, and when', async () => {
  const row = { webhook_url: url, webhook_set_by_email: 'jo@example.org', webhook_set_at: '2026-11-21T09:05:00+00:00' };
  await show(url, { [read]: () => ({ status: 200, json: [row] }) });
  expect(screen.getByText('Ingesteld door jo@example.org op 21 november 2026')).toBeVisible();
});
