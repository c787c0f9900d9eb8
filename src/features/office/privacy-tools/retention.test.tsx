// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { notify } from '@/components/ui/notify';
import { fakeSupabase, laterAnswer, type FakeAnswer } from '@/test/services/fake-supabase';
import { renderAdmin } from '@/test/render/render-admin';
import { PrivacyTools } from './privacy-tools';

const look = 'POST /rest/v1/rpc/expired_requests';
const anonymise = 'POST /rest/v1/rpc/anonymise_requests';
const refusal = { status: 403, json: { code: '42501', message: 'only for administrators' } };
const seen_at = '2026-11-21T01:47:07.560123+00:00';
const oldest = [
  {
    id: 'a',
    created_at: '2024-02-03T10:11:12.5+00:00',
    name: 'Jo de Vries',
    address: null,
    status: 'new',
    keeps_label: false,
  },
  {
    id: 'b',
    created_at: '2024-02-04 10:11:12.5+00',
    name: 'Bo',
    address: 'Laan 1',
    status: 'on_hold',
    keeps_label: false,
  },
];

const toasts = { success: vi.fn(), error: vi.fn() };

beforeEach(() => {
  Object.values(toasts).forEach((toast) => toast.mockReset());
  vi.spyOn(notify, 'success').mockImplementation(toasts.success);
  vi.spyOn(notify, 'error').mockImplementation(toasts.error);
});

function response(json: unknown): { status: number; json: unknown } {
  return { status: 200, json };
}

async function opened() {
  const user = renderAdmin(<PrivacyTools />);
  await user.click(screen.getByText('Oude aanvragen anonimiseren'));
  await user.click(screen.getByRole('button', { name: 'Bekijk welke aanvragen' }));
  return user;
}

test('reads nothing before it is asked to', async () => {
  const calls = fakeSupabase({});
  const user = renderAdmin(<PrivacyTools />);
  await user.click(screen.getByText('Oude aanvragen anonimiseren'));
  await user.click(screen.getByText('Gegevens van één persoon opvragen'));
  expect(calls).toEqual([]);
});

test('looking shows how many and the oldest, and changes nothing', async () => {
  const calls = fakeSupabase({ [look]: () => response({ seen_at, total: 1234, oldest }) });
  await opened();
  const table = await screen.findByRole('table', { name: '1.234 aanvragen Je ziet de oudste 2.' });
  const rows = within(table).getAllByRole('row').slice(1);
  expect(
    rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ),
  ).toEqual([
    ['03-02-2024 11:11', 'Jo de Vries', 'Nieuw'],
    ['04-02-2024 11:11', 'Bo', 'Nieuw'],
  ]);
  expect(calls.map(({ route }) => route)).toEqual([look]);
});

test('nothing to do is said', async () => {
  fakeSupabase({ [look]: () => response({ seen_at, total: 0, oldest: [] }) });
  await opened();
  expect(await screen.findByText('Er zijn geen aanvragen om te anonimiseren')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Anonimiseer/ })).toBeNull();
});

test('a failed look is an error with a way to try again', async () => {
  let seen: FakeAnswer = refusal;
  fakeSupabase({ [look]: () => seen });
  const user = await opened();
  expect(await screen.findByText('Kon niet nagaan welke aanvragen oud zijn')).toBeVisible();
  seen = response({ seen_at, total: 0, oldest: [] });
  await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
  expect(await screen.findByText('Er zijn geen aanvragen om te anonimiseren')).toBeVisible();
});

