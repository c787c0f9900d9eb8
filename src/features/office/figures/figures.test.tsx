// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeSupabase, laterAnswer, type FakeAnswer, type FakeCall } from '@/test/services/fake-supabase';
import { renderAdmin, UrlBar } from '@/test/render/render-admin';
import { Figures } from './figures';

const received = 'POST /rest/v1/rpc/period_figures';
const appointments = 'POST /rest/v1/rpc/visit_figures';
const monthly = 'POST /rest/v1/rpc/request_figures';

const now = {
  ...{ requests: 10, orders: 4, planned: 5, picked: 2 },
  weeks: [
    { week: '2026-10-26', status: 'new', source: 'website', requests: 3 },
    { week: '2026-10-26', status: 'completed', source: 'telephone', requests: 2 },
    { week: '2026-11-02', status: 'completed', source: 'website', requests: 5 },
  ],
  parts: {
    place: [
      { value: '-', requests: 6, orders: 3 },
      { value: 'Ede', requests: 4, orders: 1 },
    ],
    landing_path: [{ value: '/', requests: 10, orders: 4 }],
  },
  steps: { contact: { requests: 8, times: [5, 72] }, label: { requests: 3, times: [0, 1] } },
};
const before = {
  ...{ requests: 8, orders: 2, planned: 0, picked: 0 },
  weeks: [{ week: '2026-11-02', status: 'new', source: 'website', requests: 8 }],
  parts: {},
  steps: {},
};

const month = { done: 0, done_euros: 0, expected: 0, expected_euros: 0, visits: 0, kilometres: 0 };
const nowMonths = [
  { ...month, month: '2026-10', done: 2, done_euros: 700 },
  { ...month, month: '2026-11', expected: 1, expected_euros: 350, visits: 4, kilometres: 50 },
];

/** Whether a call is about the period of the URL, and not the one before. */
function isNow({ body }: FakeCall): boolean {
  return JSON.stringify(body).includes('"from_day":"2026-10-29"');
}

function answers(overrides: Record<string, (call: FakeCall) => FakeAnswer | Promise<FakeAnswer>> = {}) {
  return fakeSupabase({
    [received]: (call) => ({ status: 200, json: isNow(call) ? now : before }),
    [appointments]: (call) => ({
      status: 200,
      // For whole months the period before has as many months, for other days those that correspond.
      json: isNow(call)
        ? nowMonths
        : [
            { ...month, month: '2026-10', done_euros: 300 },
            { ...month, month: '2026-11' },
          ],
    }),
    [monthly]: () => ({ status: 200, json: [] }),
    ...overrides,
  });
}

function open(search = '?van=2026-10-29&tot=2026-11-07') {
  return renderAdmin(
    <>
      <Figures />
      <UrlBar />
    </>,
    `/admin/cijfers${search}`,
  );
}

function hrefOf(region: string, name: string | RegExp) {
  return within(screen.getByRole('region', { name: region }))
    .getByRole('link', { name })
    .getAttribute('href');
}

test('asks for the period and the one before, of the same length', async () => {
  const calls = answers();
  open();
  await screen.findByRole('heading', { name: 'Per plaats' });
  expect(calls.filter(({ route }) => route === received).map(({ body }) => body)).toEqual([
    { from_day: '2026-10-29', until_day: '2026-11-07', aligned_to: '2026-10-29' },
    { from_day: '2026-10-19', until_day: '2026-10-28', aligned_to: '2026-10-29' },
  ]);
  expect(screen.getByText(/^29 oktober t\/m 7 november 2026, met daarnaast 19 t\/m 28 oktober 2026/)).toBeVisible();
  expect(calls.filter(({ route }) => route === appointments).map(({ body }) => body)).toEqual([
    { from_day: '2026-10-29', until_day: '2026-11-07', aligned_to: '2026-10-29' },
    { from_day: '2026-10-19', until_day: '2026-10-28', aligned_to: '2026-10-29' },
  ]);
});

