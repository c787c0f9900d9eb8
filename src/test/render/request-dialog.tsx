import { screen } from '@testing-library/react';
import { beforeEach, vi } from 'vitest';
import { notify } from '@/components/ui/notify';
import { RequestDialog } from '@/features/office/request-inbox/detail/request-dialog';
import { fakeSupabase, type FakeAnswer, type FakeRoutes } from '../services/fake-supabase';
import { renderAdmin } from './render-admin';
import { buildRow, buildStoredRequest } from '../stored-requests';

export const update = 'PATCH /rest/v1/contact_submissions';
export const read = 'GET /rest/v1/contact_submissions';
export const remove = 'POST /rest/v1/rpc/delete_requests';
/** The answer of `remove`. */
export const removed = {
  status: 200,
  json: { deleted: ['5f0c9a3e'], deleted_at: '2026-11-21T09:00:00Z', skipped: [] },
};
/** The same when somebody else changed or deleted the request. */
export const notRemoved = { status: 200, json: { deleted: [], deleted_at: '2026-11-21T09:00:00Z', skipped: [] } };
export const webhookOutcomes = 'POST /rest/v1/rpc/webhook_outcomes';

/** The callbacks of the list around the dialog. */
export const toasts = { success: vi.fn(), error: vi.fn() };
export const outcomes = { onClose: vi.fn(), onGone: vi.fn(), onSaved: vi.fn(), onWebhookFailed: vi.fn() };

beforeEach(() => {
  Object.values(toasts).forEach((toast) => toast.mockReset());
  Object.values(outcomes).forEach((outcome) => outcome.mockReset());
  vi.spyOn(notify, 'success').mockImplementation(toasts.success);
  vi.spyOn(notify, 'error').mockImplementation(toasts.error);
});

export function openDialog(row: Parameters<typeof buildStoredRequest>[0] = {}, routes: FakeRoutes = {}) {
  const calls = fakeSupabase({
    [read]: () => ({ status: 200, json: [] }),
    ...routes,
  });
  const user = renderAdmin(<RequestDialog request={buildStoredRequest(row)} {...outcomes} />);
  return { user, calls };
}

/** The database answers with the row as it is stored now. */
export function stored(row: Parameters<typeof buildRow>[0]): FakeAnswer {
  return { status: 200, json: [buildRow(row)] };
}

export const fields = {
  status: () => screen.getByLabelText('Status'),
  date: () => screen.getByLabelText('Datum afspraak'),
  time: () => screen.getByLabelText('Tijd afspraak'),
  notes: () => screen.getByLabelText('Notities'),
};

export function button(name: string) {
  return screen.getByRole('button', { name });
}
