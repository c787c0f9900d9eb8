// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { notify } from '@/components/ui/notify';
import { fakeSupabase, type FakeAnswer, type FakeRoutes } from '@/test/services/fake-supabase';
import { renderAdmin } from '@/test/render/render-admin';
import { Advisers } from './advisers';
import { AppointmentSettings } from './appointment-settings';

const success = vi.fn<typeof notify.success>();
const userId = '3f1b9c52-0000-4000-8000-000000000001';
const admins = [{ user_id: userId, email: 'ali@example.nl', created_at: '2026-01-01T00:00:00Z' }];
const durations = [
  { property_type: 'apartment', minutes: 60, large_from: 150, large_minutes: 90 },
  { property_type: 'detached', minutes: 90, large_from: 200, large_minutes: 120 },
];
const ali = {
  user_id: userId,
  name: 'Ali',
  color: 'blue',
  start_place: 'Stationsplein 1, Amersfoort',
  start_x: 155_000,
  start_y: 463_000,
  detour_factor: 1.3,
  speed: 50,
  adviser_hours: [{ weekday: 1, opens: '08:30:00', closes: '16:00:00' }],
  blocked_times: [
    { id: 'b1', starts_at: '2027-01-08T11:00:00+00:00', ends_at: '2027-01-08T13:00:00+00:00', reason: 'Tandarts' },
  ],
};
const saveAdviser = 'POST /rest/v1/advisers';
const saveHours = 'POST /rest/v1/rpc/save_adviser_hours';
const block = 'POST /rest/v1/blocked_times';
const unblock = 'DELETE /rest/v1/blocked_times';
const saveDuration = 'PATCH /rest/v1/visit_durations';
function created(): FakeAnswer {
  return { status: 201, json: null };
}

beforeEach(() => {
  success.mockReset();
  vi.spyOn(notify, 'success').mockImplementation(success);
});

async function show(advisers: object[] = [ali], routes: FakeRoutes = {}) {
  const calls = fakeSupabase({
    'POST /rest/v1/rpc/list_admins': () => ({ status: 200, json: { admins, invitations: [] } }),
    'GET /rest/v1/advisers': () => ({ status: 200, json: advisers }),
    'GET /rest/v1/visit_durations': () => ({ status: 200, json: durations }),
    'POST /rest/v1/rpc/own_calendars': () => ({ status: 200, json: [] }),
    'GET /rest/v1/settings': () => ({ status: 200, json: [{ route_weight: 1 }] }),
    ...routes,
  });
  const user = renderAdmin(
    <>
      <Advisers />
      <AppointmentSettings />
    </>,
  );
  await screen.findAllByRole('button', { name: /^(Geen adviseur meer|Maak )/, hidden: true });
  await screen.findByRole('form', { name: 'Duur van een bezoek' });
  return { user, bodyOf: (route: string) => calls.filter((call) => call.route === route).map(({ body }) => body) };
}

