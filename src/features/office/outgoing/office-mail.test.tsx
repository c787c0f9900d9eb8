// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { notify } from '@/components/ui/notify';
import { fakeSupabase, type FakeRoutes } from '@/test/services/fake-supabase';
import { renderAdmin } from '@/test/render/render-admin';
import { OfficeMail } from './office-mail';

const read = 'GET /rest/v1/settings';
const save = 'PATCH /rest/v1/settings';
const success = vi.fn();

beforeEach(() => {
  success.mockReset();
  vi.spyOn(notify, 'success').mockImplementation(success);
});

async function show(routes: FakeRoutes = {}) {
  const stored = { office_mail: 'off', office_mail_address: '' };
  const calls = fakeSupabase({ [read]: () => ({ status: 200, json: [stored] }), ...routes });
  const user = renderAdmin(<OfficeMail />);
  await screen.findByLabelText('Wanneer');
  return { calls, user };
}

test('it is switched on with an address', async () => {
  const { calls, user } = await show({ [save]: () => ({ status: 204, json: null }) });
  await user.selectOptions(screen.getByLabelText('Wanneer'), 'Eén keer per werkdag, ’s ochtends');
  await user.click(screen.getByRole('button', { name: 'Opslaan' }));
  expect(screen.getByLabelText('Naar welk e-mailadres')).toHaveAccessibleDescription(/Vul een e-mailadres in/);
  expect(calls.some(({ route }) => route === save)).toBe(false);
  await user.type(screen.getByLabelText('Naar welk e-mailadres'), 'kantoor@example.nl');
  await user.click(screen.getByRole('button', { name: 'Opslaan' }));
  await waitFor(() => expect(success).toHaveBeenCalledWith('Je krijgt mail op kantoor@example.nl'));
  const body = { office_mail: 'daily', office_mail_address: 'kantoor@example.nl' };
  expect(calls.find(({ route }) => route === save)?.body).toEqual(body);
});

test('when it is not stored, that is said and what was typed stays', async () => {
  const { user } = await show({ [save]: () => 'network error' });
  await user.selectOptions(screen.getByLabelText('Wanneer'), 'Meteen');
  await user.type(screen.getByLabelText('Naar welk e-mailadres'), 'kantoor@example.nl');
  await user.click(screen.getByRole('button', { name: 'Opslaan' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('niet opgeslagen');
  expect(screen.getByLabelText('Naar welk e-mailadres')).toHaveValue('kantoor@example.nl');
  expect(success).not.toHaveBeenCalled();
});
