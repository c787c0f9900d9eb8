// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { notify } from '@/components/ui/notify';
import { affectedRoute, affectedVisits, decideRoute } from '@/test/affected-visits';
import { fakeSupabase, type FakeRoutes } from '@/test/services/fake-supabase';
import { renderAdmin } from '@/test/render/render-admin';
import { Advisers } from './advisers';

// What becomes of visits when their adviser works other hours, is away, or visits no more.

const userId = '3f1b9c52-0000-4000-8000-000000000001';
const admins = [{ user_id: userId, email: 'ali@example.nl', created_at: '2026-01-01T00:00:00Z' }];
const ali = {
  ...{ user_id: userId, name: 'Ali', color: 'blue', start_place: null, start_x: null, start_y: null },
  ...{ detour_factor: 1.3, speed: 50, blocked_times: [] },
  adviser_hours: [{ weekday: 1, opens: '08:30:00', closes: '16:00:00' }],
};
const undo = 'POST /rest/v1/rpc/undo_decisions';
const success = vi.fn<typeof notify.success>();

beforeEach(() => {
  success.mockReset();
  vi.spyOn(notify, 'success').mockImplementation(success);
});

async function show(routes: FakeRoutes = {}) {
  const calls = fakeSupabase({
    'POST /rest/v1/rpc/list_admins': () => ({ status: 200, json: { admins, invitations: [] } }),
    'GET /rest/v1/advisers': () => ({ status: 200, json: [ali] }),
    'GET /rest/v1/visit_durations': () => ({ status: 200, json: [] }),
    'GET /rest/v1/settings': () => ({ status: 200, json: [{ route_weight: 0 }] }),
    'POST /rest/v1/rpc/own_calendars': () => ({ status: 200, json: [] }),
    [affectedRoute]: () => affectedVisits(),
    [decideRoute]: () => ({ status: 200, json: { undo: 'decision', refused: [] } }),
    [undo]: () => ({ status: 200, json: { left: [], is_blocked_time_left: false } }),
    ...routes,
  });
  const user = renderAdmin(<Advisers />);
  await user.click(await screen.findByText('Ali'));
  return { user, bodies: (route: string) => calls.filter((call) => call.route === route).map(({ body }) => body) };
}

test('hours without a visit that stands are saved once it was decided, and typed hours stay when it is called off', async () => {
  const saveHours = 'POST /rest/v1/rpc/save_adviser_hours';
  const stored = [true, true, false];
  const { user, bodies } = await show({ [saveHours]: () => ({ status: 200, json: stored.shift() ?? true }) });
  const form = within(screen.getByRole('form', { name: 'Werktijden van Ali' }));
  await user.click(form.getByRole('checkbox', { name: 'maandag' }));
  await user.click(form.getByRole('button', { name: 'Opslaan' }));
  await screen.findByRole('dialog', { name: 'Bezoeken buiten deze werktijden' });
  expect(bodies(affectedRoute)).toEqual([
    { adviser: userId, hours: [] },
    { adviser: userId, hours: [] },
  ]);
  await user.keyboard('{Escape}');
  expect(await form.findByText('De werktijden zijn nog niet opgeslagen.')).toBeVisible();
  expect(form.getByRole('checkbox', { name: 'maandag' })).not.toBeChecked();
  expect([...bodies(decideRoute), ...bodies(saveHours)]).toEqual([]);

  await user.click(form.getByRole('button', { name: 'Opslaan' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Bezoeken buiten deze werktijden' }));
  await dialog.findByLabelText('Bezoek bij Jansen');
  await user.click(dialog.getByRole('button', { name: 'Opslaan' }));
  await waitFor(() => expect(success).toHaveBeenCalledWith('Werktijden van Ali opgeslagen', expect.anything()));
  expect(bodies(decideRoute)).toHaveLength(1);
  expect(bodies(saveHours)).toHaveLength(1);
  // Undone, visits and hours are what they were.
  success.mock.lastCall?.[1]?.action?.onClick();
  await waitFor(() =>
    expect(success).toHaveBeenLastCalledWith('Alles staat weer zoals het was. Er gaat geen mail uit.', {}),
  );
  expect(bodies(undo)).toEqual([{ decision: 'decision', is_overruled: false }]);
  expect(bodies(saveHours).at(-1)).toEqual({
    ...{ adviser_id: userId, hours: [{ weekday: 1, opens: '08:30', closes: '16:00' }], replaces: [] },
  });
});

test('being away over a visit is stored with what was decided, in one write', async () => {
  const { user, bodies } = await show();
  const form = within(screen.getByRole('form', { name: 'Afwezigheid toevoegen' }));
  fireEvent.change(form.getByLabelText('Van datum'), { target: { value: '2099-12-07' } });
  fireEvent.change(form.getByLabelText('Tot datum'), { target: { value: '2099-12-07' } });
  await user.click(form.getByRole('button', { name: 'Afwezigheid toevoegen' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Bezoeken in deze tijd' }));
  await dialog.findByLabelText('Bezoek bij Jansen');
  await user.click(dialog.getByRole('button', { name: 'Afwezigheid toevoegen' }));
  await waitFor(() => expect(success).toHaveBeenCalledWith('Afwezigheid toegevoegd', expect.anything()));
  expect(bodies(decideRoute)).toMatchObject([
    { blocked: { adviser: userId, starts_at: '2099-12-06T23:00:00.000Z', ends_at: '2099-12-07T22:59:00.000Z' } },
  ]);
});

test('who visits no more leaves no visit without a decision', async () => {
  const { user, bodies } = await show({ 'DELETE /rest/v1/advisers': () => ({ status: 204, json: null }) });
  await user.click(screen.getByRole('button', { name: 'Geen adviseur meer' }));
  await user.selectOptions(await screen.findByLabelText('Bezoek bij Jansen'), 'Laten staan');
  await user.click(screen.getByRole('button', { name: 'Geen adviseur meer' }));
  await waitFor(() => expect(success).toHaveBeenCalledWith('Geen adviseur meer'));
  expect(bodies(decideRoute)).toMatchObject([{ decisions: [{ id: 'visit-1', action: 'keep' }] }]);
});
