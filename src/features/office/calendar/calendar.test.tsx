// @vitest-environment jsdom
import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { site } from '@/content/site';
import { ali, appointment, bo, home, linksOf, openCalendar, refusal, week } from '@/test/render/calendar';
import { urlQuery } from '@/test/render/render-admin';
import { laterAnswer, type FakeAnswer } from '@/test/services/fake-supabase';

// The list, which a phone shows; e2e/admin/visits/calendar-moves.spec.ts walks through the grid.

test('the present week begins with today, marked; what is over is folded', async () => {
  const later = laterAnswer();
  const { asked } = openCalendar(() => later.promise);
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
  const { asked, user } = openCalendar(() => week(), '?week=2026-12-30&status=new');
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
  openCalendar(() => week({ visits: [appointment('a', '2026-11-24T09:00')] }), '?zoek=jo&week=2026-11-23');
  const link = await screen.findByRole('link', { name: /09:00/ });
  expect(link).toHaveAttribute('href', '/here?zoek=jo&week=2026-11-23&aanvraag=a');
});

test('visits of nobody are in nobody’s way', async () => {
  openCalendar(() => week({ visits: [appointment('a', '2026-11-19T09:00'), appointment('b', '2026-11-19T09:59')] }));
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
  const { user } = openCalendar(() => week({ visits: appointments, advisers: [ali, bo] }));
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
  openCalendar(() => week());
  expect(await screen.findByText('Geen bezoeken in deze week')).toBeVisible();
});

test('reads again every four seconds', async () => {
  const responses = [week(), week({ visits: [appointment('a', '2026-11-19T09:00')] })];
  openCalendar(() => responses.shift() ?? refusal);
  expect(await screen.findByText('Geen bezoeken in deze week')).toBeVisible();
  await act(() => vi.advanceTimersByTimeAsync(4_000));
  expect(await screen.findByText(/Laan a/)).toBeVisible();
});

test('a failed read is an error with a way to try again, never an empty week', async () => {
  let response: FakeAnswer = refusal;
  const { user } = openCalendar(() => response);
  expect(await screen.findByText('Kon de agenda niet ophalen')).toBeVisible();
  expect(screen.queryByText('Geen bezoeken in deze week')).toBeNull();
  response = week({ visits: [appointment('a', '2026-11-19T09:00')] });
  await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
  expect(await screen.findByText(/Laan a/)).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the day itself has all that is needed at the door, on the screen and on paper', async () => {
  const known = {
    ...{ phone: '06 12345678', surface_area: 95.5, construction_year: 1934, label_class: 'C' },
    rush: { by: '2026-11-19T09:00:00+01:00', last_start: '2026-11-19T06:00:00+01:00' },
    ...{ message: 'Bel aan bij de buren', notes: 'Hond in de tuin' },
    drive_there: { minutes: 16, is_fixed: false, is_from_start: true },
  };
  const visits = [
    appointment('a', '2026-11-18T09:00', { ...known, adviser: 'ali' }),
    appointment('b', '2026-11-19T09:00', known),
  ];
  const { user } = openCalendar(() => week({ visits, advisers: [ali] }));
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

test('who is at home is called first, with whose number it is, on the screen and on paper', async () => {
  const atHome = { phone: '06 12345678', at_home_name: 'Piet Bakker', at_home_phone: '06 87654321' };
  const { user } = openCalendar(() => week({ visits: [appointment('a', '2026-11-18T09:00', atHome)] }));
  const today = await screen.findByRole('region', { name: 'woensdag 18 november (vandaag)' });
  expect(
    within(today)
      .getAllByRole('link', { name: /^Bel / })
      .map(({ textContent }) => textContent),
  ).toEqual(['Bel Piet Bakker (thuis): 06 87654321', 'Bel a (klant): 06 12345678']);
  await user.click(within(today).getByRole('button', { name: 'Dag afdrukken' }));
  expect(screen.getByRole('dialog')).toHaveTextContent('Piet Bakker (thuis) 06 87654321a (klant) 06 12345678');
});

test.each([
  ['2026-11-10', '2026-11-11', 'Kies een einde dat nog moet komen'],
  ['2026-11-20', '2027-11-21', 'Kies een einde binnen een jaar na het begin'],
  ['2026-11-20', '2026-11-19', 'Kies een einde na het begin'],
])('time from %s to %s is not blocked, and the form says why', async (from, until, reason) => {
  const { user, calls } = openCalendar(() => week({ advisers: [ali] }));
  await user.click(await screen.findByRole('button', { name: 'Tijd blokkeren' }));
  const form = within(screen.getByRole('dialog', { name: 'Tijd blokkeren' }));
  fireEvent.change(form.getByLabelText('Van datum'), { target: { value: from } });
  fireEvent.change(form.getByLabelText('Tot datum'), { target: { value: until } });
  await user.click(form.getByRole('button', { name: 'Blokkeren' }));
  expect(form.getByLabelText('Tot datum')).toHaveAccessibleDescription(reason);
  expect(calls.map(({ route }) => route)).not.toContain('POST /rest/v1/blocked_times');
});
