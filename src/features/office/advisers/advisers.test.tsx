// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { admins, ali, created, saveAdviser, saveDuration, showAdvisers, success, userId } from '@/test/render/advisers';
import type { FakeAnswer } from '@/test/services/fake-supabase';

test('without advisers it says what working hours give, and makes an administrator one', async () => {
  const { user, bodyOf } = await showAdvisers([], { [saveAdviser]: created });
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
  const { user } = await showAdvisers([{ ...ali, color: 'green' }], {
    'POST /rest/v1/rpc/list_admins': () => ({ status: 200, json: { admins: [...admins, other], invitations: [] } }),
  });
  await user.click(screen.getByRole('button', { name: 'Maak bo@example.nl adviseur' }));
  const form = within(screen.getByRole('form', { name: /Maak bo/ }));
  expect(form.getByLabelText('Kleur in de agenda')).toHaveValue('blue');
});

test('what is no name, factor or speed is refused in words before the database is asked', async () => {
  const { user } = await showAdvisers();
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
  const { user, bodyOf } = await showAdvisers([ali], {
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

test('how long appointments take is changed by type of home', async () => {
  const { user, bodyOf } = await showAdvisers([ali], {
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

test('what suggested moments weigh is shown as it is stored, and changed', async () => {
  const save = 'PATCH /rest/v1/settings';
  const answers: FakeAnswer[] = [
    { status: 500, json: { code: 'XX000', message: 'broken' } },
    { status: 204, json: null },
  ];
  const { user, bodyOf } = await showAdvisers([ali], { [save]: () => answers.shift() ?? 'network error' });
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
