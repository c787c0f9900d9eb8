// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { notify } from '@/components/ui/notify';
import { fakeSupabase, type FakeAnswer, type FakeRoutes } from '@/test/services/fake-supabase';
import { renderAdmin, UrlBar, urlQuery } from '@/test/render/render-admin';
import { buildRow, inboxReads } from '@/test/stored-requests';
import { RequestInbox } from '../request-inbox';

const count = 'POST /rest/v1/rpc/count_requests';
const held = 'POST /rest/v1/rpc/held_requests';
const accept = 'POST /rest/v1/rpc/accept_held_requests';
const remove = 'POST /rest/v1/rpc/delete_held_requests';
const restore = 'POST /rest/v1/rpc/restore_requests';
const seen_at = '2026-11-22T01:47:07.560123+00:00';
const deleted_at = '2026-11-22T01:48:00.000123+00:00';
const [one, two] = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'];

const toasts = { success: vi.fn<typeof notify.success>(), error: vi.fn<typeof notify.error>() };

beforeEach(() => {
  Object.values(toasts).forEach((toast) => toast.mockReset());
  vi.spyOn(notify, 'success').mockImplementation(toasts.success);
  vi.spyOn(notify, 'error').mockImplementation(toasts.error);
});

function opened(routes: FakeRoutes, search = '?apart=ja') {
  const rows = [buildRow({ id: one, name: 'Robot', is_held: true }), buildRow({ id: two, name: 'Jo', is_held: true })];
  const calls = fakeSupabase({
    ...inboxReads(() => rows),
    [count]: () => ({ status: 200, json: { new: 3, held: 2900 } }),
    [held]: () => ({ status: 200, json: { total: 2900, seen_at } }),
    ...routes,
  });
  const user = renderAdmin(
    <>
      <RequestInbox />
      <UrlBar />
    </>,
    `/admin${search}`,
  );
  return { user, bodies: (wanted: string) => calls.filter(({ route }) => route === wanted).map(({ body }) => body) };
}

function ok(json: unknown): () => FakeAnswer {
  return () => ({ status: 200, json });
}