test('whole months stand beside whole months', async () => {
  const calls = answers();
  open('?van=2026-03-01&tot=2026-03-31');
  await screen.findByRole('heading', { name: 'Per plaats' });
  expect(calls.filter(({ route }) => route === appointments).map(({ body }) => body)).toEqual([
    { from_day: '2026-03-01', until_day: '2026-03-31', aligned_to: '2026-03-01' },
    { from_day: '2026-02-01', until_day: '2026-02-28', aligned_to: '2026-02-01' },
  ]);
});

test('the last days of a longer month before stand beside the last week', async () => {
  answers({
    [received]: ({ body }) => {
      const isBefore = JSON.stringify(body).includes('"from_day":"2026-01-01"');
      const shifted = ['2026-02-23', '2026-03-02'].map((week) => ({
        week,
        status: 'new',
        source: 'website',
        requests: 3,
      }));
      return { status: 200, json: { ...now, weeks: isBefore ? shifted : [] } };
    },
  });
  open('?van=2026-02-01&tot=2026-02-28');
  const chart = await screen.findByRole('slider', { name: 'Aanvragen per week, naar status' });
  expect(chart).toHaveAttribute('aria-valuetext', 'Week 9, 23 t/m 28 februari 2026: 0, periode ervoor 6');
});

test('the figures of the period before stand under its own days until the new ones are there', async () => {
  const later = laterAnswer();
  answers({
    [received]: (call) => {
      if (isNow(call)) return { status: 200, json: now };
      return JSON.stringify(call.body).includes('2026-10-19') ? { status: 200, json: before } : later.promise;
    },
  });
  const user = open();
  await screen.findByRole('heading', { name: 'Per plaats' });
  await user.selectOptions(screen.getByLabelText('Periode'), 'Vorig jaar');
  expect(screen.getByLabelText('URL')).toHaveTextContent(/^\?van=\d{4}-01-01/);
  expect(screen.getByText(/^29 oktober t\/m 7 november 2026/)).toBeVisible();
  expect(hrefOf('Per plaats', 'Ede')).toContain('van=2026-10-29');
  later.resolve({ status: 200, json: before });
  expect(await screen.findByText(/^1 januari t\/m 31 december/)).toBeVisible();
});

test('a period that is not over says so', async () => {
  answers();
  open('?van=2026-10-29&tot=2999-01-01');
  expect(await screen.findByText(/^De link noemt geen periode/)).toBeVisible();
  // The last thirteen weeks, with this one.
  expect(screen.getByText(/Deze periode is nog niet voorbij, die ervoor wel\.$/)).toBeVisible();
});

test('days that cannot be counted keep the figures as they are, and say why', async () => {
  answers();
  const user = open();
  await screen.findByRole('heading', { name: 'Per plaats' });
  await user.clear(screen.getByLabelText('Dagen tot en met'));
  expect(await screen.findByText(/^Vul beide dagen in/)).toHaveAttribute('role', 'status');
  await user.type(screen.getByLabelText('Dagen tot en met'), '2031-01-01');
  expect(await screen.findByText(/^Kies een periode van hooguit drie jaar/)).toBeVisible();
  expect(screen.getByLabelText('Dagen tot en met')).toHaveValue('2031-01-01');
  expect(screen.getByLabelText('URL')).toHaveTextContent('?van=2026-10-29&tot=2026-11-07');
  await user.selectOptions(screen.getByLabelText('Periode'), 'Vorig jaar');
  expect(screen.getByLabelText('Dagen van')).not.toHaveValue('2026-10-29');
  expect(screen.queryByText(/^Kies een periode van hooguit/)).toBeNull();
});