test('asks first, with the focus on the safe choice, and can be called off', async () => {
  const calls = fakeSupabase({ [look]: () => response({ seen_at, total: 2, oldest }) });
  const user = await opened();
  await user.click(await screen.findByRole('button', { name: 'Anonimiseer 2 aanvragen' }));
  const question = screen.getByRole('group', { name: /^Weet je het zeker/ });
  expect(within(question).getByRole('button', { name: 'Annuleren' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Anonimiseer 2 aanvragen' })).toHaveFocus();
  expect(calls.map(({ route }) => route)).toEqual([look]);
});

test('goes on until nothing is left, tells how far it is, and reads anew', async () => {
  const later = laterAnswer();
  const rounds: FakeAnswer[] = [response(500), later.promise, response(0)];
  let left = response({ seen_at, total: 700, oldest });
  const calls = fakeSupabase({ [look]: () => left, [anonymise]: () => rounds.shift() ?? 'network error' });
  const user = await opened();
  await user.click(await screen.findByRole('button', { name: 'Anonimiseer 700 aanvragen' }));
  await user.click(screen.getByRole('button', { name: 'Ja, anonimiseer' }));
  expect(await screen.findByText('500 van 700 geanonimiseerd...')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Anonimiseer/ })).toBeNull();
  left = response({ seen_at, total: 0, oldest: [] });
  later.resolve(response(200));
  expect(await screen.findByText('700 aanvragen geanonimiseerd')).toBeVisible();
  expect(await screen.findByText('Er zijn geen aanvragen om te anonimiseren')).toBeVisible();
  expect(toasts.success).toHaveBeenCalledWith('700 aanvragen geanonimiseerd');
  // Only what was shown: each batch sends the timestamp of the list.
  const bodies = calls.filter(({ route }) => route === anonymise).map(({ body }) => body);
  expect(bodies).toEqual(Array(3).fill({ seen_at, orders: false }));
  expect(toasts.error).not.toHaveBeenCalled();
  expect(screen.getByText(/^Verwijder nu ook de mails/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Formspark' })).toHaveAttribute('href', 'https://dashboard.formspark.io');
});

test('the list of orders says what goes, and anonymises orders', async () => {
  const orders = oldest.map((order, place) => ({ ...order, status: 'completed', keeps_label: place === 1 }));
  const counts = [2, 0];
  const calls = fakeSupabase({
    [look]: () => response({ seen_at, total: 2, oldest: orders }),
    [anonymise]: () => response(counts.shift() ?? 0),
  });
  const user = renderAdmin(<PrivacyTools />);
  await user.click(screen.getByText('Oude opdrachten anonimiseren'));
  await user.click(screen.getByRole('button', { name: 'Bekijk welke opdrachten' }));
  const table = await screen.findByRole('table');
  expect(
    within(table)
      .getAllByRole('cell', { name: /^De klant/ })
      .map(({ textContent }) => textContent),
  ).toEqual(['De klant en het adres', 'De klant; het adres blijft']);
  await user.click(screen.getByRole('button', { name: 'Anonimiseer 2 aanvragen' }));
  await user.click(screen.getByRole('button', { name: 'Ja, anonimiseer' }));
  await waitFor(() => expect(toasts.success).toHaveBeenCalledWith('2 aanvragen geanonimiseerd'));
  expect(calls.map(({ body }) => body)).toContainEqual({ seen_at, orders: true });
  expect(calls.map(({ body }) => body)).not.toContainEqual({ seen_at, orders: false });
});

test.each<[string, FakeAnswer]>([
  ['no response', 'network error'],
  ['a refusal', refusal],
])('%s half-way: says how many are done, shows no success, and can go on', async (_, failure) => {
  const rounds: FakeAnswer[] = [response(500), failure, response(200), response(0)];
  let left = response({ seen_at, total: 700, oldest });
  fakeSupabase({
    [look]: () => left,
    [anonymise]: () => {
      const round = rounds.shift() ?? 'network error';
      left = response(rounds.length > 1 ? { seen_at, total: 200, oldest } : { seen_at, total: 0, oldest: [] });
      return round;
    },
  });
  const user = await opened();
  await user.click(await screen.findByRole('button', { name: 'Anonimiseer 700 aanvragen' }));
  await user.click(screen.getByRole('button', { name: 'Ja, anonimiseer' }));
  const description =
    '500 aanvragen geanonimiseerd, daarna ging het mis. Controleer je internetverbinding en ga verder.';
  expect(await screen.findByText(description)).toBeVisible();
  expect(toasts.error).toHaveBeenCalledWith('Anonimiseren is gestopt', { description });
  expect(toasts.success).not.toHaveBeenCalled();
  await user.click(await screen.findByRole('button', { name: 'Anonimiseer 200 aanvragen' }));
  await user.click(screen.getByRole('button', { name: 'Ja, anonimiseer' }));
  await waitFor(() => expect(toasts.success).toHaveBeenCalledWith('200 aanvragen geanonimiseerd'));
  expect(screen.queryByText(description)).toBeNull();
});