test('a button leads to them only while there are any, beside the counts that leave them out', async () => {
  const { user } = opened({}, '');
  const button = await screen.findByRole('button', { name: 'Apart gehouden 2.900' });
  expect(screen.getByRole('button', { name: 'Alle 3' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(button);
  expect(urlQuery()).toBe('?apart=ja');
  expect(await screen.findByText('2 van 2.900 aanvragen')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Nieuw \d/ }));
  expect(urlQuery()).toBe('?status=new');
});

test('without any there is no button', async () => {
  opened({ [count]: ok({ new: 3 }) }, '');
  expect(await screen.findByRole('button', { name: 'Alle 3' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Apart gehouden/ })).toBeNull();
});

test('accepts what is selected, without opening it', async () => {
  const { user, bodies } = opened({ [accept]: ok(1) });
  await user.click(await screen.findByRole('checkbox', { name: 'Selecteer Jo' }));
  expect(urlQuery()).toBe('?apart=ja');
  await user.click(screen.getByRole('button', { name: 'Accepteer 1 aanvraag' }));
  await waitFor(() => expect(toasts.success).toHaveBeenCalledWith('1 aanvraag geaccepteerd'));
  expect(bodies(accept)).toEqual([{ ids: [two] }]);
  expect(screen.getByRole('checkbox', { name: 'Selecteer Jo' })).not.toBeChecked();
});

test('deletes what is selected once that is confirmed, and can undo it', async () => {
  const { user, bodies } = opened({ [remove]: ok({ total: 2, deleted_at }), [restore]: ok({ restored: 2, left: 0 }) });
  await user.click(await screen.findByRole('button', { name: 'Selecteer deze pagina' }));
  await user.click(await screen.findByRole('button', { name: 'Verwijder 2 aanvragen' }));
  const question = screen.getByRole('group', { name: /2 aanvragen verwijderen\?$/ });
  expect(within(question).getByRole('button', { name: 'Annuleren' })).toHaveFocus();
  expect(bodies(remove)).toEqual([]);
  await user.click(within(question).getByRole('button', { name: 'Ja, verwijder' }));
  await waitFor(() => expect(bodies(remove)).toEqual([{ seen_at, ids: [one, two] }]));
  await waitFor(() => expect(toasts.success).toHaveBeenCalledWith('2 aanvragen verwijderd', expect.anything()));
  toasts.success.mock.lastCall?.[1]?.action?.onClick();
  await waitFor(() => expect(toasts.success).toHaveBeenCalledWith('De verwijderde aanvragen zijn teruggezet', {}));
  expect(bodies(restore)).toEqual([{ deleted_at }]);
});

test('deletes all that the filters find, as they were shown, and goes to the first page', async () => {
  const { user, bodies } = opened({ [remove]: ok({ total: 2900, deleted_at }) }, `?apart=ja&zoek=robot&na=${one}`);
  await user.click(await screen.findByRole('button', { name: 'Verwijder alle 2.900 aanvragen' }));
  await user.click(screen.getByRole('button', { name: 'Ja, verwijder' }));
  await waitFor(() => expect(bodies(remove)).toEqual([{ seen_at, search: 'robot' }]));
  await waitFor(() => expect(urlQuery()).toBe('?apart=ja&zoek=robot'));
});

test('a failed deletion keeps the question and the selection, and shows no success', async () => {
  const { user } = opened({ [remove]: () => 'network error' });
  await user.click(await screen.findByRole('button', { name: 'Selecteer deze pagina' }));
  await user.click(await screen.findByRole('button', { name: 'Verwijder 2 aanvragen' }));
  await user.click(screen.getByRole('button', { name: 'Ja, verwijder' }));
  await waitFor(() => expect(toasts.error).toHaveBeenCalledWith('Niet verwijderd', expect.anything()));
  await user.click(screen.getByRole('button', { name: 'Annuleren' }));
  expect(screen.getByRole('checkbox', { name: 'Selecteer Jo' })).toBeChecked();
  expect(toasts.success).not.toHaveBeenCalled();
});

test('a failed acceptance keeps the selection', async () => {
  const { user } = opened({ [accept]: () => 'network error' });
  await user.click(await screen.findByRole('checkbox', { name: 'Selecteer Jo' }));
  await user.click(screen.getByRole('button', { name: 'Accepteer 1 aanvraag' }));
  await waitFor(() => expect(toasts.error).toHaveBeenCalledWith('Niet geaccepteerd', expect.anything()));
  expect(screen.getByRole('checkbox', { name: 'Selecteer Jo' })).toBeChecked();
});

test.each<[string, FakeAnswer, string]>([
  [
    'comes too late',
    { status: 200, json: { restored: 0, left: 0 } },
    'Te laat: de aanvragen zijn definitief verwijderd',
  ],
  ['fails', 'network error', 'Nog niet teruggezet. Probeer het opnieuw'],
])('an undo that %s says so', async (_, answer, title) => {
  const { user } = opened({ [remove]: ok({ total: 2900, deleted_at }), [restore]: () => answer });
  await user.click(await screen.findByRole('button', { name: 'Verwijder alle 2.900 aanvragen' }));
  await user.click(screen.getByRole('button', { name: 'Ja, verwijder' }));
  await waitFor(() => expect(toasts.success).toHaveBeenCalled());
  toasts.success.mock.lastCall?.[1]?.action?.onClick();
  await waitFor(() => expect(toasts.error).toHaveBeenCalled());
  const [shown, options] = toasts.error.mock.lastCall ?? [];
  expect(shown).toBe(title);
  expect(options?.action !== undefined).toBe(answer === 'network error');
});

test('while it is not known how many there are, nothing can be deleted', async () => {
  let answer: FakeAnswer = { status: 403, json: { code: '42501', message: 'only for administrators' } };
  const { user } = opened({ [held]: () => answer });
  await user.click(await screen.findByRole('button', { name: 'Selecteer deze pagina' }));
  expect(await screen.findByText(/^Kon niet nagaan hoeveel/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Verwijder/ })).toBeNull();
  answer = { status: 200, json: { total: 2, seen_at } };
  await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
  expect(await screen.findByRole('button', { name: 'Verwijder alle 2 aanvragen' })).toBeVisible();
});
