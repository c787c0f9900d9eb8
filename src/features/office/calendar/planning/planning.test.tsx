// @vitest-environment jsdom
import { act, fireEvent, renderHook, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { notify } from '@/components/ui/notify';
import { QueryProvider } from '@/data/query-client';
import { ali, appointment, days, linksOf, openCalendar, refusal, waiting, week } from '@/test/render/calendar';
import { fakeSupabase, type FakeAnswer, type FakeRoutes } from '@/test/services/fake-supabase';
import { usePlanning } from './use-planning';

// Planning and moving visits from the list, which a phone shows.

const pietersen = {
  id: 'p',
  name: 'Pietersen',
  address: 'Laan p',
  property_type: 'detached',
  price: 385,
  rush: { by: '2026-11-19T09:00:00+01:00', last_start: '2026-11-19T05:30:00+01:00' },
  status: 'new',
  assigned_to: 'ali',
  preferred_times: 'dinsdagochtend',
  minutes: 90,
};
const suggestion = {
  adviser: 'ali',
  starts_at: '2026-11-24T09:00:00+01:00',
  ends_at: '2026-11-24T10:30:00+01:00',
  extra_minutes: 12,
  from_middle: null,
  around: null,
  place: 'Utrecht',
};
const plan = 'POST /rest/v1/rpc/plan_visit';
const written = { status: 200, json: { id: 'new', sequence: 0, undo: 'decision' } };
const undo = 'POST /rest/v1/rpc/undo_decisions';

function openSuggestions(routes: FakeRoutes, name = 'Pietersen') {
  return openCalendar(() => week({ advisers: [ali] }), '', {
    [waiting]: () => ({ status: 200, json: [{ ...pietersen, name }] }),
    'POST /rest/v1/rpc/suggest_moments': () => ({ status: 200, json: [suggestion] }),
    ...routes,
  });
}

test('a suggested moment tells what it costs, is planned by one press, and can be undone', async () => {
  const { user, calls } = openSuggestions({
    [plan]: () => written,
    [undo]: () => ({ status: 200, json: { left: [], is_blocked_time_left: false } }),
  });
  await user.click(await screen.findByRole('button', { name: 'Stel momenten voor' }));
  await user.click(
    await screen.findByRole('button', {
      name: /24 november 09:00 tot 10:30 over 6 dagen, \+12 minuten rijden, maakt dinsdag tot een dag rond Utrecht/,
    }),
  );
  expect(await screen.findByText(/Het bezoek bij Pietersen is ingepland op dinsdag 24 november 09:00/)).toBeVisible();
  const moment = { adviser: 'ali', starts_at: '2026-11-24T08:00:00.000Z', ends_at: '2026-11-24T09:30:00.000Z' };
  expect(calls.find(({ route }) => route === plan)?.body).toEqual({
    request_id: 'p',
    ...moment,
    is_overruled: false,
  });
  // jsdom cannot capture the pointer, which a toast does on a press.
  fireEvent.click(screen.getByRole('button', { name: 'Ongedaan maken' }));
  expect(await screen.findByText('Alles staat weer zoals het was. Er gaat geen mail uit.')).toBeVisible();
  expect(calls.find(({ route }) => route === undo)?.body).toEqual({ decision: 'decision', is_overruled: false });
});

test.each([
  ['Doen en mailen', null],
  ['Zonder mail', 'on'],
])('what mails the customer says so before it is planned: %s', async (answer, header) => {
  // No toast is left over for the tests after it.
  const success = vi.spyOn(notify, 'success').mockReturnValue();
  const { user, calls } = openSuggestions({
    'POST /rest/v1/rpc/mails_of_changes': () => ({ status: 200, json: [{ id: 'p', kind: 'planned' }] }),
    [plan]: () => written,
  });
  await user.click(await screen.findByRole('button', { name: 'Stel momenten voor' }));
  await user.click(await screen.findByRole('button', { name: /24 november 09:00 tot 10:30/ }));
  expect(await screen.findByRole('group', { name: /Mailt de klant: afspraak staat vast/ })).toBeVisible();
  expect(calls.map(({ route }) => route)).not.toContain(plan);
  await user.click(screen.getByRole('button', { name: answer }));
  await waitFor(() => expect(success).toHaveBeenCalledOnce());
  expect(calls.find(({ route }) => route === plan)?.headers.get('x-without-mail')).toBe(header);
});

test('a suggestion that waits for an answer stays when another request is planned, and that is said', async () => {
  const success = vi.spyOn(notify, 'success').mockReturnValue();
  const info = vi.spyOn(notify, 'info').mockReturnValue();
  const { user, calls } = openSuggestions({
    [waiting]: () => ({ status: 200, json: [pietersen, { ...pietersen, id: 'q', name: 'Bos', address: 'Laan q' }] }),
    'POST /rest/v1/rpc/mails_of_changes': () => ({ status: 200, json: [{ id: 'p', kind: 'planned' }] }),
    [plan]: () => written,
  });
  const [ofPietersen, ofBos] = await screen.findAllByRole('button', { name: 'Stel momenten voor' });
  if (!ofPietersen || !ofBos) throw new Error('there are two requests');
  await user.click(ofPietersen);
  await user.click(await screen.findByRole('button', { name: /24 november 09:00 tot 10:30/ }));
  const question = await screen.findByRole('group', { name: /Mailt de klant: afspraak staat vast/ });
  await user.click(ofBos);
  await user.click(await screen.findByRole('button', { name: /24 november 09:00 tot 10:30/ }));
  expect(info).toHaveBeenCalledWith(
    'Het bezoek bij Pietersen is nog niet vastgelegd. Leg het eerst onderaan vast, of zet het daar terug.',
  );
  expect(question).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Doen en mailen' }));
  await waitFor(() => expect(success).toHaveBeenCalledOnce());
  expect(calls.filter(({ route }) => route === plan).map(({ body }) => body)).toMatchObject([{ request_id: 'p' }]);
});

test('a rush request shows how long is left, and what is suggested after its deadline is marked', async () => {
  const late = appointment('a', '2026-11-19T09:30', { rush: pietersen.rush });
  const { user } = openSuggestions({
    [days]: () => week({ visits: [late], advisers: [ali] }),
  });
  await user.click(await screen.findByRole('button', { name: 'Stel momenten voor' }));
  expect(await screen.findByRole('button', { name: /24 november .* te laat voor de spoed/ })).toBeVisible();
  expect(screen.getByText(/geen moment meer dat past vóór .*: donderdag 19 november om 9\.00 uur/)).toBeVisible();
  expect(screen.getAllByText('nog 32 uur')).toHaveLength(2);
  expect(linksOf('donderdag 19 november')).toEqual([
    '09:30–10:30 a Laan a Appartement, €285 nog niemand Spoed nog 32 uur te laat voor de spoed',
  ]);
});

test('what is refused names what is in the way, and is planned only when that is confirmed', async () => {
  const obstacle = {
    kind: 'overlap',
    minutes: null,
    name: 'Jansen',
    starts_at: '2026-11-24T10:00:00+01:00',
    reason: null,
  };
  const answers = [{ status: 400, json: { code: '23P01', message: 'the visit does not fit' } }, written];
  const { user, calls } = openSuggestions(
    {
      [plan]: () => answers.shift() ?? refusal,
      'POST /rest/v1/rpc/appointment_obstacles': () => ({ status: 200, json: [obstacle] }),
    },
    'Bos',
  );
  await user.click(await screen.findByRole('button', { name: 'Stel momenten voor' }));
  await user.click(await screen.findByRole('button', { name: /24 november/ }));
  const overrule = await screen.findByRole('button', { name: 'Toch inplannen: overlapt met Jansen 10:00' });
  expect(screen.queryByText(/bij Bos is ingepland op/)).toBeNull();
  await user.click(overrule);
  expect(await screen.findByText(/Het bezoek bij Bos is ingepland op/)).toBeVisible();
  expect(calls.filter(({ route }) => route === plan).map(({ body }) => body)).toMatchObject([
    { is_overruled: false },
    { is_overruled: true },
  ]);
});

test.each([
  ['Smit', { status: 503, json: {} }, /Het bezoek bij Smit is niet opgeslagen/],
  [
    'Smit',
    { status: 409, json: { code: '23505', message: 'duplicate key' } },
    /Iemand anders heeft het bezoek bij Smit/,
  ],
  // What was in the way is gone by now.
  [
    'Vos',
    { status: 400, json: { code: '23P01', message: 'it does not fit' } },
    /Het bezoek bij Vos is niet opgeslagen/,
  ],
])('a failed write is never a success', async (name, answer, text) => {
  const { user } = openSuggestions({ [plan]: () => answer }, name);
  await user.click(await screen.findByRole('button', { name: 'Stel momenten voor' }));
  await user.click(await screen.findByRole('button', { name: /24 november/ }));
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByText(/bij Smit is ingepland op/)).toBeNull();
});

