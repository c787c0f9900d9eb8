// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '@/data/query-client';
import { renderPage } from '@/test/render/render-page';
import { fakeSupabase, type FakeRoutes } from '@/test/services/fake-supabase';
import { OwnRequest } from '../own-request';

const asked = 'POST /rest/v1/rpc/customer_request';
const withdraw = 'POST /rest/v1/rpc/withdraw_order';

const open = {
  state: 'open',
  ordered_at: '2027-01-10T09:00:00+00:00',
  last_day: '2027-01-25',
  owed: 0,
  can_mail: true,
};
const withdrawn = { state: 'withdrawn', withdrawn_at: '2027-01-12T10:05:00+00:00', owed: 0, is_mailed: true };
const visit = {
  ...{ id: 'd7b4a3ae-3f1c-4e6f-8a2b-3c4d5e6f7a8b', sequence: 1, adviser: 'Anna de Boer' },
  ...{ starts_at: '2027-02-02T09:00:00+00:00', ends_at: '2027-02-02T10:00:00+00:00' },
};

beforeEach(() => {
  queryClient.clear();
  vi.useFakeTimers({ now: new Date('2027-01-12T10:00:00Z'), toFake: ['Date'] });
  return () => vi.useRealTimers();
});

function request(withdrawal: object, values: object = {}) {
  return {
    ...{ id: '5f0c9a3e-3f1c-4e6f-8a2b-3c4d5e6f7a8b', name: 'Jo de Vries', address: 'Kade 1, Amersfoort' },
    ...{ property_type: 'terraced', rush: null, price: 295, created_at: '2027-01-09T09:00:00+00:00' },
    ...{ status: 'scheduled', visit, can_change: true, withdrawal, ...values },
  };
}

function show(stored: object, routes: FakeRoutes = {}) {
  const calls = fakeSupabase({ [asked]: () => ({ status: 200, json: stored }), ...routes });
  return { calls, user: renderPage('/', <OwnRequest customerKey={'k'.repeat(43)} />).user };
}

test('the button is beside that of cancelling, and its second step says what is withdrawn from and what it comes to', async () => {
  const { user, calls } = show(request(open));
  const button = await screen.findByRole('button', { name: 'Overeenkomst hier herroepen' });
  expect(button.parentElement).toContainElement(screen.getByRole('button', { name: 'Annuleren' }));
  await user.click(button);
  const step = screen.getByRole('region', { name: 'Wilt u de overeenkomst herroepen?' });
  expect(step).toHaveFocus();
  for (const fact of ['Jo de Vries', 'Kade 1, Amersfoort', '5F0C9A3E', 'dinsdag 2 februari om 10.00 uur']) {
    expect(step.textContent.replaceAll('\u00A0', ' ')).toContain(fact);
  }
  expect(step).toHaveTextContent('U hoeft geen reden te geven. U betaalt geen annuleringskosten');
  expect(step).not.toHaveTextContent('ten hoogste');
  await user.click(screen.getByRole('button', { name: 'Niet herroepen' }));
  expect(screen.getByRole('button', { name: 'Overeenkomst hier herroepen' })).toHaveFocus();
  expect(calls.map(({ route }) => route)).not.toContain(withdraw);
});

test('confirming gives a receipt with the statement, the day and the time', async () => {
  let stored = request(open);
  const { user } = show(stored, {
    [asked]: () => ({ status: 200, json: stored }),
    [withdraw]: () => {
      stored = request(withdrawn, { status: 'cancelled', visit: null, can_change: false });
      return { status: 200, json: true };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Overeenkomst hier herroepen' }));
  await user.click(screen.getByRole('button', { name: 'Herroeping bevestigen' }));
  expect(await screen.findByRole('heading', { name: 'U hebt de overeenkomst herroepen' })).toBeVisible();
  expect(screen.getByText('“Ik herroep de overeenkomst voor een energielabel.”')).toBeVisible();
  expect(screen.getByText('dinsdag 12 januari 2027 om 11.05 uur')).toBeVisible();
  expect(screen.getByText(/^Deze bevestiging staat ook in de mail/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Afdrukken' })).toBeVisible();
  const done = screen.getByText(/^Uw herroeping is bevestigd/).closest('[tabindex="-1"]');
  await waitFor(() => expect(done).toHaveFocus());
});

test.each([
  ['fails', { status: 500, json: {} }, /^Het is niet gelukt: uw herroeping is niet verstuurd/],
  ['is too late', { status: 200, json: false }, /^Dit kan hier niet meer/],
])('what %s is not said to have succeeded', async (_, answer, text) => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const { user } = show(request(open), { [withdraw]: () => answer });
  await user.click(await screen.findByRole('button', { name: 'Overeenkomst hier herroepen' }));
  await user.click(screen.getByRole('button', { name: 'Herroeping bevestigen' }));
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Herroeping bevestigen' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'U hebt de overeenkomst herroepen' })).toBeNull();
});

test('a receipt that is not mailed says to keep it, and a visit on request what is owed', async () => {
  show(
    request({ ...withdrawn, owed: 14_750, is_mailed: false }, { status: 'cancelled', visit: null, can_change: false }),
  );
  expect(await screen.findByText(/^Druk deze bevestiging af/)).toBeVisible();
  expect(screen.getByText(/ten hoogste €\s?147,50\. Dat is 50% van de prijs\.$/)).toBeVisible();
});

test.each([
  [
    'the period is over',
    { because: 'period', ended_on: '2027-01-26' },
    'Sinds dinsdag 26 januari kunt u de overeenkomst niet meer herroepen. Uw bedenktijd van 14 dagen liep tot en met maandag 25 januari.',
  ],
  [
    'the label is registered',
    { because: 'label', ended_on: '2027-01-20' },
    'Sinds woensdag 20 januari kunt u de overeenkomst niet meer herroepen. Toen was uw label geregistreerd, en u vroeg ons om binnen uw bedenktijd te beginnen.',
  ],
])('when %s the button is gone, and the page says since when and why', async (_, ended, text) => {
  show(request({ state: 'ended', last_day: '2027-01-25', ...ended }, { status: 'completed', can_change: false }));
  const said = await screen.findByText(/^Sinds/);
  expect(said.textContent.replaceAll('\u00A0', ' ')).toBe(text);
  expect(screen.queryByRole('button', { name: 'Overeenkomst hier herroepen' })).toBeNull();
});

test.each([
  ['that is completed and has no label yet', { status: 'completed', can_change: false }],
  ['at which nobody was home', { status: 'contacted', visit: null }],
  ['too near to cancel', { can_change: false }],
])('the button stays for a visit %s', async (_, values) => {
  show(request(open, values), { 'POST /rest/v1/rpc/customer_moments': () => ({ status: 200, json: [] }) });
  expect(await screen.findByRole('button', { name: 'Overeenkomst hier herroepen' })).toBeVisible();
});

test('without an order there is nothing to withdraw from', async () => {
  show(request({ state: 'none', last_day: '2027-01-26' }, { status: 'new', visit: null }), {
    'POST /rest/v1/rpc/customer_moments': () => ({ status: 200, json: [] }),
  });
  expect(await screen.findByRole('button', { name: 'Aanvraag annuleren' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Overeenkomst hier herroepen' })).toBeNull();
});
