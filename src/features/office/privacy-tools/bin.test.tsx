// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { notify } from '@/components/ui/notify';
import { fakeSupabase, type FakeAnswer } from '@/test/services/fake-supabase';
import { renderAdmin } from '@/test/render/render-admin';
import { Bin } from './bin';

const restore = 'POST /rest/v1/rpc/restore_request';
const mails = 'POST /rest/v1/rpc/mails_of_changes';
let mailed: object[] = [];
const deleted = {
  id: '00000000-0000-4000-8000-000000000001',
  name: 'Jo de Vries',
  address: '3811AA 12',
  deleted_at: '2026-11-21T08:00:00+00:00',
  gone_at: '2026-11-28T08:00:00+00:00',
};

function open(...answers: FakeAnswer[]) {
  let latest = [deleted];
  const calls = fakeSupabase({
    [mails]: () => ({ status: 200, json: mailed }),
    'POST /rest/v1/rpc/deleted_requests': () => ({ status: 200, json: { total: latest.length, latest } }),
    [restore]: () => {
      const answer = answers.shift() ?? 'network error';
      if (answers.length === 0) latest = [];
      return answer;
    },
  });
  return { user: renderAdmin(<Bin />), calls };
}

test('tells until when a request can be brought back, and brings it back', async () => {
  const success = vi.spyOn(notify, 'success').mockReturnValue();
  const { user, calls } = open({ status: 200, json: true });
  expect(await screen.findByText('1 aanvraag')).toBeVisible();
  expect(screen.getByText('Verwijderd op 21-11-2026 09:00, voorgoed weg op 28-11-2026 09:00')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Jo de Vries terugzetten' }));
  expect(await screen.findByText('De prullenbak is leeg.')).toBeVisible();
  expect(calls.find(({ route }) => route === restore)?.body).toEqual({ request_id: deleted.id, is_overruled: false });
  expect(success).toHaveBeenCalledWith('Teruggezet', { description: 'De aanvraag staat weer in de lijst' });
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Prullenbak' })).toHaveFocus());
});

test('says before what it will mail, and asks when the visit no longer fits', async () => {
  const success = vi.spyOn(notify, 'success').mockReturnValue();
  mailed = [{ id: deleted.id, kind: 'planned' }];
  const unfit = { status: 400, json: { code: '23P01', message: 'the visit does not fit' } };
  const { user, calls } = open(unfit, { status: 200, json: true });
  await user.click(await screen.findByRole('button', { name: 'Jo de Vries terugzetten' }));
  expect(await screen.findByRole('group', { name: /Mailt de klant: afspraak staat vast/ })).toBeVisible();
  expect(calls.find(({ route }) => route === mails)?.body).toEqual({
    changes: [{ id: deleted.id, is_restored: true }],
  });
  expect(calls.map(({ route }) => route)).not.toContain(restore);
  await user.click(screen.getByRole('button', { name: 'Zonder mail' }));
  await user.click(await screen.findByRole('button', { name: 'Toch terugzetten' }));
  await waitFor(() => expect(success).toHaveBeenCalled());
  const restored = calls.filter(({ route }) => route === restore);
  expect(restored.map(({ body }) => body)).toEqual([
    { request_id: deleted.id, is_overruled: false },
    { request_id: deleted.id, is_overruled: true },
  ]);
  expect(restored.map(({ headers }) => headers.get('x-without-mail'))).toEqual(['on', 'on']);
  mailed = [];
});

test('says so when a colleague was first', async () => {
  const error = vi.spyOn(notify, 'error').mockReturnValue();
  const { user } = open({ status: 200, json: false });
  await user.click(await screen.findByRole('button', { name: 'Jo de Vries terugzetten' }));
  await waitFor(() =>
    expect(error).toHaveBeenCalledWith('Te laat om ongedaan te maken', {
      description: 'Al teruggezet, of langer dan 7 dagen geleden verwijderd',
    }),
  );
});
