// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { notify, Toaster } from '@/components/ui/notify';
import { site } from '@/content/site';
import { fakeSupabase, laterAnswer, type FakeAnswer, type FakeRoutes } from '@/test/services/fake-supabase';
import { renderAdmin, UrlBar, urlQuery } from '@/test/render/render-admin';
import { Calendar } from './calendar';

// The list, which a phone shows; e2e/admin/visits/calendar.spec.ts walks through the grid.

const days = 'POST /rest/v1/rpc/calendar_days';
const waiting = 'POST /rest/v1/rpc/waiting_requests';
const refusal = { status: 403, json: { code: '42501', message: 'permission denied' } };

// A Wednesday, shortly after midnight in the Netherlands; in UTC it is still Tuesday.
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-17T23:30:00Z'), shouldAdvanceTime: true });
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      matches: media === '(width < 40rem)',
      media,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function home(id: string) {
  return {
    ...{ request_id: id, name: id, phone: null, address: `Laan ${id}`, postcode: '3811AA' },
    ...{ property_type: 'apartment', surface_area: null, construction_year: null, label_class: null, price: 285 },
    ...{ is_rush: false, received_at: '2026-11-10T09:00:00+01:00', message: null, notes: null },
  };
}

/** An appointment of an hour; `at` is in winter time. */
function appointment(id: string, at: string, values: object = {}) {
  const ends = new Date(Date.parse(`${at}:00+01:00`) + 3_600_000).toISOString();
  return {
    id: `visit-${id}`,
    ...home(id),
    adviser: null,
    starts_at: `${at}:00+01:00`,
    ends_at: ends,
    state: 'planned',
    sequence: 0,
    is_overruled: false,
    by_customer: null,
    drive_there: null,
    drive_home: null,
    is_too_soon: false,
    ...values,
  };
}

const ali = { id: 'ali', name: 'Ali', color: 'blue', is_set_up: true, start_place: 'Station, Amersfoort', hours: [] };
const bo = { ...ali, id: 'bo', name: 'Bo', color: 'orange', start_place: null };

function week(values: object = {}) {
  return {
    status: 200,
    json: { visits: [], untimed: [], advisers: [], blocked: [], busy: [], holidays: [], ...values },
  };
}

function open(response: () => FakeAnswer, search = '', routes: FakeRoutes = {}) {
  const calls = fakeSupabase({ [days]: response, [waiting]: () => ({ status: 200, json: [] }), ...routes });
  const user = renderAdmin(
    <>
      <Calendar />
      <UrlBar />
      <Toaster />
    </>,
    `/here${search}`,
  );
  return { user, asked: () => calls.filter(({ route }) => route === days).map(({ body }) => body), calls };
}

function linksOf(day: string) {
  return within(screen.getByRole('region', { name: day }))
    .queryAllByRole('link', { name: /Laan/ })
    .map((link) => link.textContent.replace(/\s+/g, ' ').trim());
}

test('the present week begins with today, marked; what is over is folded', async () => {
  const later = laterAnswer();
  const { asked } = open(() => later.promise);
  expect(screen.getByText('Agenda laden...')).toBeVisible();
  later.resolve(
    week({
      visits: [appointment('a', '2026-11-16T09:00'), appointment('b', '2026-11-18T13:00')],
      untimed: [{ ...home('c'), day: '2026-11-20', adviser: null }],
    }),
  );
  const today = await screen.findByRole('region', { name: 'woensdag 18 november (vandaag)' });
  expect(today).toHaveAttribute('aria-current', 'date');
  expect(screen.getByText('Week 47: maandag 16 november t/m zondag 22 november 2026')).toBeVisible();
  expect(linksOf('woensdag 18 november (vandaag)')).toEqual(['13:00–14:00 b Laan b, 3811AA Appartement €285']);
  expect(screen.getByRole('region', { name: 'donderdag 19 november' })).toHaveTextContent('Geen bezoeken');
  expect(linksOf('vrijdag 20 november')).toEqual(['tijd onbekend c Laan c Appartement, €285']);
  expect(screen.getAllByRole('heading', { level: 3 })[0]).toHaveTextContent('woensdag 18 november');
  const folded = screen.getByText('Eerder deze week (1 bezoek)').closest('details');
  expect(folded).not.toHaveAttribute('open');
  expect(folded).toHaveTextContent('maandag 16 november');
  expect(asked()[0]).toEqual({ from_day: '2026-11-16', until_day: '2026-11-22' });
});

