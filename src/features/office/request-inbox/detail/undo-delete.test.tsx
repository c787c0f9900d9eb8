// @vitest-environment jsdom
import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { z } from 'zod';
import type { FakeAnswer } from '@/test/services/fake-supabase';
import { button, openDialog, outcomes, remove, removed, toasts } from '@/test/render/request-dialog';

const restore = 'POST /rest/v1/rpc/restore_request';
const mails = 'POST /rest/v1/rpc/mails_of_changes';

const onClick = z.custom<() => void>((value) => typeof value === 'function');
const options = z.object({ duration: z.literal(10_000), action: z.object({ label: z.string(), onClick }) });

/** Presses the button of the last toast. */
function pressUndo(toast: typeof toasts.success, label = 'Ongedaan maken') {
  const { action } = options.parse(toast.mock.lastCall?.[1]);
  expect(action.label).toBe(label);
  action.onClick();
}

async function deleteRequest(responses: FakeAnswer[], proposed: object[] = []) {
  const { user, calls } = openDialog(
    {},
    {
      [remove]: () => removed,
      [restore]: () => responses.shift() ?? 'network error',
      [mails]: () => ({ status: 200, json: proposed }),
    },
  );
  await user.click(button('Verwijderen'));
  await user.click(button('Ja, verwijder'));
  await waitFor(() => expect(outcomes.onGone).toHaveBeenCalledTimes(1));
  return () => calls.filter(({ route }) => route === restore).map(({ body }) => body);
}

const restoreArgs = { request_id: '5f0c9a3e-1c1d-4e6f-8a2b-3c4d5e6f7a8b', is_overruled: false };
const restored = ['Teruggezet', { description: 'De aanvraag staat weer in de lijst' }];

it('a deletion can be undone', async () => {
  const restores = await deleteRequest([{ status: 200, json: true }]);
  pressUndo(toasts.success);
  await waitFor(() => expect(toasts.success).toHaveBeenLastCalledWith(...restored));
  expect(restores()).toEqual([restoreArgs]);
});

it('says when it is too late', async () => {
  await deleteRequest([{ status: 200, json: false }]);
  pressUndo(toasts.success);
  await waitFor(() => expect(toasts.error).toHaveBeenCalledWith('Te laat om ongedaan te maken', expect.anything()));
  expect(toasts.success).toHaveBeenCalledTimes(1);
});

it('can be tried again when it fails', async () => {
  const restores = await deleteRequest(['network error', { status: 200, json: true }]);
  pressUndo(toasts.success);
  await waitFor(() => expect(toasts.error).toHaveBeenCalledWith('Nog niet teruggezet', expect.anything()));
  expect(toasts.success).toHaveBeenCalledTimes(1);
  pressUndo(toasts.error);
  await waitFor(() => expect(toasts.success).toHaveBeenLastCalledWith(...restored));
  expect(restores()).toEqual([restoreArgs, restoreArgs]);
});

it('names the mail that it would send, and sends it once that is confirmed', async () => {
  const restores = await deleteRequest(
    [{ status: 200, json: true }],
    [{ id: restoreArgs.request_id, kind: 'planned' }],
  );
  pressUndo(toasts.success);
  await waitFor(() =>
    expect(toasts.error).toHaveBeenCalledWith('Mailt de klant: afspraak staat vast.', expect.anything()),
  );
  expect(restores()).toEqual([]);
  pressUndo(toasts.error, 'Terugzetten');
  await waitFor(() => expect(toasts.success).toHaveBeenLastCalledWith(...restored));
  expect(restores()).toEqual([restoreArgs]);
});
