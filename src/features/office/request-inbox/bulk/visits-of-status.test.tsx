// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { notify } from '@/components/ui/notify';
import { affectedRoute, affectedVisits, buildAffectedRow, decideRoute } from '@/test/affected-visits';
import { fakeSupabase } from '@/test/services/fake-supabase';
import { renderAdmin } from '@/test/render/render-admin';
import { button, fields, openDialog, outcomes, read, stored } from '@/test/render/request-dialog';
import { buildRow, inboxReads } from '@/test/stored-requests';
import { RequestInbox } from '../request-inbox';

// A status that does not agree with a visit that is planned: any can be chosen, and it is asked what becomes of the visit.

const change = 'POST /rest/v1/rpc/change_requests';
const planned = { status: 'scheduled', appointment_date: '2099-12-07', appointment_time: '09:30:00' };
const visit = buildAffectedRow({ request_id: buildRow().id });
const success = vi.fn<typeof notify.success>();

beforeEach(() => {
  success.mockReset();
  vi.spyOn(notify, 'success').mockImplementation(success);
});

async function choose(status: string) {
  const rows = [buildRow({ ...planned, name: 'Jansen' })];
  const calls = fakeSupabase({
    ...inboxReads(() => rows),
    [affectedRoute]: () => affectedVisits(visit),
    [decideRoute]: () => ({ status: 200, json: { undo: 'decision', refused: [] } }),
    [change]: () => ({ status: 200, json: { changed: [], skipped: [] } }),
  });
  const user = renderAdmin(<RequestInbox />);
  await user.click(await screen.findByRole('button', { name: /status.*Jansen|Jansen.*status/i }));
  await user.click(screen.getByRole('menuitemradio', { name: status }));
  return { user, bodies: (route: string) => calls.filter((call) => call.route === route).map(({ body }) => body) };
}

test('an earlier status in the list keeps the visit unless it is put back, in one write', async () => {
  const { user, bodies } = await choose('Contact gelegd');
  const dialog = within(await screen.findByRole('dialog', { name: 'Status Contact gelegd' }));
  const field = await dialog.findByLabelText('Bezoek bij Jansen');
  expect(field).toHaveDisplayValue('Laten staan');
  await user.selectOptions(field, 'Klant kiest een nieuw moment');
  await user.click(dialog.getByRole('button', { name: 'Status Contact gelegd opslaan' }));
  await waitFor(() => expect(success).toHaveBeenCalledWith('Jansen: Contact gelegd', expect.anything()));
  const decisions = [{ id: 'visit-1', sequence: 1, action: 'put_back', status: 'contacted', version: visit.version }];
  expect(bodies(decideRoute)).toEqual([{ decisions, with_mail: true }]);
  expect(bodies(change)).toEqual([]);
});

test('of two, one is decided and the other gets the status', async () => {
  const other = '00000000-0000-4000-8000-000000000002';
  const rows = [buildRow({ ...planned, name: 'Jansen' }), buildRow({ id: other, name: 'Bo' })];
  const calls = fakeSupabase({
    ...inboxReads(() => rows),
    'GET /rest/v1/contact_submissions': ({ search }) => ({
      status: 200,
      json: rows.filter(({ id }) => search.get('id')?.includes(id)),
    }),
    [affectedRoute]: () => affectedVisits(visit),
    [decideRoute]: () => ({ status: 200, json: { undo: 'decision', refused: [] } }),
    [change]: () => ({ status: 200, json: { changed: [], skipped: [] } }),
  });
  const user = renderAdmin(<RequestInbox />);
  await user.click(await screen.findByRole('checkbox', { name: 'Selecteer Jansen' }));
  await user.click(screen.getByRole('checkbox', { name: 'Selecteer Bo' }));
  const bulk = within(screen.getByRole('group', { name: 'Met de geselecteerde aanvragen' }));
  await user.click(bulk.getByRole('button', { name: 'Status' }));
  await user.click(screen.getByRole('menuitemradio', { name: 'Contact gelegd' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Status Contact gelegd' }));
  await user.selectOptions(await dialog.findByLabelText('Bezoek bij Jansen'), 'Klant kiest een nieuw moment');
  await user.click(dialog.getByRole('button', { name: 'Status Contact gelegd opslaan' }));
  await waitFor(() => {
    const changed = calls.filter(({ route }) => route === change).map(({ body }) => body);
    expect(changed).toEqual([{ requests: [expect.objectContaining({ id: other })] }]);
  });
});

test('calling it off changes nothing', async () => {
  const { user, bodies } = await choose('Nieuw');
  await screen.findByRole('dialog', { name: 'Status Nieuw' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect([...bodies(decideRoute), ...bodies(change)]).toEqual([]);
});

test('completing a visit that is still to come is asked once', async () => {
  const { user, bodies } = await choose('Afgerond');
  expect(await screen.findByText('Nog te komen: Jansen, maandag 7 december 09:30 tot 10:30.')).toBeVisible();
  expect(bodies(change)).toEqual([]);
  await user.click(button('Ja, afronden'));
  await waitFor(() => expect(bodies(change)).toHaveLength(1));
});

test('in the dialog of the request the rest of what was typed is saved on top of it', async () => {
  const version = '2026-11-21T10:00:00.5+00:00';
  const { user, calls } = openDialog(planned, {
    [affectedRoute]: () => affectedVisits(visit),
    [decideRoute]: () => ({ status: 200, json: { undo: 'decision', refused: [] } }),
    [read]: () => stored({ ...planned, status: 'contacted', updated_at: version }),
    'PATCH /rest/v1/contact_submissions': () => stored({ ...planned, status: 'contacted', notes: 'Belt' }),
  });
  await user.selectOptions(fields.status(), 'Contact gelegd');
  await user.type(fields.notes(), 'Belt');
  await user.click(button('Opslaan'));
  await user.click(await screen.findByRole('button', { name: 'Status Contact gelegd opslaan' }));
  await waitFor(() => expect(outcomes.onSaved).toHaveBeenCalledTimes(1));
  const saves = calls.filter(({ route }) => route.startsWith('PATCH'));
  expect(saves.map(({ body, search }) => [body, search.get('updated_at')])).toEqual([
    [{ notes: 'Belt' }, `eq.${version}`],
  ]);
});

test('in the dialog of the request completing a visit that is still to come is asked once', async () => {
  const { user } = openDialog(planned, {
    'PATCH /rest/v1/contact_submissions': () => stored({ ...planned, status: 'completed' }),
  });
  await user.selectOptions(fields.status(), 'Afgerond');
  await user.click(button('Opslaan'));
  expect(screen.getByText('Het bezoek moet nog komen: maandag 7 december 09:30.')).toBeVisible();
  expect(outcomes.onSaved).not.toHaveBeenCalled();
  await user.click(button('Ja, afronden'));
  await waitFor(() => expect(outcomes.onSaved).toHaveBeenCalledTimes(1));
});
