import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, vi } from 'vitest';
import { notify } from '@/components/ui/notify';
import { ContentCreation } from '@/features/office/content-editor/create/content-creation';
import { buildBlock } from '../content';
import { fakeSupabase, type FakeAnswer } from '../services/fake-supabase';
import { renderAdmin } from './render-admin';

const insert = 'POST /rest/v1/website_content';
export const done: FakeAnswer = { status: 201, json: null };
export const duplicate: FakeAnswer = { status: 409, json: { code: '23505', message: 'duplicate key' } };

export const toasts = { success: vi.fn<typeof notify.success>(), error: vi.fn<typeof notify.error>() };
export const onCreated = vi.fn();

beforeEach(() => {
  [toasts.success, toasts.error, onCreated].forEach((mock) => mock.mockReset());
  vi.spyOn(notify, 'success').mockImplementation(toasts.success);
  vi.spyOn(notify, 'error').mockImplementation(toasts.error);
});

const blocks = [
  buildBlock({ section_name: 'hero', page_path: '/energielabel-soest', published_at: null }),
  buildBlock({ page_path: '/blog/bestaat-al' }),
];

/** Opens one of the dialogs; the database answers each insert with the next of these. */
export async function openCreation(name: string, ...answers: FakeAnswer[]) {
  const queue = answers.length === 0 ? [done] : [...answers];
  const calls = fakeSupabase({ [insert]: () => queue.shift() ?? 'network error' });
  const user = renderAdmin(<ContentCreation blocks={blocks} onCreated={onCreated} />);
  await user.click(button(name));
  return { user, calls };
}

export function button(name: string) {
  return screen.getByRole('button', { name });
}

export function field(name: RegExp) {
  return screen.getByLabelText(name);
}

export function type(name: RegExp, value: string) {
  fireEvent.change(field(name), { target: { value } });
}

/** Expects the message in a toast and in the dialog, which is still open, and no callback to the page. */
export async function expectFailed(title: string, reason: RegExp) {
  await waitFor(() => expect(toasts.error).toHaveBeenCalledTimes(1));
  const [shown, options] = toasts.error.mock.lastCall ?? [];
  expect(shown).toBe(title);
  expect(options?.description).toMatch(reason);
  expect(within(screen.getByRole('dialog')).getByText(reason)).toBeVisible();
  expect(onCreated).not.toHaveBeenCalled();
  expect(toasts.success).not.toHaveBeenCalled();
}

export async function expectClosed(opener: string) {
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(button(opener)).toHaveFocus());
}
