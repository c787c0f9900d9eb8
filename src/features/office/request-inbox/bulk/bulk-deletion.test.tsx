// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { notify } from '@/components/ui/notify';
import { affectedRoute, affectedVisits, buildAffectedRow } from '@/test/affected-visits';
import { fakeSupabase } from '@/test/services/fake-supabase';
import { renderAdmin } from '@/test/render/render-admin';
import { buildRow, inboxReads } from '@/test/stored-requests';
import { RequestInbox } from '../request-inbox';

const remove = 'POST /rest/v1/rpc/delete_requests';
const ids = { anna: '00000000-0000-4000-8000-000000000001', bo: '00000000-0000-4000-8000-000000000002' };
const planned = { status: 'scheduled', appointment_date: '2099-12-07', appointment_time: '09:30:00' };

test('deleting several names the visits that go with them, and a request whose visit stays is left', async () => {
  const rows = [
    buildRow({ id: ids.anna, name: 'Anna', ...planned }),
    buildRow({ id: ids.bo, name: 'Bo', ...planned, appointment_time: '13:00:00' }),
  ];
  const calls = fakeSupabase({
    ...inboxReads(() => rows),
    [affectedRoute]: () =>
      affectedVisits(
        buildAffectedRow({ request_id: ids.anna, name: 'Anna' }),
        buildAffectedRow({ id: 'visit-2', request_id: ids.bo, name: 'Bo' }),
      ),
    [remove]: () => ({ status: 200, json: { deleted: [ids.bo], deleted_at: '2026-11-22T01:48:00Z', skipped: [] } }),
  });
  const user = renderAdmin(<RequestInbox />);
  await user.click(await screen.findByRole('checkbox', { name: 'Selecteer deze pagina' }));
  const bulk = within(screen.getByRole('group', { name: 'Met de geselecteerde aanvragen' }));
  await user.click(bulk.getByRole('button', { name: 'Verwijderen' }));
  const field = await screen.findByLabelText('Bezoek bij Anna');
  expect(field).toHaveDisplayValue('Vervalt');
  await user.selectOptions(field, 'Blijft staan: deze aanvraag niet verwijderen');
  await user.click(screen.getByRole('button', { name: 'Ja, verwijder' }));
  function removals() {
    return calls.filter(({ route }) => route === remove);
  }
  await waitFor(() => expect(removals()).toHaveLength(1));
  expect(removals()[0]?.body).toMatchObject({ requests: [{ id: ids.bo }], with_mail: true });
});

test('deleting requests with invoices that are not paid names these, and what becomes of them', async () => {
  const rows = [buildRow({ id: ids.anna, name: 'Anna' }), buildRow({ id: ids.bo, name: 'Bo' })];
  const calls = fakeSupabase({
    ...inboxReads(() => rows),
    'POST /rest/v1/rpc/open_invoices': () => ({ status: 200, json: [{ number: '2026-0001', open: 28_500 }] }),
  });
  const user = renderAdmin(<RequestInbox />);
  await user.click(await screen.findByRole('checkbox', { name: 'Selecteer deze pagina' }));
  const bulk = within(screen.getByRole('group', { name: 'Met de geselecteerde aanvragen' }));
  await user.click(bulk.getByRole('button', { name: 'Verwijderen' }));
  expect(await screen.findByText(/^Factuur 2026-0001 is nog niet betaald: €.?285,00 staat open\.$/)).toBeVisible();
  expect(screen.getByText(/Zijn pagina toont de betaalcode nog 7 dagen\./)).toBeVisible();
  expect(calls.find(({ route }) => route.endsWith('open_invoices'))?.body).toEqual({ request_ids: [ids.anna, ids.bo] });
});

test('bringing several back names the mails of it first, and mails once that is confirmed', async () => {
  const [restore, mails] = ['POST /rest/v1/rpc/restore_requests', 'POST /rest/v1/rpc/mails_of_changes'];
  const deletedAt = '2026-11-22T01:48:00.000123+00:00';
  const success = vi.spyOn(notify, 'success').mockReturnValue();
  const error = vi.spyOn(notify, 'error').mockReturnValue();
  const rows = [buildRow({ id: ids.anna, name: 'Anna' }), buildRow({ id: ids.bo, name: 'Bo' })];
  const calls = fakeSupabase({
    ...inboxReads(() => rows),
    [remove]: () => ({
      status: 200,
      json: { deleted: [ids.anna, ids.bo], deleted_at: deletedAt, skipped: [] },
    }),
    [mails]: () => ({ status: 200, json: [ids.anna, ids.bo].map((id) => ({ id, kind: 'planned' })) }),
    [restore]: () => ({ status: 200, json: { restored: 2, left: 0 } }),
  });
  const user = renderAdmin(<RequestInbox />);
  await user.click(await screen.findByRole('checkbox', { name: 'Selecteer deze pagina' }));
  const bulk = within(screen.getByRole('group', { name: 'Met de geselecteerde aanvragen' }));
  await user.click(bulk.getByRole('button', { name: 'Verwijderen' }));
  await user.click(await screen.findByRole('button', { name: 'Ja, verwijder' }));
  await waitFor(() => expect(success).toHaveBeenCalledWith('2 aanvragen verwijderd', expect.anything()));

  success.mock.lastCall?.[1]?.action?.onClick();
  await waitFor(() => expect(error).toHaveBeenCalledWith('Mailt 2 klanten: afspraak staat vast.', expect.anything()));
  expect(calls.find(({ route }) => route === mails)?.body).toEqual({
    changes: [ids.anna, ids.bo].map((id) => ({ id, is_restored: true, is_overruled: false })),
  });
  expect(calls.map(({ route }) => route)).not.toContain(restore);

  error.mock.lastCall?.[1]?.action?.onClick();
  await waitFor(() => expect(success).toHaveBeenLastCalledWith('2 aanvragen teruggezet', {}));
  expect(calls.find(({ route }) => route === restore)?.body).toEqual({ deleted_at: deletedAt });
});
