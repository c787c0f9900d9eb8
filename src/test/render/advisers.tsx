import { screen } from '@testing-library/react';
import { beforeEach, vi } from 'vitest';
import { notify } from '@/components/ui/notify';
import { Advisers } from '@/features/office/advisers/advisers';
import { AppointmentSettings } from '@/features/office/advisers/appointment-settings';
import { fakeSupabase, type FakeAnswer, type FakeRoutes } from '../services/fake-supabase';
import { renderAdmin } from './render-admin';

export const success = vi.fn<typeof notify.success>();
export const userId = '3f1b9c52-0000-4000-8000-000000000001';
export const admins = [{ user_id: userId, email: 'ali@example.nl', created_at: '2026-01-01T00:00:00Z' }];
const durations = [
  { property_type: 'apartment', minutes: 60, large_from: 150, large_minutes: 90 },
  { property_type: 'detached', minutes: 90, large_from: 200, large_minutes: 120 },
];
export const ali = {
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
export const saveAdviser = 'POST /rest/v1/advisers';
export const saveHours = 'POST /rest/v1/rpc/save_adviser_hours';
export const block = 'POST /rest/v1/blocked_times';
export const unblock = 'DELETE /rest/v1/blocked_times';
export const saveDuration = 'PATCH /rest/v1/visit_durations';
/** Stored. */
export function created(): FakeAnswer {
  return { status: 201, json: null };
}

beforeEach(() => {
  success.mockReset();
  vi.spyOn(notify, 'success').mockImplementation(success);
});

/** Renders the advisers and how visits are planned, and waits for both. */
export async function showAdvisers(advisers: object[] = [ali], routes: FakeRoutes = {}) {
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