test('without advisers it says what working hours give, and makes an administrator one', async () => {
  const { user, bodyOf } = await show([], { [saveAdviser]: created });
  expect(screen.getByText(/Zonder werktijden kiest een klant geen moment zelf/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Maak ali@example.nl adviseur' }));
  const name = screen.getByLabelText('Naam');
  expect(name).toHaveFocus();
  fireEvent.change(name, { target: { value: ' Ali de Wit ' } });
  await user.selectOptions(screen.getByLabelText('Kleur in de agenda'), 'Paars');
  fireEvent.change(screen.getByLabelText('Omwegfactor'), { target: { value: '1,45' } });
  await user.click(within(screen.getByRole('form', { name: /Maak ali/ })).getByRole('button', { name: 'Opslaan' }));
  await waitFor(() => expect(success).toHaveBeenCalledWith('Adviseur opgeslagen'));
  const start = { start_place: null, start_x: null, start_y: null };
  expect(bodyOf(saveAdviser)).toEqual([
    { user_id: userId, name: 'Ali de Wit', color: 'purple', detour_factor: 1.45, speed: 50, ...start },
  ]);
});

test('a second adviser starts with a colour that no other has', async () => {
  const other = { ...admins[0], user_id: '3f1b9c52-0000-4000-8000-000000000002', email: 'bo@example.nl' };
  const { user } = await show([{ ...ali, color: 'green' }], {
    'POST /rest/v1/rpc/list_admins': () => ({ status: 200, json: { admins: [...admins, other], invitations: [] } }),
  });
  await user.click(screen.getByRole('button', { name: 'Maak bo@example.nl adviseur' }));
  const form = within(screen.getByRole('form', { name: /Maak bo/ }));
  expect(form.getByLabelText('Kleur in de agenda')).toHaveValue('blue');
});

test('what is no name, factor or speed is refused in words before the database is asked', async () => {
  const { user } = await show();
  const form = within(screen.getByRole('form', { name: 'Gegevens van Ali' }));
  fireEvent.change(form.getByLabelText('Naam'), { target: { value: ' ' } });
  fireEvent.change(form.getByLabelText('Omwegfactor'), { target: { value: '3,1' } });
  fireEvent.change(form.getByLabelText('Snelheid (km per uur)'), { target: { value: '9' } });
  fireEvent.change(form.getByLabelText('Postcode'), { target: { value: '38' } });
  await user.click(form.getByRole('button', { name: 'Opslaan' }));
  expect(form.getByLabelText('Naam')).toHaveAccessibleDescription(/Vul een naam in/);
  expect(form.getByLabelText('Omwegfactor')).toHaveAccessibleDescription(/van 1 tot en met 3/);
  expect(form.getByLabelText('Snelheid (km per uur)')).toHaveAccessibleDescription(/van 10 tot en met 120/);
});

test('the starting place comes from the address register, and one that is not there is refused kindly', async () => {
  const register = '/local/address-register/adressenuitgebreid';
  const { user, bodyOf } = await show([ali], {
    [saveAdviser]: created,
    [`GET ${register}`]: () => ({ status: 200, json: {} }),
  });
  const form = within(screen.getByRole('form', { name: 'Gegevens van Ali' }));
  fireEvent.change(form.getByLabelText('Postcode'), { target: { value: '9999 ZZ' } });
  fireEvent.change(form.getByLabelText('Huisnummer'), { target: { value: '1' } });
  await user.click(form.getByRole('button', { name: 'Opslaan' }));
  await waitFor(() =>
    expect(form.getByLabelText('Huisnummer')).toHaveAccessibleDescription(/adres.*(adressenregister|opgezocht)/),
  );
  expect(form.getByLabelText('Postcode')).toHaveValue('9999 ZZ');
  expect(bodyOf(saveAdviser)).toEqual([]);
});

test('the hours of Monday are copied, days are switched on and off, and the week is saved', async () => {
  const { user, bodyOf } = await show([ali], {
    [saveHours]: created,
  });
  const form = within(screen.getByRole('form', { name: 'Werktijden van Ali' }));
  expect(form.getByLabelText('maandag van')).toHaveValue('08:30');
  expect(form.getByRole('checkbox', { name: 'dinsdag' })).not.toBeChecked();
  await user.click(form.getByRole('button', { name: 'Kopieer maandag naar de andere dagen' }));
  for (const day of ['zaterdag', 'zondag']) await user.click(form.getByRole('checkbox', { name: day }));
  fireEvent.change(form.getByLabelText('vrijdag tot'), { target: { value: '12:00' } });
  await user.click(form.getByRole('button', { name: 'Opslaan' }));
  await waitFor(() => expect(success).toHaveBeenCalledWith('Werktijden van Ali opgeslagen'));
  expect(bodyOf(saveHours)).toEqual([
    {
      adviser_id: userId,
      hours: [1, 2, 3, 4, 5].map((weekday) => ({
        weekday,
        opens: '08:30',
        closes: weekday === 5 ? '12:00' : '16:00',
      })),
    },
  ]);
});

test('a day has a break: a second range is added, must begin after the first, and is taken away again', async () => {
  const { user, bodyOf } = await show([ali], { [saveHours]: created });
  await user.click(screen.getByText('Ali'));
  const form = within(screen.getByRole('form', { name: 'Werktijden van Ali' }));
  await user.click(form.getByRole('button', { name: 'Blok toevoegen op maandag' }));
  await waitFor(() => expect(form.getByLabelText('maandag van (blok 2)')).toHaveFocus());
  fireEvent.change(form.getByLabelText('maandag tot'), { target: { value: '12:00' } });
  fireEvent.change(form.getByLabelText('maandag van (blok 2)'), { target: { value: '12:00' } });
  fireEvent.change(form.getByLabelText('maandag tot (blok 2)'), { target: { value: '17:00' } });
  await user.click(form.getByRole('button', { name: 'Opslaan' }));
  expect(form.getByLabelText('maandag van (blok 2)')).toHaveAccessibleDescription(/na het einde van het vorige blok/);
  fireEvent.change(form.getByLabelText('maandag van (blok 2)'), { target: { value: '13:00' } });
  await user.click(form.getByRole('button', { name: 'Opslaan' }));
  const morning = { weekday: 1, opens: '08:30', closes: '12:00' };
  const afternoon = { weekday: 1, opens: '13:00', closes: '17:00' };
  await waitFor(() => expect(bodyOf(saveHours)).toEqual([{ adviser_id: userId, hours: [morning, afternoon] }]));
  await user.click(form.getByRole('button', { name: 'Blok 2 van maandag weghalen' }));
  expect(form.getByLabelText('maandag van')).toHaveFocus();
  await user.click(form.getByRole('button', { name: 'Opslaan' }));
  await waitFor(() => expect(bodyOf(saveHours)[1]).toEqual({ adviser_id: userId, hours: [morning] }));
});

test('an adviser without hours is shown open, and stays open when the first hours are saved', async () => {
  const stored: object[] = [{ ...ali, adviser_hours: [] }];
  const { user } = await show(stored, {
    [saveHours]: () => {
      stored[0] = { ...ali, adviser_hours: [{ weekday: 1, opens: '09:00:00', closes: '17:00:00' }] };
      return created();
    },
  });
  const form = within(screen.getByRole('form', { name: 'Werktijden van Ali' }));
  await user.click(form.getByRole('checkbox', { name: 'maandag' }));
  await user.click(form.getByRole('button', { name: 'Opslaan' }));
  await waitFor(() => expect(screen.queryByText(/^Nog geen werktijden/)).not.toBeInTheDocument());
  expect(form.getByRole('button', { name: 'Opslaan' })).toBeVisible();
});

test('a day that ends before it begins is refused at its field', async () => {
  const { user } = await show();
  const form = within(screen.getByRole('form', { name: 'Werktijden van Ali' }));
  fireEvent.change(form.getByLabelText('maandag tot'), { target: { value: '08:00' } });
  await user.click(form.getByRole('button', { name: 'Opslaan' }));
  expect(form.getByLabelText('maandag tot')).toHaveAccessibleDescription('Vul een tijd in na het begin');
});

test('a time away is added on a Dutch clock, and one that ends before it begins is refused', async () => {
  const { user, bodyOf } = await show([ali], { [block]: created });
  const form = within(screen.getByRole('form', { name: 'Afwezigheid toevoegen' }));
  fireEvent.change(form.getByLabelText('Van datum'), { target: { value: '2027-07-05' } });
  fireEvent.change(form.getByLabelText('Tot datum'), { target: { value: '2027-07-04' } });
  await user.click(form.getByRole('button'));
  expect(form.getByLabelText('Tot datum')).toHaveAccessibleDescription('Kies een einde na het begin');
  fireEvent.change(form.getByLabelText('Tot datum'), { target: { value: '0202-07-09' } });
  await user.click(form.getByRole('button'));
  expect(form.getByLabelText('Tot datum')).toHaveAccessibleDescription(/2000 tot en met 2099/);
  fireEvent.change(form.getByLabelText('Tot datum'), { target: { value: '2027-07-09' } });
  await user.click(form.getByRole('button'));
  await waitFor(() => expect(success).toHaveBeenCalledWith('Afwezigheid toegevoegd'));
  expect(bodyOf(block)).toEqual([
    { adviser: userId, starts_at: '2027-07-04T22:00:00.000Z', ends_at: '2027-07-09T21:59:00.000Z', reason: null },
  ]);
  expect(form.getByLabelText('Van datum')).toHaveValue('');
});

test('a time away is removed, and brought back', async () => {
  const { user, bodyOf } = await show([ali], {
    [block]: created,
    [unblock]: () => ({ status: 200, json: [{ id: 'x' }] }),
  });
  await user.click(screen.getByText('Ali'));
  expect(screen.getByText('Tandarts')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /Haal weg: vrijdag 8 januari.* 12:00 tot/ }));
  await waitFor(() => expect(success).toHaveBeenCalledWith('Afwezigheid weggehaald', expect.anything()));
  success.mock.lastCall?.[1]?.action?.onClick();
  await waitFor(() => expect(success).toHaveBeenCalledWith('Teruggezet', expect.anything()));
  expect(bodyOf(block)).toEqual([
    {
      adviser: userId,
      starts_at: '2027-01-08T11:00:00+00:00',
      ends_at: '2027-01-08T13:00:00+00:00',
      reason: 'Tandarts',
    },
  ]);
});

