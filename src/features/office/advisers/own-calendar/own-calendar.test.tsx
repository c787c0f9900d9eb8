// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { notify } from '@/components/ui/notify';
import { fakeSupabase, type FakeAnswer, type FakeRoutes } from '@/test/services/fake-supabase';
import { renderAdmin } from '@/test/render/render-admin';
import { OwnCalendar } from './own-calendar';

const known = 'POST /rest/v1/rpc/own_calendars';
const set = 'POST /rest/v1/rpc/set_own_calendar';
const readNow = 'POST /rest/v1/rpc/read_own_calendar';
const remove = 'POST /rest/v1/rpc/remove_own_calendar';
const reader = 'POST /functions/v1/read-calendars';
const adviser = { userId: 'ali', name: 'Ali', color: 'blue', start: null, detourFactor: 1.3, speed: 50 } as const;
const stored = {
  ...{ adviser: 'ali', host: 'agenda.example', tried_at: '2026-11-27T13:15:00+00:00', error: null, left_out: [] },
  ...{ read_at: '2026-11-27T13:15:00+00:00', busy_times: 12 },
};
const done: FakeAnswer = { status: 204, json: null };
const success = vi.fn<typeof notify.success>();

beforeEach(() => {
  success.mockReset();
  vi.spyOn(notify, 'success').mockImplementation(success);
});

/** The calendar of Ali over a database that has it or not. */
function show(calendar: object | null, routes: FakeRoutes = {}) {
  let current = calendar;
  const calls = fakeSupabase({
    [known]: () => ({ status: 200, json: current === null ? [] : [current] }),
    [set]: () => {
      current = { ...stored, read_at: null, busy_times: 0 };
      return done;
    },
    [remove]: () => {
      current = null;
      return done;
    },
    [readNow]: () => done,
    [reader]: () => {
      current = { ...stored, ...(current !== null && { busy_times: 1 }) };
      return done;
    },
    ...routes,
  });
  return { user: renderAdmin(<OwnCalendar adviser={adviser} />), calls };
}

function typeAddress(address: string): void {
  fireEvent.change(screen.getByLabelText('Geheim adres van de agenda'), { target: { value: address } });
}

test('an address is stored by https, read at once, and not shown again', async () => {
  const { user, calls } = show(null);
  await screen.findByRole('form', { name: 'Eigen agenda koppelen' });
  typeAddress(' webcal://p1-caldav.example/published/geheim ');
  await user.click(screen.getByRole('button', { name: 'Opslaan en lezen' }));
  expect(await screen.findByText(/^1 bezette tijd, gelezen op/)).toBeVisible();
  expect(calls.find(({ route }) => route === set)?.body).toEqual({
    adviser: 'ali',
    url: 'https://p1-caldav.example/published/geheim',
  });
  expect(success).toHaveBeenCalledWith('Adres opgeslagen');
  expect(document.body.textContent).not.toContain('published');
  expect(screen.getByText('De agenda bij agenda.example telt mee.')).toBeVisible();
});

test.each(['agenda', 'http://agenda.example/a.ics', 'https://'])(
  'what is no secret address is refused: %s',
  async (typed) => {
    const { user, calls } = show(null);
    await screen.findByRole('form', { name: 'Eigen agenda koppelen' });
    typeAddress(typed);
    await user.click(screen.getByRole('button', { name: 'Opslaan en lezen' }));
    expect(screen.getByLabelText('Geheim adres van de agenda')).toHaveAccessibleDescription(/begint met https:\/\//);
    expect(calls.map(({ route }) => route)).not.toContain(set);
  },
);

test('one that is not stored says so, and keeps what was typed', async () => {
  const { user } = show(null, { [set]: () => ({ status: 400, json: { code: '23514', message: 'no' } }) });
  await screen.findByRole('form', { name: 'Eigen agenda koppelen' });
  typeAddress('https://agenda.example/a.ics');
  await user.click(screen.getByRole('button', { name: 'Opslaan en lezen' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Niet opgeslagen');
  expect(screen.getByLabelText('Geheim adres van de agenda')).toHaveValue('https://agenda.example/a.ics');
  expect(success).not.toHaveBeenCalled();
});

test('says what was read last, what failed since, and what was left out', async () => {
  const zone = { reason: 'zone', events: 3, days: ['2026-11-30', '2026-12-01'] };
  const date = { reason: 'date', events: 1, days: [] };
  show({ ...stored, error: 'status 404', left_out: [zone, date] });
  expect(await screen.findByText('12 bezette tijden, gelezen op 27-11-2026 14:15.')).toBeVisible();
  expect(screen.getByText(/Op dit adres staat niets meer/)).toBeVisible();
  expect(screen.getByText('Wat er het laatst in stond, telt nog mee.')).toBeVisible();
  expect(screen.getByText(/^Deze afspraken tellen niet of niet helemaal mee/)).toBeVisible();
  expect(
    screen.getByText(/^3 afspraken in een tijdzone .* met als begin 30-11-2026, 01-12-2026 en andere\.$/),
  ).toBeVisible();
  expect(screen.getByText('1 afspraak met een datum of duur die niet bestaat.')).toBeVisible();
});

test('one that was never read says so, and that nothing of it counts', async () => {
  show({ ...stored, tried_at: null, read_at: null, error: 'no-host' });
  expect(await screen.findByText(/^Nog niet gelezen/)).toBeVisible();
  expect(screen.queryByText('Wat er het laatst in stond, telt nog mee.')).toBeNull();
});

test('it is read now, and a reader that does not answer is no success', async () => {
  const answers: FakeAnswer[] = ['network error', done];
  const { user } = show(stored, { [reader]: () => answers.shift() ?? done });
  await user.click(await screen.findByRole('button', { name: 'Nu lezen' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Niet gelezen: er kwam geen antwoord.');
  await user.click(screen.getByRole('button', { name: 'Nu lezen' }));
  expect(await screen.findByText(/^12 bezette tijden/)).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('it is removed after a question', async () => {
  const { user } = show(stored);
  await user.click(await screen.findByRole('button', { name: 'Verwijderen' }));
  await user.click(screen.getByRole('button', { name: 'Ja, verwijder' }));
  expect(await screen.findByRole('form', { name: 'Eigen agenda koppelen' })).toBeVisible();
  expect(success).toHaveBeenCalledWith('Eigen agenda verwijderd');
});
