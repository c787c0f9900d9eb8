// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { affectedRoute, noVisits } from '@/test/affected-visits';
import { ali, block, created, saveHours, showAdvisers, success, unblock, userId } from '@/test/render/advisers';
import type { FakeAnswer } from '@/test/services/fake-supabase';

// Working hours, and times away.

test('the hours of Monday are copied, days are switched on and off, and the week is saved', async () => {
  const { user, bodyOf } = await showAdvisers([ali], {
    [saveHours]: () => ({ status: 200, json: true }),
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
  const { user, bodyOf } = await showAdvisers([ali], { [saveHours]: () => ({ status: 200, json: true }) });
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
  const { user } = await showAdvisers(stored, {
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
  const { user } = await showAdvisers();
  const form = within(screen.getByRole('form', { name: 'Werktijden van Ali' }));
  fireEvent.change(form.getByLabelText('maandag tot'), { target: { value: '08:00' } });
  await user.click(form.getByRole('button', { name: 'Opslaan' }));
  expect(form.getByLabelText('maandag tot')).toHaveAccessibleDescription('Vul een tijd in na het begin');
});

test('a time away is added on a Dutch clock, and one that ends before it begins is refused', async () => {
  const { user, bodyOf } = await showAdvisers([ali], { [block]: created });
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
  const { user, bodyOf } = await showAdvisers([ali], {
    [block]: created,
    [unblock]: () => ({ status: 200, json: [{ id: 'x' }] }),
    [affectedRoute]: () => noVisits,
  });
  await user.click(screen.getByText('Ali'));
  expect(screen.getByText('Tandarts')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /Haal weg: vrijdag 8 januari.* 12:00 tot/ }));
  await waitFor(() => expect(success).toHaveBeenCalledWith('Afwezigheid weggehaald', expect.anything()));
  success.mock.lastCall?.[1]?.action?.onClick();
  await waitFor(() => expect(success).toHaveBeenCalledWith('De tijd is weer geblokkeerd', expect.anything()));
  expect(bodyOf(block)).toEqual([
    {
      adviser: userId,
      starts_at: '2027-01-08T11:00:00+00:00',
      ends_at: '2027-01-08T13:00:00+00:00',
      reason: 'Tandarts',
    },
  ]);
});

test.each<[string, FakeAnswer, RegExp]>([
  ['the account has no rights', { status: 403, json: { code: '42501', message: 'no' } }, /geen beheerder meer/],
  ['there is no answer', 'network error', /de database geeft geen antwoord/],
])('when %s what was typed stays, and it is not called saved', async (_, answer, text) => {
  const { user } = await showAdvisers([ali], { [saveHours]: () => answer });
  const form = within(screen.getByRole('form', { name: 'Werktijden van Ali' }));
  fireEvent.change(form.getByLabelText('maandag van'), { target: { value: '07:00' } });
  await user.click(form.getByRole('button', { name: 'Opslaan' }));
  expect(await form.findByRole('alert')).toHaveTextContent(text);
  expect(form.getByLabelText('maandag van')).toHaveValue('07:00');
  expect(success).not.toHaveBeenCalled();
});