test('a visit of nobody is stored without an adviser', async () => {
  const success = vi.spyOn(notify, 'success').mockReturnValue();
  const mails = 'POST /rest/v1/rpc/mails_of_changes';
  const calls = fakeSupabase({
    [mails]: () => ({ status: 200, json: [] }),
    [plan]: () => written,
  });
  const { result } = renderHook(usePlanning, { wrapper: QueryProvider });
  const [startsAt, endsAt] = ['2026-11-19T10:00:00.000Z', '2026-11-19T11:00:00.000Z'];
  const request = { requestId: 'c', name: 'Clara', adviser: '' };
  act(() => result.current.save({ ...request, rush: null, appointment: null }, { startsAt, endsAt }));
  await waitFor(() => expect(success).toHaveBeenCalled());
  expect(calls.find(({ route }) => route === mails)?.body).toMatchObject({ changes: [{ assigned_to: null }] });
  expect(calls.find(({ route }) => route === plan)?.body).not.toHaveProperty('adviser');
});

describe('a shorter route of a day', () => {
  const betterTimes = 'POST /rest/v1/rpc/better_times';
  const move = 'POST /rest/v1/rpc/move_visit';
  const better = {
    ...{ id: 'visit-b', name: 'Jansen', email: 'jansen@example.nl', phone: '0612345678' },
    ...{ present: '2026-11-19T10:10:00+01:00', starts_at: '2026-11-19T13:00:00+01:00' },
    ...{ ends_at: '2026-11-19T14:00:00+01:00', saved_minutes: 25 },
  };
  const appointments = [
    appointment('a', '2026-11-19T09:00', { adviser: 'ali' }),
    appointment('b', '2026-11-19T10:10', { adviser: 'ali' }),
  ];

  function openDay(answer: () => FakeAnswer, routes: FakeRoutes = {}) {
    return openCalendar(() => week({ visits: appointments, advisers: [ali] }), '', {
      [betterTimes]: answer,
      ...routes,
    });
  }

  test('asks the customer, and moves only when that is pressed', async () => {
    const { user, calls } = openDay(() => ({ status: 200, json: [better] }), {
      [move]: () => ({ status: 200, json: { id: 'b', sequence: 1, undo: 'decision' } }),
    });
    const button = await screen.findByRole('button', { name: 'Kortere route zoeken' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await user.click(button);
    expect(await screen.findByText('Jansen: 13:00 in plaats van 10:10 geeft 25 minuten minder rijden.')).toBeVisible();
    expect(calls.find(({ route }) => route === betterTimes)?.body).toEqual({ day: '2026-11-19', adviser: 'ali' });
    const mail = new URL(screen.getByRole('link', { name: 'Vraag per mail' }).getAttribute('href') ?? '');
    expect(mail.pathname).toBe('jansen@example.nl');
    expect(mail.searchParams.get('body')).toMatch(/donderdag 19 november komen wij om 10:10 uur.* ook om 13:00 uur/s);
    expect(screen.getByRole('link', { name: 'Vraag via WhatsApp' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/wa\.me\/31612345678\?text=Beste%20Jansen/),
    );
    expect(calls.map(({ route }) => route)).not.toContain(move);
    await user.click(screen.getByRole('button', { name: 'Verzetten' }));
    expect(await screen.findByText(/Het bezoek bij b is verzet naar donderdag 19 november 13:00/)).toBeVisible();
    expect(calls.find(({ route }) => route === move)?.body).toMatchObject({
      starts_at: '2026-11-19T12:00:00.000Z',
      ends_at: '2026-11-19T13:00:00.000Z',
    });
  });

  test('says when there is none, and when it could not be asked', async () => {
    const answers: FakeAnswer[] = [refusal, { status: 200, json: [] }];
    const { user } = openDay(() => answers.shift() ?? refusal);
    await user.click(await screen.findByRole('button', { name: 'Kortere route zoeken' }));
    expect(await screen.findByText(/Kon niet uitrekenen/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
    expect(await screen.findByText(/^Geen bezoek van deze dag/)).toBeVisible();
  });
});
