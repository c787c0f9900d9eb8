// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAdmin } from '@/test/render/render-admin';
import { fakeSupabase } from '@/test/services/fake-supabase';
import { ReminderSettings } from './reminder-settings';

const stored = {
  ...{ seller_name: '', street: '', postcode: '', city: '', chamber_of_commerce: '', vat_number: '', iban: '' },
  ...{ is_small_business: false, vat_rate: 21, label_line: 'Energielabel' },
  ...{ first_reminder_days: 7, second_reminder_days: null, third_reminder_days: null },
};
const save = 'PATCH /rest/v1/invoice_settings';

function show() {
  const calls = fakeSupabase({ [save]: () => ({ status: 204, json: null }) });
  return { calls, user: renderAdmin(<ReminderSettings stored={stored} />) };
}

test('each reminder is switched on with its days, and off', async () => {
  const { calls, user } = show();
  expect(screen.getByLabelText('Dagen na de uiterste betaaldag')).toHaveValue('7');
  await user.click(screen.getByRole('checkbox', { name: 'Eerste herinnering' }));
  expect(screen.queryByLabelText('Dagen na de uiterste betaaldag')).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: 'Tweede herinnering' }));
  const days = screen.getByLabelText('Dagen na de herinnering ervoor');
  expect(days).toHaveValue('14');
  await user.clear(days);
  await user.type(days, '21');
  await user.click(screen.getByRole('button', { name: 'Herinneringen opslaan' }));
  await waitFor(() =>
    expect(calls.find(({ route }) => route === save)?.body).toEqual({
      ...{ first_reminder_days: null, second_reminder_days: 21, third_reminder_days: null },
    }),
  );
});

test.each(['', '0', '91', '1,5', 'x'])('"%s" days are refused where they are typed', async (typed) => {
  const { calls, user } = show();
  const days = screen.getByLabelText('Dagen na de uiterste betaaldag');
  await user.clear(days);
  if (typed !== '') await user.type(days, typed);
  await user.click(screen.getByRole('button', { name: 'Herinneringen opslaan' }));
  expect(await screen.findByText('Vul een aantal dagen in van 1 tot en met 90')).toBeVisible();
  expect(days).toHaveFocus();
  expect(calls).toEqual([]);
});
