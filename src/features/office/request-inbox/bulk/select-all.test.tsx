// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { notify } from '@/components/ui/notify';
import { fakeSupabase, type FakeAnswer, type FakeCall, type FakeRoutes } from '@/test/services/fake-supabase';
import { renderAdmin } from '@/test/render/render-admin';
import { buildRow } from '@/test/stored-requests';
import { RequestInbox } from '../request-inbox';

const list = 'POST /rest/v1/rpc/list_requests';
const change = 'POST /rest/v1/rpc/change_requests';
const remove = 'POST /rest/v1/rpc/delete_requests';
const restore = 'POST /rest/v1/rpc/restore_requests';
const version = '2026-11-21T09:00:00.654321+00:00';
const total = 250;
const shown = 50;

const stored = Array.from({ length: total }, (_, index) =>
  buildRow({ id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`, name: `Klant ${index + 1}` }),
);
const named = z.object({ requests: z.array(z.object({ id: z.string() })) });
const success = vi.fn<typeof notify.success>();
const error = vi.fn<typeof notify.error>();

beforeEach(() => {
  success.mockReset();
  error.mockReset();
  vi.spyOn(notify, 'success').mockImplementation(success);
  vi.spyOn(notify, 'error').mockImplementation(error);
});

function idsOf({ body }: FakeCall): string[] {
  return named.parse(body).requests.map(({ id }) => id);
}

/** A list of five pages, all of it selected. */
async function selectAll(routes: FakeRoutes) {
  const calls = fakeSupabase({
    [list]: ({ body }) => {
      const { page_size } = z.object({ page_size: z.int() }).parse(body);
      return { status: 200, json: stored.slice(0, page_size) };
    },
    'POST /rest/v1/rpc/count_requests': () => ({ status: 200, json: { new: total } }),
    'GET /rest/v1/contact_submissions': ({ search }) => ({
      status: 200,
      json: stored.filter(({ id }) => search.get('id')?.includes(id) ?? false),
    }),
    ...routes,
  });
  const user = renderAdmin(<RequestInbox />);
  await user.click(await screen.findByRole('checkbox', { name: 'Selecteer deze pagina' }));
  expect(screen.getByText(`${shown} geselecteerd`)).toBeVisible();
  await user.click(screen.getByRole('button', { name: `Alle ${total} selecteren` }));
  expect(await screen.findByText(`${total} geselecteerd`)).toBeVisible();
  const bulk = within(screen.getByRole('group', { name: 'Met de geselecteerde aanvragen' }));
  return { user, bulk, calls: (wanted: string) => calls.filter(({ route }) => route === wanted) };
}

function changed(call: FakeCall): FakeAnswer {
  return { status: 200, json: { changed: idsOf(call).map((id, change) => ({ id, version, change })), skipped: [] } };
}

test('the requests of all pages are changed a hundred at a time, and are no longer selected then', async () => {
  const { user, bulk, calls } = await selectAll({ [change]: changed });
  expect(screen.getByText(`${total} geselecteerd`).parentElement).toHaveFocus();
  await user.click(bulk.getByRole('button', { name: 'Status' }));
  await user.click(screen.getByRole('menuitemradio', { name: 'Afgerond' }));
  await waitFor(() => expect(success).toHaveBeenCalledWith('250 aanvragen: Afgerond', expect.anything()));
  expect(calls(change).map((call) => idsOf(call).length)).toEqual([100, 100, 50]);
  expect(calls(change).flatMap(idsOf)).toEqual(stored.map(({ id }) => id));
  expect(screen.queryByText(/geselecteerd/)).toBeNull();
});

test('one of another page than the one that is shown can stay out', async () => {
  const { user, bulk, calls } = await selectAll({ [change]: changed });
  await user.click(screen.getByRole('checkbox', { name: 'Selecteer Klant 3' }));
  expect(screen.getByText('249 geselecteerd')).toBeVisible();
  await user.click(bulk.getByRole('button', { name: 'Status' }));
  await user.click(screen.getByRole('menuitemradio', { name: 'Afgerond' }));
  await waitFor(() => expect(success).toHaveBeenCalledWith('249 aanvragen: Afgerond', expect.anything()));
  expect(calls(change).flatMap(idsOf)).not.toContain(stored[2]?.id);
});

test('what was changed before the database stopped answering stands, and who is left is named', async () => {
  const reported = vi.spyOn(console, 'warn').mockReturnValue();
  let batches = 0;
  const { user, bulk } = await selectAll({
    [change]: (call) => (++batches < 3 ? changed(call) : { status: 503, json: {} }),
  });
  await user.click(bulk.getByRole('button', { name: 'Status' }));
  await user.click(screen.getByRole('menuitemradio', { name: 'Afgerond' }));
  await waitFor(() => expect(success).toHaveBeenCalledWith('200 aanvragen: Afgerond', expect.anything()));
  expect(
    await screen.findByText(/^De database gaf halverwege geen antwoord meer.*Klant 201, .*Klant 210 en 40 andere/),
  ).toBeVisible();
  expect(reported).toHaveBeenCalledOnce();
});

test('what was deleted over the pages is restored whole, also when that fails halfway', async () => {
  let deletions = 0;
  let restored = 0;
  const { user, bulk, calls } = await selectAll({
    [remove]: (call) => ({
      status: 200,
      json: { deleted: idsOf(call), deleted_at: `2026-11-22T01:48:0${deletions++}.000123+00:00`, skipped: [] },
    }),
    [restore]: () => (++restored === 2 ? { status: 503, json: {} } : { status: 200, json: { restored: 100, left: 0 } }),
  });
  await user.click(bulk.getByRole('button', { name: 'Verwijderen' }));
  expect(screen.getByText('250 aanvragen verwijderen?')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Ja, verwijder' }));
  await waitFor(() => expect(success).toHaveBeenCalledWith('250 aanvragen verwijderd', expect.anything()));
  success.mock.lastCall?.[1]?.action?.onClick();
  await waitFor(() => expect(error).toHaveBeenCalledTimes(1));
  error.mock.lastCall?.[1]?.action?.onClick();
  await waitFor(() => expect(success).toHaveBeenLastCalledWith('250 aanvragen teruggezet', {}));
  // The second of three failed once.
  expect(calls(restore).map(({ body }) => body)).toEqual(
    [0, 1, 1, 2].map((second) => ({ deleted_at: `2026-11-22T01:48:0${second}.000123+00:00` })),
  );
});
