// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react';
import { useSearchParams } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeSupabase, laterAnswer, type FakeAnswer } from '@/test/fake-supabase';
import { renderAdmin } from '@/test/render-admin';
import { Calendar } from './calendar';

const route = 'GET /rest/v1/contact_submissions';
const refusal = { status: 403, json: { code: '42501', message: 'permission denied' } };

// A Wednesday, shortly after midnight in the Netherlands; in UTC it is still Tuesday.
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-17T23:30:00Z'), shouldAdvanceTime: true });
});
afterEach(() => vi.useRealTimers());

function appointment(id: string, appointment_date: string, appointment_time: string | null, name = id) {
  return { id, name, address: `Laan ${id}`, appointment_date, appointment_time };
}

function rows(...json: ReturnType<typeof appointment>[]) {
  return { status: 200, json };
}

function Address() {
  const [params] = useSearchParams();
  return <output>{params.toString()}</output>;
}

function open(response: () => FakeAnswer, search = '') {
  const calls = fakeSupabase({ [route]: response });
  const user = renderAdmin(
    <>
      <Calendar />
      <Address />
    </>,
    `/here${search}`,
  );
  return { calls, user };
}

function linksOf(day: string) {
  return within(screen.getByRole('region', { name: day }))
    .queryAllByRole('link')
    .map((link) => link.textContent.replace(/\s+/g, ' ').trim());
}

test('the present week begins with today, marked; what is over is folded', async () => {
  const later = laterAnswer();
  const { calls } = open(() => later.promise);
  expect(screen.getByText('Agenda laden...')).toBeVisible();
  later.resolve({
    status: 200,
    json: [
      appointment('a', '2026-11-16', '09:00:00'),
      appointment('b', '2026-11-18', '13:00:00'),
      appointment('c', '2026-11-20', null),
    ],
  });
  const today = await screen.findByRole('region', { name: 'woensdag 18 november (vandaag)' });
  expect(today).toHaveAttribute('aria-current', 'date');
  expect(screen.getByText('Week 47: maandag 16 november t/m zondag 22 november 2026')).toBeVisible();
  expect(linksOf('woensdag 18 november (vandaag)')).toEqual(['13:00 b Laan b']);
  expect(linksOf('donderdag 19 november')).toEqual([]);
  expect(linksOf('vrijdag 20 november')).toEqual(['tijd onbekend c Laan c']);
  expect(screen.getAllByRole('heading', { level: 3 })[0]).toHaveTextContent('woensdag 18 november');
  const folded = screen.getByText('Eerder deze week (1 bezoek)').closest('details');
  expect(folded).not.toHaveAttribute('open');
  expect(folded).toHaveTextContent('maandag 16 november');
  expect(calls[0]?.search.get('status')).toBe('eq.scheduled');
  expect(calls[0]?.search.get('appointment_date')).toBe(
    'in.(2026-11-16,2026-11-17,2026-11-18,2026-11-19,2026-11-20,2026-11-21,2026-11-22)',
  );
});

test('the week is in the URL, and switching leaves the rest of the URL alone', async () => {
  const { calls, user } = open(() => rows(), '?week=2026-12-30&status=new');
  expect(await screen.findByText('Week 53: maandag 28 december t/m zondag 3 januari 2027')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Volgende' }));
  expect(await screen.findByText('Week 1: maandag 4 januari t/m zondag 10 januari 2027')).toBeVisible();
  expect(screen.getByText('week=2027-01-04&status=new')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Vorige' }));
  await user.click(screen.getByRole('link', { name: 'Vorige' }));
  expect(await screen.findByText(/^Week 52/)).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Vandaag' }));
  expect(await screen.findByText(/^Week 47/)).toBeVisible();
  expect(screen.getByText('status=new')).toBeVisible();
  expect(calls.at(-1)?.search.get('appointment_date')).toContain('2026-11-18');
});

test('an appointment opens its request, with the week and the list as they are', async () => {
  open(() => rows(appointment('a', '2026-11-24', '09:00:00')), '?zoek=jo&week=2026-11-23');
  const link = await screen.findByRole('link', { name: /09:00/ });
  expect(link).toHaveAttribute('href', '/here?zoek=jo&week=2026-11-23&aanvraag=a');
});

test('appointments less than an hour apart on one day are marked', async () => {
  const day = '2026-11-19';
  const other = appointment('d', '2026-11-20', '09:30:00');
  open(() =>
    rows(
      appointment('a', day, '09:00:00'),
      appointment('b', day, '09:59:00'),
      appointment('c', day, '10:59:00'),
      other,
    ),
  );
  await screen.findByText(/Laan a/);
  expect(linksOf('donderdag 19 november')).toEqual([
    '09:00 a Laan a Minder dan een uur van het bezoek van 09:59',
    '09:59 b Laan b Minder dan een uur van het bezoek van 09:00',
    '10:59 c Laan c',
  ]);
  expect(linksOf('vrijdag 20 november')).toEqual(['09:30 d Laan d']);
});

test('a week without appointments says so', async () => {
  open(() => rows());
  expect(await screen.findByText('Geen bezoeken in deze week')).toBeVisible();
});

test('reads again each minute', async () => {
  const responses = [rows(), rows(appointment('a', '2026-11-19', '09:00:00'))];
  open(() => responses.shift() ?? refusal);
  expect(await screen.findByText('Geen bezoeken in deze week')).toBeVisible();
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(await screen.findByText(/Laan a/)).toBeVisible();
});

test('a failed read is an error with a way to try again, never an empty week', async () => {
  let response: FakeAnswer = refusal;
  const { user } = open(() => response);
  expect(await screen.findByText('Kon de agenda niet ophalen')).toBeVisible();
  expect(screen.queryByText('Geen bezoeken in deze week')).toBeNull();
  response = rows(appointment('a', '2026-11-19', '09:00:00'));
  await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
  expect(await screen.findByText(/Laan a/)).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});
