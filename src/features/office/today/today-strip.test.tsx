// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '@/data/query-client';
import { requestKeys } from '@/data/requests/keys';
import { fakeSupabase, laterAnswer, type FakeAnswer } from '@/test/services/fake-supabase';
import { renderAdmin } from '@/test/render/render-admin';
import { TodayStrip } from './today-strip';

const route = 'POST /rest/v1/rpc/requests_of_today';
const refusal: FakeAnswer = { status: 403, json: { code: '42501', message: 'only for administrators' } };
const noWork = { today: 0, rush: 0, customers: 0, overdue: 0, callback: 0, unanswered: 0 };
const quiet = {
  work: noWork,
  total: 0,
  unread_calendars: [],
  visits_at_risk: [],
  late_invoices: { count: 0, sum: 0 },
  unprinted_invoices: 0,
  visits: [],
  rush: [],
};
const busy = {
  work: { today: 2, rush: 5, customers: 3, overdue: 7, callback: 4, unanswered: 1001 },
  total: 1001,
  unread_calendars: ['Ali'],
  visits_at_risk: [
    { id: 'n1', name: 'Sam', starts_at: '2026-11-23T08:30:00+00:00', adviser: null },
    { id: 'n2', name: 'Kim', starts_at: '2026-11-24T09:00:00+00:00', adviser: 'Ali' },
  ],
  late_invoices: { count: 2, sum: 57_000 },
  unprinted_invoices: 1,
  visits: [
    { id: 'v1', name: 'Jo de Vries', address: 'Voorbeeldstraat 12, Amersfoort', appointment_time: '09:30:00' },
    { id: 'v2', name: 'Bo', address: null, appointment_time: null },
  ],
  rush: [
    { id: 'r1', name: 'Te laat', created_at: '2026-11-19T18:59:00+00:00' },
    { id: 'r2', name: 'Bijna', created_at: '2026-11-20 12:00:00+00' },
    { id: 'r3', name: 'Net', created_at: '2026-11-21T08:30:00+00:00' },
  ],
};

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T09:00:10Z'), shouldAdvanceTime: true });
});
afterEach(() => vi.useRealTimers());

function response(json: unknown): FakeAnswer {
  return { status: 200, json };
}

async function openDetails(): Promise<void> {
  fireEvent.click(await screen.findByRole('button', { name: 'Bezoeken en spoed' }));
}

test('asks whether a clock that leapt ahead is right, and says when it could not be confirmed', async () => {
  const clock = { now: '2027-11-21T09:00:00+00:00', latest: '2026-11-21T09:00:00+00:00' };
  const answers = [{ ...quiet, doubted_clock: clock }, { ...quiet, doubted_clock: clock }, quiet];
  const confirmed = [false, true];
  const calls = fakeSupabase({
    [route]: () => ({ status: 200, json: answers.shift() ?? quiet }),
    'POST /rest/v1/rpc/confirm_clock': () => ({ status: 200, json: confirmed.shift() }),
  });
  const user = renderAdmin(<TodayStrip />);
  expect(await screen.findByText(/^De klok ging van 21-11-2026 10:00 naar 21-11-2027 10:00/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Ja, deze tijd klopt' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Niet bevestigd');
  await user.click(screen.getByRole('button', { name: 'Ja, deze tijd klopt' }));
  await waitFor(() => expect(screen.queryByText(/^De klok ging/)).toBeNull());
  expect(calls.filter(({ route: called }) => called.endsWith('confirm_clock')).map(({ body }) => body)).toEqual([
    { shown: clock.now },
    { shown: clock.now },
  ]);
});

test('shows what asks for attention, each with its way to the list or the request', async () => {
  const later = laterAnswer();
  fakeSupabase({ [route]: () => later.promise });
  renderAdmin(<TodayStrip />, '/admin');
  expect(screen.getByText('Vandaag laden...')).toBeVisible();
  later.resolve({ status: 200, json: busy });
  expect(await screen.findByRole('link', { name: 'Afspraak voorbij 7' })).toHaveAttribute(
    'href',
    '/admin?werk=overdue#aanvragen',
  );
  expect(screen.getByRole('link', { name: 'Van klanten 3' })).toHaveAttribute(
    'href',
    '/admin?werk=customers#aanvragen',
  );
  expect(screen.getByRole('link', { name: 'Terugbellen 4' })).toHaveAttribute('href', '/admin?werk=callback#aanvragen');
  expect(screen.getByRole('link', { name: '1 werkdag onbeantwoord 1.000+' })).toHaveAttribute(
    'href',
    '/admin?werk=unanswered#aanvragen',
  );
  expect(screen.getByText('De agenda van Ali is al een dag niet te lezen.')).toBeVisible();
  expect(screen.getByRole('link', { name: '2 facturen zijn te laat: €570,00' })).toHaveAttribute(
    'href',
    '/admin/facturen?groep=late',
  );
  const unprinted = screen.getByRole('link', { name: /^1 factuur wacht: naam of adres heeft tekens/ });
  expect(unprinted).toHaveAttribute('href', '/admin/facturen?groep=coming');
  const unplanned = screen.getByRole('link', { name: 'Sam, maandag 23 november 09:30' });
  expect(unplanned).toHaveAttribute('href', '/admin?aanvraag=n1');
  expect(unplanned.parentElement).toHaveTextContent('nog niemand');
  expect(screen.getByText('Ali is dan bezet volgens zijn of haar eigen agenda')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Bekijk de agenda van de adviseur' })).toHaveAttribute(
    'href',
    '/admin/beheer#adviseurs',
  );
  await openDetails();
  const appointments = within(screen.getByRole('region', { name: 'Bezoeken vandaag' })).getAllByRole('link');
  expect(appointments.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Ik kan niet', '/admin?kan-niet=2026-11-21'],
    ['Ik ben later', '/admin?later=ja'],
    ['09:30 Jo de VriesVoorbeeldstraat 12, Amersfoort', '/admin?aanvraag=v1'],
    ['tijd onbekend Bo', '/admin?aanvraag=v2'],
  ]);
  await screen.findByText('nog 3 uur');
  const rush = within(screen.getByRole('region', { name: 'Spoed' })).getAllByRole('link');
  expect(rush.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Te laat 14 uur te laat', '/admin?aanvraag=r1'],
    ['Bijna nog 3 uur', '/admin?aanvraag=r2'],
    ['Net nog 23 uur', '/admin?aanvraag=r3'],
    ['en nog 2: bekijk alle spoedaanvragen zonder bezoek op tijd', '/admin?werk=rush#aanvragen'],
  ]);
});

