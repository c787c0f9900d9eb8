import { screen, within } from '@testing-library/react';
import { beforeEach, vi } from 'vitest';
import { notify } from '@/components/ui/notify';
import { Administrators } from '@/features/office/administrators/administrators';
import { fakeSupabase, type FakeAnswer, type FakeRoutes } from '../services/fake-supabase';
import { renderAdmin } from './render-admin';

export const list = 'POST /rest/v1/rpc/list_admins';
export const invite = 'POST /rest/v1/rpc/invite_admin';
export const revoke = 'POST /rest/v1/rpc/revoke_invitation';
export const remove = 'POST /rest/v1/rpc/remove_admin';

/** The account of `signedIn`. */
export const self = {
  user_id: 'admin-1',
  email: 'beheer@woninglabel.example',
  created_at: '2026-11-01T09:05:00.12+00:00',
};
export const other = { user_id: 'admin-2', email: 'jo@example.org', created_at: '2026-11-20T09:05:00+00:00' };
export const open = { email: 'bo@example.org', invited_at: '2026-11-21T09:05:00+00:00', has_expired: false };
export const expired = { email: 'oud@example.org', invited_at: '2026-11-02T09:05:00+00:00', has_expired: true };

export const refusal: FakeAnswer = { status: 403, json: { code: '42501', message: 'only for administrators' } };

export const toasts = { success: vi.fn(), error: vi.fn(), info: vi.fn() };

beforeEach(() => {
  Object.values(toasts).forEach((toast) => toast.mockReset());
  vi.spyOn(notify, 'success').mockImplementation(toasts.success);
  vi.spyOn(notify, 'error').mockImplementation(toasts.error);
  vi.spyOn(notify, 'info').mockImplementation(toasts.info);
});

export function listed(admins: object[], invitations: object[] = []): FakeAnswer {
  return { status: 200, json: { admins, invitations } };
}

/** Renders the screen, and waits for the first list. */
export async function show(lists: FakeAnswer[], routes: FakeRoutes = {}) {
  const [last = listed([self])] = lists.slice(-1);
  const calls = fakeSupabase({ ...routes, [list]: () => (lists.length > 1 ? (lists.shift() ?? last) : last) });
  const user = renderAdmin(<Administrators />);
  await screen.findByText(self.email);
  return { user, calls };
}

export function button(name: string) {
  return screen.getByRole('button', { name });
}

export function emailField() {
  return screen.getByLabelText('E-mailadres van een nieuwe beheerder');
}

export function items(name: string) {
  return within(screen.getByRole('list', { name })).getAllByRole('listitem');
}
