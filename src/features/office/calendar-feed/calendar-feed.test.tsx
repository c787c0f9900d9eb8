// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { notify } from '@/components/ui/notify';
import { fakeSupabase, type FakeAnswer, type FakeRoutes } from '@/test/services/fake-supabase';
import { renderAdmin } from '@/test/render/render-admin';
import { CalendarFeed } from './calendar-feed';

const since = 'POST /rest/v1/rpc/calendar_feed_since';
const renew = 'POST /rest/v1/rpc/renew_calendar_feed';
const remove = 'POST /rest/v1/rpc/remove_calendar_feed';
const success = vi.fn();

beforeEach(() => {
  success.mockReset();
  vi.spyOn(notify, 'success').mockImplementation(success);
});

/** The card over a database that has a feed or none. */
function show(hasFeed: boolean, routes: FakeRoutes = {}) {
  let has = hasFeed;
  let made = 0;
  const calls = fakeSupabase({
    [since]: () => ({ status: 200, json: has ? '2026-11-24T09:00:00+00:00' : null }),
    [renew]: () => {
      has = true;
      made += 1;
      return { status: 200, json: `token${made}` };
    },
    [remove]: () => {
      has = false;
      return { status: 204, json: null };
    },
    ...routes,
  });
  return { user: renderAdmin(<CalendarFeed />), calls };
}

function press(name: string) {
  return screen.findByRole('button', { name });
}

test('a new address is shown once, with the way into each calendar', async () => {
  const { user } = show(false);
  await user.click(await press('Adres maken'));
  const address = await screen.findByText(/\/functions\/v1\/calendar\/token1\.ics$/);
  expect(address.textContent).toMatch(/^http:\/\/localhost/);
  expect(screen.getByRole('link', { name: /Openen/ })).toHaveAttribute('href', expect.stringMatching(/^webcal:\/\//));
  for (const name of ['Google Agenda', 'iPhone, iPad en Mac', 'Outlook']) expect(screen.getByText(name)).toBeVisible();
  expect(await screen.findByText(/^Je adres werkt sinds 24 november 2026/)).toBeVisible();
  await user.click(await press('Adres kopiëren'));
  expect(await navigator.clipboard.readText()).toBe(address.textContent);
});

test('another address is made only after a question', async () => {
  const { user, calls } = show(true);
  await user.click(await press('Nieuw adres maken'));
  expect(await press('Annuleren')).toHaveFocus();
  await user.click(await press('Annuleren'));
  expect(calls.map(({ route }) => route)).not.toContain(renew);
  expect(screen.queryByText(/functions\/v1/)).toBeNull();
  await user.click(await press('Nieuw adres maken'));
  await user.click(await press('Ja, maak een nieuw adres'));
  expect(await screen.findByText(/token1\.ics/)).toBeVisible();
});

test('a removed address is gone from the screen too', async () => {
  const { user } = show(false);
  await user.click(await press('Adres maken'));
  await user.click(await press('Adres verwijderen'));
  await user.click(await press('Ja, verwijder'));
  expect(await press('Adres maken')).toBeVisible();
  expect(screen.queryByText(/token1/)).toBeNull();
  expect(success).toHaveBeenCalledWith('Je adres is verwijderd');
});

test.each<[string, FakeAnswer, RegExp]>([
  ['the account has no rights', { status: 403, json: { code: '42501', message: 'no' } }, /geen beheerder meer/],
  ['there is no answer', 'network error', /Er is geen adres gemaakt/],
])('says so when %s', async (_, answer, text) => {
  const { user } = show(false, { [renew]: () => answer });
  await user.click(await press('Adres maken'));
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
});

test('that could not be removed says so, and stays', async () => {
  const { user } = show(true, { [remove]: () => 'network error' });
  await user.click(await press('Adres verwijderen'));
  await user.click(await press('Ja, verwijder'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Het adres is niet verwijderd');
  expect(await press('Adres verwijderen')).toBeVisible();
});

test('that could not be read can be asked for again', async () => {
  // The query retries once by itself.
  const answers: FakeAnswer[] = [
    { status: 200, json: 5 },
    { status: 200, json: 5 },
    { status: 200, json: null },
  ];
  const { user } = show(false, { [since]: () => answers.shift() ?? 'network error' });
  await user.click(await press('Opnieuw proberen'));
  await waitFor(async () => expect(await press('Adres maken')).toBeVisible());
});