test('a request opens over the view that is there; a count begins the list afresh and leaves the week', async () => {
  fakeSupabase({ [route]: () => response(busy) });
  renderAdmin(<TodayStrip />, '/admin?zoek=jo&spoed=nee&na=x&week=2026-11-23&aanvraag=v2');
  await openDetails();
  expect(await screen.findByRole('link', { name: /Jo de Vries/ })).toHaveAttribute(
    'href',
    '/admin?zoek=jo&spoed=nee&na=x&week=2026-11-23&aanvraag=v1',
  );
  expect(screen.getByRole('link', { name: /^Te laat/ })).toHaveAttribute(
    'href',
    '/admin?zoek=jo&spoed=nee&na=x&week=2026-11-23&aanvraag=r1',
  );
  expect(screen.getByRole('link', { name: /^Terugbellen/ })).toHaveAttribute('href', '/admin?werk=callback#aanvragen');
  expect(screen.getByRole('link', { name: /alle spoedaanvragen/ })).toHaveAttribute(
    'href',
    '/admin?werk=rush#aanvragen',
  );
});

test('a quiet day is no empty space', async () => {
  fakeSupabase({ [route]: () => response(quiet) });
  renderAdmin(<TodayStrip />);
  await openDetails();
  expect(screen.getByText('Vandaag geen bezoeken')).toBeVisible();
  expect(screen.getByText('Geen spoedaanvragen zonder bezoek op tijd')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Terugbellen 0' })).toBeVisible();
});

test.each<[string, FakeAnswer]>([
  ['a refusal', refusal],
  ['a response of another shape', response({ ...quiet, work: 'much' })],
])('after %s it can be tried again', async (_, failure) => {
  let isFine = false;
  fakeSupabase({ [route]: () => (isFine ? response(quiet) : failure) });
  const user = renderAdmin(<TodayStrip />);
  expect(await screen.findByText('Kon het overzicht van vandaag niet ophalen', {}, { timeout: 4000 })).toBeVisible();
  expect(screen.queryByText('Vandaag geen bezoeken')).toBeNull();
  isFine = true;
  await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
  expect(await screen.findByRole('link', { name: 'Terugbellen 0' })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('reads again each minute and after a change; a failure then keeps what was read', async () => {
  const responses: FakeAnswer[] = [
    response(quiet),
    response({ ...quiet, work: { ...noWork, callback: 3 } }),
    response({ ...quiet, work: { ...noWork, callback: 4 } }),
    refusal,
  ];
  fakeSupabase({ [route]: () => responses.shift() ?? refusal });
  renderAdmin(<TodayStrip />);
  await screen.findByRole('link', { name: 'Terugbellen 0' });
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(await screen.findByRole('link', { name: 'Terugbellen 3' })).toBeVisible();
  await act(() => queryClient.invalidateQueries({ queryKey: requestKeys.all }));
  await waitFor(() => expect(screen.getByRole('link', { name: 'Terugbellen 4' })).toBeVisible());
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(await screen.findByText('Je ziet het overzicht zoals het eerder was.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Terugbellen 4' })).toBeVisible();
});

test('the time that is left runs on while the page stays open', async () => {
  fakeSupabase({ [route]: () => response(busy) });
  renderAdmin(<TodayStrip />);
  await openDetails();
  expect(await screen.findByText('nog 3 uur')).toBeVisible();
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(await screen.findByText('nog 2 uur')).toBeVisible();
});