test('the week is in the URL, and switching leaves the rest of the URL alone', async () => {
  const { asked, user } = open(() => week(), '?week=2026-12-30&status=new');
  expect(await screen.findByText('Week 53: maandag 28 december t/m zondag 3 januari 2027')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Volgende' }));
  expect(await screen.findByText('Week 1: maandag 4 januari t/m zondag 10 januari 2027')).toBeVisible();
  expect(new URLSearchParams(urlQuery() ?? '').get('week')).toBe('2027-01-04');
  await user.click(screen.getByRole('link', { name: 'Vorige' }));
  await user.click(screen.getByRole('link', { name: 'Vorige' }));
  expect(await screen.findByText(/^Week 52/)).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Vandaag' }));
  expect(await screen.findByText(/^Week 47/)).toBeVisible();
  expect(urlQuery()).toBe('?status=new');
  await user.click(screen.getByRole('link', { name: 'Dag' }));
  expect(await screen.findByText('Geen bezoeken', { selector: '.font-semibold' })).toBeVisible();
  expect(urlQuery()).toBe('?status=new&dag=2026-11-18');
  expect(asked().at(-1)).toEqual({ from_day: '2026-11-18', until_day: '2026-11-18' });
});

test('an appointment opens its request, with the week and the list as they are', async () => {
  open(() => week({ visits: [appointment('a', '2026-11-24T09:00')] }), '?zoek=jo&week=2026-11-23');
  const link = await screen.findByRole('link', { name: /09:00/ });
  expect(link).toHaveAttribute('href', '/here?zoek=jo&week=2026-11-23&aanvraag=a');
});

test('visits of nobody are in nobody’s way', async () => {
  open(() => week({ visits: [appointment('a', '2026-11-19T09:00'), appointment('b', '2026-11-19T09:59')] }));
  await screen.findByText(/Laan a/);
  expect(linksOf('donderdag 19 november')).toEqual([
    '09:00–10:00 a Laan a Appartement, €285',
    '09:59–10:59 b Laan b Appartement, €285',
  ]);
});

test('drives are told, and each adviser has a name, a switch and a route of his own', async () => {
  const drive = { minutes: 30, is_fixed: true, is_from_start: false };
  const appointments = [
    appointment('a', '2026-11-19T09:00', { adviser: 'ali' }),
    appointment('b', '2026-11-19T10:10', { adviser: 'ali', drive_there: drive, is_too_soon: true }),
    appointment('c', '2026-11-19T10:00', { adviser: 'bo', is_overruled: true }),
    appointment('d', '2026-11-19T12:00'),
  ];
  const { user } = open(() => week({ visits: appointments, advisers: [ali, bo] }));
  const day = await screen.findByRole('region', { name: 'donderdag 19 november' });
  expect(day).toHaveTextContent('30 min, vaste reistijd');
  expect(linksOf('donderdag 19 november')).toEqual([
    '09:00–10:00 a Laan a Appartement, €285 Ali',
    '10:10–11:10 b Laan b Appartement, €285 Ali Te vroeg voor de rit ernaartoe',
    '10:00–11:00 c Laan c Appartement, €285 Bo, toch ingepland',
    '12:00–13:00 d Laan d Appartement, €285 nog niemand',
  ]);
  expect(within(day).getByRole('link', { name: 'Route openen (Ali)' })).toHaveAttribute(
    'href',
    expect.stringContaining('origin=Station'),
  );
  await user.click(screen.getByRole('switch', { name: 'Ali' }));
  await user.click(screen.getByRole('switch', { name: 'nog niemand' }));
  expect(linksOf('donderdag 19 november')).toHaveLength(1);
});

test('a week without appointments says so', async () => {
  open(() => week());
  expect(await screen.findByText('Geen bezoeken in deze week')).toBeVisible();
});

test('reads again every four seconds', async () => {
  const responses = [week(), week({ visits: [appointment('a', '2026-11-19T09:00')] })];
  open(() => responses.shift() ?? refusal);
  expect(await screen.findByText('Geen bezoeken in deze week')).toBeVisible();
  await act(() => vi.advanceTimersByTimeAsync(4_000));
  expect(await screen.findByText(/Laan a/)).toBeVisible();
});

test('a failed read is an error with a way to try again, never an empty week', async () => {
  let response: FakeAnswer = refusal;
  const { user } = open(() => response);
  expect(await screen.findByText('Kon de agenda niet ophalen')).toBeVisible();
  expect(screen.queryByText('Geen bezoeken in deze week')).toBeNull();
  response = week({ visits: [appointment('a', '2026-11-19T09:00')] });
  await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
  expect(await screen.findByText(/Laan a/)).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

const pietersen = {
  id: 'p',
  name: 'Pietersen',
  address: 'Laan p',
  property_type: 'detached',
  price: 385,
  is_rush: true,
  status: 'new',
  assigned_to: null,
  preferred_times: 'dinsdagochtend',
  minutes: 90,
  // Its label must be there on Thursday at 09:00.
  created_at: '2026-11-17T09:00:00+01:00',
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
const insert = 'POST /rest/v1/appointments';
const written = { status: 201, json: [{ id: 'new', sequence: 0 }] };

function openSuggestions(routes: FakeRoutes, name = 'Pietersen') {
  return open(() => week({ advisers: [ali] }), '', {
    [waiting]: () => ({ status: 200, json: [{ ...pietersen, name }] }),
    'POST /rest/v1/rpc/suggest_moments': () => ({ status: 200, json: [suggestion] }),
    ...routes,
  });
}

test('a suggested moment tells what it costs, is planned by one press, and can be undone', async () => {
  const { user, calls } = openSuggestions({
    [insert]: () => written,
    'PATCH /rest/v1/appointments': () => written,
    'PATCH /rest/v1/contact_submissions': () => ({ status: 204, json: null }),
  });
  await user.click(await screen.findByRole('button', { name: 'Stel momenten voor' }));
  await user.click(
    await screen.findByRole('button', {
      name: /24 november 09:00 tot 10:30 over 6 dagen, \+12 minuten rijden, maakt dinsdag tot een dag rond Utrecht/,
    }),
  );
  expect(await screen.findByText(/Het bezoek bij Pietersen is ingepland op dinsdag 24 november 09:00/)).toBeVisible();
  const moment = { adviser: 'ali', starts_at: '2026-11-24T08:00:00.000Z', ends_at: '2026-11-24T09:30:00.000Z' };
  expect(calls.find(({ route }) => route === insert)?.body).toEqual({
    request_id: 'p',
    ...moment,
    is_overruled: false,
  });
  // jsdom cannot capture the pointer, which a toast does on a press.
  fireEvent.click(screen.getByRole('button', { name: 'Ongedaan maken' }));
  expect(await screen.findByText('Het bezoek bij Pietersen is weer zoals het was')).toBeVisible();
  const undone = calls.filter(({ route }) => route.startsWith('PATCH'));
  expect(undone.map(({ body }) => body)).toEqual([{ state: 'cancelled' }, { status: 'new', assigned_to: null }]);
  expect(undone[0]?.search.get('sequence')).toBe('eq.0');
});

test.each([
  ['Doen en mailen', null],
  ['Zonder mail', 'on'],
])('what mails the customer says so before it is planned: %s', async (answer, header) => {
  // No toast is left over for the tests after it.
  const success = vi.spyOn(notify, 'success').mockReturnValue();
  const { user, calls } = openSuggestions({
    'POST /rest/v1/rpc/mails_of_changes': () => ({ status: 200, json: [{ id: 'p', kind: 'planned' }] }),
    [insert]: () => written,
  });
  await user.click(await screen.findByRole('button', { name: 'Stel momenten voor' }));
  await user.click(await screen.findByRole('button', { name: /24 november 09:00 tot 10:30/ }));
  expect(await screen.findByRole('group', { name: /Mailt de klant: afspraak staat vast/ })).toBeVisible();
  expect(calls.map(({ route }) => route)).not.toContain(insert);
  await user.click(screen.getByRole('button', { name: answer }));
  await waitFor(() => expect(success).toHaveBeenCalledOnce());
  expect(calls.find(({ route }) => route === insert)?.headers.get('x-without-mail')).toBe(header);
});

test('a rush request shows how long is left, and what is suggested after its deadline is marked', async () => {
  const late = appointment('a', '2026-11-19T09:30', { is_rush: true, received_at: pietersen.created_at });
  const { user } = openSuggestions({
    [days]: () => week({ visits: [late], advisers: [ali] }),
  });
  await user.click(await screen.findByRole('button', { name: 'Stel momenten voor' }));
  expect(await screen.findByRole('button', { name: /24 november .* na de uiterste tijd van de spoed/ })).toBeVisible();
  expect(screen.getByText(/geen moment meer dat past vóór .*: donderdag 19 november om 9\.00 uur/)).toBeVisible();
  expect(screen.getAllByText('nog 32 uur')).toHaveLength(2);
  expect(linksOf('donderdag 19 november')).toEqual([
    '09:30–10:30 a Laan a Appartement, €285 nog niemand Spoed nog 32 uur na de uiterste tijd van de spoed',
  ]);
});

test('the day itself has all that is needed at the door, on the screen and on paper', async () => {
  const known = {
    ...{ phone: '06 12345678', surface_area: 95.5, construction_year: 1934, label_class: 'C', is_rush: true },
    ...{ received_at: '2026-11-17T09:00:00+01:00', message: 'Bel aan bij de buren', notes: 'Hond in de tuin' },
    drive_there: { minutes: 16, is_fixed: false, is_from_start: true },
  };
  const visits = [
    appointment('a', '2026-11-18T09:00', { ...known, adviser: 'ali' }),
    appointment('b', '2026-11-19T09:00', known),
  ];
  const { user } = open(() => week({ visits, advisers: [ali] }));
  const today = await screen.findByRole('region', { name: 'woensdag 18 november (vandaag)' });
  expect(within(today).getByRole('link', { name: 'Bel 06 12345678' })).toHaveAttribute('href', 'tel:0612345678');
  expect(today).toHaveTextContent('Laan a, 3811AA Appartement, 95,5 m², bouwjaar 1934, heeft label C €285');
  expect(today).toHaveTextContent('Bericht: Bel aan bij de buren');
  expect(today).toHaveTextContent('Notities: Hond in de tuin');
  expect(screen.getByRole('region', { name: 'donderdag 19 november' })).not.toHaveTextContent('Hond');
  await user.click(within(today).getByRole('button', { name: 'Dag afdrukken' }));
  const page = screen.getByRole('dialog', { name: 'Bezoeken van woensdag 18 november' });
  for (const text of [
    '09:00–10:0016 min rijden',
    'a06 12345678Laan a, 3811AAAppartement, 95,5 m², bouwjaar 1934, heeft label C€285 · Ali',
    'Spoed: label uiterlijk donderdag 19 november om 9.00 uur',
    'Bericht: Bel aan bij de buren',
    'Notities: Hond in de tuin',
  ])
    expect(page).toHaveTextContent(text);
  expect(page).not.toHaveTextContent(site.phone);
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
      [insert]: () => answers.shift() ?? refusal,
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
  expect(calls.filter(({ route }) => route === insert).map(({ body }) => body)).toMatchObject([
    { is_overruled: false },
    { is_overruled: true },
  ]);
});

test.each([
  [{ status: 503, json: {} }, /Het bezoek bij Smit is niet opgeslagen/],
  [{ status: 409, json: { code: '23505', message: 'duplicate key' } }, /Iemand anders heeft het bezoek bij Smit/],
])('a failed write is never a success', async (answer, text) => {
  const { user } = openSuggestions({ [insert]: () => answer }, 'Smit');
  await user.click(await screen.findByRole('button', { name: 'Stel momenten voor' }));
  await user.click(await screen.findByRole('button', { name: /24 november/ }));
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByText(/bij Smit is ingepland op/)).toBeNull();
});

test.each([
  ['2026-11-10', '2026-11-11', 'Kies een einde dat nog moet komen'],
  ['2026-11-20', '2027-11-21', 'Kies een einde binnen een jaar na het begin'],
  ['2026-11-20', '2026-11-19', 'Kies een einde na het begin'],
])('time from %s to %s is not blocked, and the form says why', async (from, until, reason) => {
  const { user, calls } = open(() => week({ advisers: [ali] }));
  await user.click(await screen.findByRole('button', { name: 'Tijd blokkeren' }));
  const form = within(screen.getByRole('dialog', { name: 'Tijd blokkeren' }));
  fireEvent.change(form.getByLabelText('Van datum'), { target: { value: from } });
  fireEvent.change(form.getByLabelText('Tot datum'), { target: { value: until } });
  await user.click(form.getByRole('button', { name: 'Blokkeren' }));
  expect(form.getByLabelText('Tot datum')).toHaveAccessibleDescription(reason);
  expect(calls.map(({ route }) => route)).not.toContain('POST /rest/v1/blocked_times');
});

describe('a shorter route of a day', () => {
  const betterTimes = 'POST /rest/v1/rpc/better_times';
  const move = 'PATCH /rest/v1/appointments';
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
    return open(() => week({ visits: appointments, advisers: [ali] }), '', { [betterTimes]: answer, ...routes });
  }

  test('asks the customer, and moves only when that is pressed', async () => {
    const { user, calls } = openDay(() => ({ status: 200, json: [better] }), {
      [move]: () => ({ status: 200, json: [{ id: 'b', sequence: 1 }] }),
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