test('of the smallest parts together nothing is opened, and nothing is guessed of before', async () => {
  const place = [
    { value: 'Ede', requests: 9, orders: 3 },
    { value: '', requests: 5, orders: 1 },
  ];
  const placeBefore = [
    { value: 'Gouda', requests: 4, orders: 0 },
    { value: '', requests: 2, orders: 2 },
  ];
  answers({
    [received]: (call) => ({
      status: 200,
      json: isNow(call) ? { ...now, parts: { place } } : { ...before, parts: { place: placeBefore } },
    }),
  });
  open();
  await screen.findByRole('heading', { name: 'Per plaats' });
  const rows = within(screen.getByRole('region', { name: 'Per plaats' }))
    .getAllByRole('row')
    .slice(1);
  expect(rows.map(({ textContent }) => textContent)).toEqual(['Ede9-3-33%-', 'Overige5-1-20%-']);
  expect(within(screen.getByRole('region', { name: 'Per plaats' })).queryByRole('link', { name: '5' })).toBeNull();
});

test('kilometres lead to the appointments that they count, and turnover to what was done and to what is expected', async () => {
  answers({
    [appointments]: () => ({
      status: 200,
      json: [{ ...month, month: '2026-10', done_euros: 700, expected_euros: 350, visits: 4 }],
    }),
  });
  open('?van=2026-10-01&tot=2026-10-31');
  const visited = '/admin?afspraak-van=2026-10-01&afspraak-tot=2026-10-31';
  const section = await screen.findByRole('slider', { name: 'Omzet per maand' });
  expect(section).toBeVisible();
  expect(screen.getByRole('link', { name: 'Bekijk wat klaar was in oktober 2026' })).toHaveAttribute(
    'href',
    '/admin?afgerond-van=2026-10-01&afgerond-tot=2026-10-31#aanvragen',
  );
  expect(screen.getByRole('link', { name: 'Bekijk wat gepland staat in oktober 2026' })).toHaveAttribute(
    'href',
    `${visited}&status=scheduled#aanvragen`,
  );
  const driven = screen.getAllByRole('link', { name: '0,0 km' }).map((link) => link.getAttribute('href'));
  expect(new Set(driven)).toEqual(
    new Set([
      `${visited}&stap=visited#aanvragen`,
      '/admin?afspraak-van=2026-09-01&afspraak-tot=2026-09-30&stap=visited#aanvragen',
    ]),
  );
});

test('each number leads to its requests, with its share and the period before', async () => {
  answers();
  const user = open();
  await screen.findByRole('heading', { name: 'Per plaats' });
  const within2 = 'van=2026-10-29&tot=2026-11-07';
  expect(screen.getAllByRole('link', { name: '10' })[0]).toHaveAttribute('href', `/admin?${within2}#aanvragen`);
  expect(screen.getByRole('link', { name: '4 (40%)' })).toHaveAttribute(
    'href',
    `/admin?${within2}&stap=order#aanvragen`,
  );
  expect(screen.getByRole('link', { name: '2 (40%)' })).toHaveAttribute(
    'href',
    `/admin?${within2}&stap=picked#aanvragen`,
  );
  const earlier = 'van=2026-10-19&tot=2026-10-28';
  expect(screen.getByRole('link', { name: 'Periode ervoor: 2 (25%)' })).toHaveAttribute(
    'href',
    `/admin?${earlier}&stap=order#aanvragen`,
  );
  // The days that correspond to a week, in total and by status.
  await user.click(screen.getAllByText('Tabel')[0] ?? document.body);
  const weeks = screen.getByRole('region', { name: 'Aanvragen per week, naar status' });
  expect(
    within(weeks)
      .getAllByRole('link', { name: '8' })
      .map((link) => link.getAttribute('href')),
  ).toEqual([
    '/admin?van=2026-10-23&tot=2026-10-28#aanvragen',
    '/admin?van=2026-10-23&tot=2026-10-28&status=new#aanvragen',
  ]);
  const places = within(screen.getByRole('region', { name: 'Per plaats' })).getAllByRole('rowheader');
  // The unknown ones last, although they are the most.
  expect(places.map(({ textContent }) => textContent)).toEqual(['Ede', 'Onbekend']);
  expect(hrefOf('Per plaats', 'Onbekend')).toBe(`/admin?${within2}&plaats=-#aanvragen`);
  expect(hrefOf('Per eerste pagina', 'Voorpagina')).toBe(`/admin?${within2}&binnenkomst=%2F#aanvragen`);
  expect(hrefOf('Van aanvraag tot label', 'binnen 6 uur')).toBe(`/admin?${within2}&stap=contact#aanvragen`);
  expect(hrefOf('Van aanvraag tot label', 'dezelfde dag')).toBe(`/admin?${within2}&stap=label#aanvragen`);
  expect(screen.getAllByText('Geen aanvragen in deze periode.')).toHaveLength(1);
  expect(screen.getAllByText('Geen aanvragen via de website in deze periode.')).toHaveLength(1);
});

