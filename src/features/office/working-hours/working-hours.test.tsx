// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { notify } from '@/components/ui/notify';
import { fakeSupabase, rushHours, type FakeAnswer, type FakeRoutes } from '@/test/services/fake-supabase';
import { renderAdmin } from '@/test/render/render-admin';
import { WorkingHours } from './working-hours';

const save = 'PATCH /rest/v1/working_hours';
const success = vi.fn();

beforeEach(() => {
  success.mockReset();
  vi.spyOn(notify, 'success').mockImplementation(success);
});

/** Of one adviser. */
function advisers(hours: object[]): FakeRoutes {
  const ali = {
    ...{ user_id: 'a', name: 'Ali', color: 'green', start_place: null, start_x: null, start_y: null },
    ...{ detour_factor: 1.3, speed: 50, adviser_hours: hours, blocked_times: [] },
  };
  return {
    'GET /rest/v1/advisers': () => ({ status: 200, json: [ali] }),
    'GET /rest/v1/visit_durations': () => ({ status: 200, json: [] }),
    'GET /rest/v1/settings': () => ({ status: 200, json: [{ route_weight: 0 }] }),
  };
}

const everyDay = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opens: '00:00:00', closes: '23:59:00' }));

async function show(routes: FakeRoutes = {}) {
  const calls = fakeSupabase({ ...advisers(everyDay), ...routes });
  const user = renderAdmin(<WorkingHours />);
  await screen.findByRole('form', { name: 'Uren voor spoed' });
  return { user, calls };
}

test('shows the stored hours, and saves others over them', async () => {
  const { user, calls } = await show({ [save]: () => ({ status: 200, json: [{ days: [] }] }) });
  expect(screen.getByLabelText('Van')).toHaveValue('08:00');
  for (const day of ['maandag', 'zondag']) expect(screen.getByRole('checkbox', { name: day })).toBeChecked();
  await user.click(screen.getByRole('checkbox', { name: 'zaterdag' }));
  await user.click(screen.getByRole('checkbox', { name: 'zondag' }));
  fireEvent.change(screen.getByLabelText('Tot'), { target: { value: '17:30' } });
  expect(screen.getByLabelText('Minuten voor het rapport')).toHaveValue('120');
  fireEvent.change(screen.getByLabelText('Minuten voor het rapport'), { target: { value: '90' } });
  await user.click(screen.getByRole('button', { name: 'Opslaan' }));
  await waitFor(() => expect(success).toHaveBeenCalledWith('Uren voor spoed opgeslagen'));
  const [call] = calls.filter(({ route }) => route === save);
  expect(call?.body).toEqual({ days: [1, 2, 3, 4, 5], opens: '08:00', closes: '17:30', report_minutes: 90 });
  expect(Object.fromEntries(call?.search ?? [])).toMatchObject({
    days: 'eq.{1,2,3,4,5,6,7}',
    opens: 'eq.08:00',
    closes: 'eq.20:00',
    report_minutes: 'eq.120',
  });
});

test('two examples show what the typed hours make of rush, and when that is no sooner than without', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-27T12:00:00Z'), shouldAdvanceTime: true });
  const { user } = await show();
  function examples() {
    return within(screen.getByRole('region', { name: /^Zo valt het uit/ }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent.trim());
  }
  expect(examples()).toEqual([
    'Aangevraagd op maandag 30 november om 9.00 uur: label uiterlijk op dinsdag 1 december om 9.00 uur.',
    'Aangevraagd op vrijdag 4 december om 16.00 uur: label uiterlijk op zaterdag 5 december om 16.00 uur.',
  ]);
  for (const day of ['maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag', 'zaterdag']) {
    await user.click(screen.getByRole('checkbox', { name: day }));
  }
  expect(examples()[0]).toBe(
    'Aangevraagd op maandag 30 november om 9.00 uur: label uiterlijk op zondag 13 december om 8.00 uur. Zonder spoed duurt het 3 tot 5 werkdagen. De klant leest dat spoed niet sneller is.',
  );
  fireEvent.change(screen.getByLabelText('Tot'), { target: { value: '' } });
  expect(screen.queryByRole('region', { name: /^Zo valt het uit/ })).toBeNull();
  vi.useRealTimers();
});