test('how long appointments take is changed by type of home', async () => {
  const { user, bodyOf } = await show([ali], {
    [saveDuration]: () => ({ status: 200, json: [{ property_type: 'x' }] }),
  });
  const home = within(screen.getByRole('group', { name: 'Appartement' }));
  fireEvent.change(home.getByLabelText('Minuten'), { target: { value: '5' } });
  const save = within(screen.getByRole('form', { name: 'Duur van een bezoek' })).getByRole('button');
  await user.click(save);
  expect(home.getByLabelText('Minuten')).toHaveAccessibleDescription(/van 15 tot en met 480/);
  fireEvent.change(home.getByLabelText('Minuten'), { target: { value: '45' } });
  await user.click(save);
  await waitFor(() => expect(success).toHaveBeenCalledWith('Duur van bezoeken opgeslagen'));
  expect(bodyOf(saveDuration)[0]).toEqual({ minutes: 45, large_from: 150, large_minutes: 90 });
});

test.each<[string, FakeAnswer, RegExp]>([
  ['the account has no rights', { status: 403, json: { code: '42501', message: 'no' } }, /geen beheerder meer/],
  ['there is no answer', 'network error', /de database geeft geen antwoord/],
])('when %s what was typed stays, and it is not called saved', async (_, answer, text) => {
  const { user } = await show([ali], { [saveHours]: () => answer });
  const form = within(screen.getByRole('form', { name: 'Werktijden van Ali' }));
  fireEvent.change(form.getByLabelText('maandag van'), { target: { value: '07:00' } });
  await user.click(form.getByRole('button', { name: 'Opslaan' }));
  expect(await form.findByRole('alert')).toHaveTextContent(text);
  expect(form.getByLabelText('maandag van')).toHaveValue('07:00');
  expect(success).not.toHaveBeenCalled();
});

test('what suggested moments weigh is shown as it is stored, and changed', async () => {
  const save = 'PATCH /rest/v1/settings';
  const answers: FakeAnswer[] = [
    { status: 500, json: { code: 'XX000', message: 'broken' } },
    { status: 204, json: null },
  ];
  const { user, bodyOf } = await show([ali], { [save]: () => answers.shift() ?? 'network error' });
  const form = within(screen.getByRole('form', { name: 'Voorgestelde momenten' }));
  const weight = form.getByLabelText('Wat telt het zwaarst');
  expect(weight).toHaveDisplayValue('Liever minder rijden');
  await user.selectOptions(weight, 'Zo snel mogelijk op bezoek');
  await user.click(form.getByRole('button', { name: 'Opslaan' }));
  expect(await form.findByText(/Niet opgeslagen/)).toBeVisible();
  expect(weight).toHaveDisplayValue('Zo snel mogelijk op bezoek');
  await user.click(form.getByRole('button', { name: 'Opslaan' }));
  await waitFor(() => expect(success).toHaveBeenCalledWith('Opgeslagen. Nieuwe voorstellen rekenen hiermee.'));
  expect(bodyOf(save)).toEqual([{ route_weight: -2 }, { route_weight: -2 }]);
});