test('a chart tells its columns to the keyboard, and opens the requests of one', async () => {
  answers();
  const user = open();
  const chart = await screen.findByRole('slider', { name: 'Aanvragen per week, naar status' });
  expect(chart).toHaveAttribute('aria-valuetext', 'Week 45, 2 t/m 7 november 2026: 5 (Afgerond 5), periode ervoor 8');
  chart.focus();
  await user.keyboard('{ArrowLeft}');
  // Only the days of the period.
  expect(chart).toHaveAttribute(
    'aria-valuetext',
    'Week 44, 29 oktober t/m 1 november 2026: 5 (Afgerond 2, Nieuw 3), periode ervoor 0',
  );
  await user.keyboard('{End}{Home}{Enter}');
  expect(await screen.findByText('at /admin')).toBeVisible();
});

test('the parts of a column are told apart without colour', async () => {
  answers();
  open();
  const chart = await screen.findByRole('slider', { name: 'Omzet per maand' });
  const fills = [...chart.querySelectorAll('rect[fill]')].map((part) => part.getAttribute('fill'));
  expect(fills.some((fill) => fill?.includes('stripes'))).toBe(true);
  expect(chart).toHaveAttribute('aria-valuetext', 'November 2026: €350 (Verwacht €350), periode ervoor €0');
});

test('another period is chosen by name', async () => {
  answers();
  const user = open();
  await screen.findByRole('heading', { name: 'Per plaats' });
  await user.selectOptions(screen.getByLabelText('Periode'), 'Vorig jaar');
  expect(screen.getByLabelText('URL').textContent).toMatch(/^\?van=\d{4}-01-01&tot=\d{4}-12-31$/);
});

test('a failure can be tried again', async () => {
  let isFine = false;
  const refusal: FakeAnswer = { status: 403, json: { code: '42501', message: 'only for administrators' } };
  answers({ [appointments]: () => (isFine ? { status: 200, json: nowMonths } : refusal) });
  const user = open();
  expect(await screen.findByRole('alert', {}, { timeout: 4000 })).toHaveTextContent(
    'De cijfers van deze periode konden niet worden opgehaald.',
  );
  isFine = true;
  await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
  expect(await screen.findByRole('heading', { name: 'Per plaats' })).toBeVisible();
});

test('the kilometres stand beside those of the best order of each day, of a quarter at most', async () => {
  const route = 'POST /rest/v1/rpc/route_figures';
  const calls = answers({
    [route]: () => ({ status: 200, json: { visits: 4, kilometres: 100, best_kilometres: 85 } }),
  });
  open();
  expect(await screen.findByText('In de beste volgorde per dag: 21,3 km')).toBeVisible();
  expect(calls.filter((call) => call.route === route).map(({ body }) => body)).toEqual([
    { from_day: '2026-10-29', until_day: '2026-11-07' },
  ]);
});

test('the best order of a longer period is not asked', async () => {
  const route = 'POST /rest/v1/rpc/route_figures';
  const calls = answers({ [route]: () => ({ status: 500, json: {} }) });
  open('?van=2026-01-01&tot=2026-04-03');
  await screen.findByRole('heading', { name: 'Per plaats' });
  expect(calls.map((call) => call.route)).not.toContain(route);
});