test('hours that count while no adviser works are named as they are typed', async () => {
  const weekdays = everyDay.slice(0, 5).map((day) => ({ ...day, opens: '09:00:00', closes: '17:00:00' }));
  const { user } = await show(advisers(weekdays));
  const warning = await screen.findByText(/^Op deze uren werkt geen adviseur/);
  const items = within(warning.closest('[role="status"]') ?? document.body).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'maandag tot en met vrijdag: van 8.00 tot 9.00 en van 17.00 tot 20.00 uur',
    'zaterdag en zondag: de hele dag',
  ]);
  expect(screen.getByRole('link', { name: 'Bekijk de werktijden van de adviseurs' })).toHaveAttribute(
    'href',
    '/admin/beheer/mensen#adviseurs',
  );
  for (const day of ['zaterdag', 'zondag']) await user.click(screen.getByRole('checkbox', { name: day }));
  fireEvent.change(screen.getByLabelText('Van'), { target: { value: '09:00' } });
  fireEvent.change(screen.getByLabelText('Tot'), { target: { value: '17:00' } });
  expect(screen.queryByText(/^Op deze uren werkt geen adviseur/)).toBeNull();
});

test('hours in which nobody ever works are refused before the database is asked', async () => {
  const { user, calls } = await show();
  fireEvent.change(screen.getByLabelText('Tot'), { target: { value: '07:00' } });
  await user.click(screen.getByRole('button', { name: 'Opslaan' }));
  expect(screen.getByLabelText('Tot')).toHaveAccessibleDescription('Vul een tijd in na het begin');
  fireEvent.change(screen.getByLabelText('Minuten voor het rapport'), { target: { value: '721' } });
  await user.click(screen.getByRole('button', { name: 'Opslaan' }));
  expect(screen.getByLabelText('Minuten voor het rapport')).toHaveAccessibleDescription(/Vul hele minuten in/);
  for (const box of screen.getAllByRole('checkbox')) await user.click(box);
  expect(screen.getByRole('group', { name: 'Op welke dagen werk je aan spoed?' })).toHaveAccessibleDescription(
    'Kies ten minste één dag',
  );
  expect(calls.map(({ route }) => route)).not.toContain(save);
});

test.each<[string, FakeAnswer, RegExp]>([
  ['somebody else was first', { status: 200, json: [] }, /Er is niets overschreven/],
  ['the account has no rights', { status: 403, json: { code: '42501', message: 'no' } }, /geen beheerder meer/],
  ['there is no answer', 'network error', /de database geeft geen antwoord/],
])('when %s what was typed stays, and it is not called saved', async (_, answer, text) => {
  const { user } = await show({ [save]: () => answer });
  fireEvent.change(screen.getByLabelText('Van'), { target: { value: '07:00' } });
  await user.click(screen.getByRole('button', { name: 'Opslaan' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(screen.getByLabelText('Van')).toHaveValue('07:00');
  expect(success).not.toHaveBeenCalled();
});

test('that could not be read can be asked for again', async () => {
  const hours = {
    ...{ days: [1], opens: '08:00:00', closes: '20:00:00', report_minutes: 120 },
    ...{ adviser_days: [1], holidays: [], durations: [] },
  };
  const answers: FakeAnswer[] = [
    { status: 403, json: { code: '42501', message: 'no' } },
    { status: 200, json: hours },
  ];
  fakeSupabase({ ...advisers(everyDay), [rushHours]: () => answers.shift() ?? 'network error' });
  const user = renderAdmin(<WorkingHours />);
  expect(await screen.findByRole('alert')).toHaveTextContent('konden niet worden opgehaald');
  await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
  expect(await screen.findByRole('checkbox', { name: 'maandag' })).toBeChecked();
});
