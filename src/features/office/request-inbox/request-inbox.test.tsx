// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { notify } from '@/components/ui/notify';
import { queryClient } from '@/data/query-client';
import { requestKeys } from '@/data/requests/keys';
import { fakeSupabase, laterAnswer, type FakeAnswer } from '@/test/services/fake-supabase';
import { renderAdmin } from '@/test/render/render-admin';
import { buildRow, inboxReads } from '@/test/stored-requests';
import { RequestInbox } from './request-inbox';

const list = 'POST /rest/v1/rpc/list_requests';
const update = 'PATCH /rest/v1/contact_submissions';
const remove = 'POST /rest/v1/rpc/delete_requests';
const webhookOutcomes = 'POST /rest/v1/rpc/webhook_outcomes';
const refusal: FakeAnswer = { status: 401, json: { code: '42501', message: 'permission denied' } };

const error = vi.fn();

beforeEach(() => {
  error.mockReset();
  vi.spyOn(notify, 'error').mockImplementation(error);
  vi.spyOn(notify, 'success').mockReturnValue();
});

function rows(...json: ReturnType<typeof buildRow>[]): FakeAnswer {
  return { status: 200, json };
}

function cellsOf(name: RegExp) {
  return [...screen.getByRole('row', { name }).children].map(({ textContent }) => textContent);
}

test('shows that it is loading, then the requests in their columns', async () => {
  const later = laterAnswer();
  fakeSupabase({ ...inboxReads(() => []), [list]: () => later.promise });
  renderAdmin(<RequestInbox />);
  expect(screen.getByText('Aanvragen laden...')).toBeVisible();
  expect(screen.queryByText('Geen aanvragen gevonden')).toBeNull();
  const odd = {
    id: 'b',
    name: 'Bo',
    address: null,
    property_type: '',
    status: 'on_hold',
    price: null,
    calculated_price: null,
  };
  later.resolve({
    status: 200,
    json: [
      buildRow({
        rush_service: true,
        price: 380,
        calculated_price: 380,
        status: 'scheduled',
        appointment_date: '2020-11-22',
        appointment_time: '09:30:00',
      }),
      buildRow({ ...odd, relay_status: 'failed' }),
    ],
  });
  expect(await screen.findByRole('table', { name: 'Energielabel Aanvragen' })).toBeVisible();
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Selecteer deze pagina',
    'Datum',
    'Naam',
    'Adres',
    'Type',
    'Status',
    'Afspraak',
    'Spoed',
    'Prijs',
  ]);
  // Screen readers announce it as the row header of each cell.
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    'Jo de Vries',
    'BoMail niet verzonden',
  ]);
  expect(screen.queryByText('Aanvragen laden...')).toBeNull();
  await screen.findByText(/uiterlijk|te laat sinds/);
  expect(cellsOf(/Jo de Vries/)).toEqual([
    '',
    '21-11-2026 09:05',
    'Jo de Vries',
    'Voorbeeldstraat 12, Amersfoort',
    'Tussenwoning',
    'Ingepland',
    'Afspraak 22-11-2020 09:30 Afspraak voorbij, nog Ingepland',
    expect.stringMatching(/^Spoed: Ja(nog \d+ (uur|minut\w+)|.* te laat) \((uiterlijk|te laat sinds) 22-11 09:05\)$/),
    '€380',
  ]);
  expect(cellsOf(/Bo/)).toEqual([
    '',
    '21-11-2026 09:05',
    'BoMail niet verzonden',
    '3811AA 12',
    '-',
    'Nieuw',
    '',
    '',
    '-',
  ]);
  expect(screen.queryByRole('button', { name: 'Volgende' })).toBeNull();
});

test('says so when there are none', async () => {
  fakeSupabase(inboxReads(() => []));
  renderAdmin(<RequestInbox />);
  expect(await screen.findByText('Geen aanvragen gevonden')).toBeVisible();
  expect(error).not.toHaveBeenCalled();
});

test('a failed read is an error with a way to try again, never an empty list', async () => {
  const responses: FakeAnswer[] = [refusal, rows(buildRow())];
  fakeSupabase({ ...inboxReads(() => []), [list]: () => responses.shift() ?? 'network error' });
  const user = renderAdmin(<RequestInbox />);
  expect(await screen.findByText('Kon aanvragen niet ophalen')).toBeVisible();
  expect(error).toHaveBeenCalledWith('Kon aanvragen niet ophalen');
  expect(screen.queryByText('Geen aanvragen gevonden')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
  expect(await screen.findByText('Jo de Vries')).toBeVisible();
  expect(screen.queryByText('Kon aanvragen niet ophalen')).toBeNull();
});

test('refreshing shows what is new; a refresh that fails keeps the old list and says so each time', async () => {
  const responses: FakeAnswer[] = [
    rows(buildRow()),
    rows(buildRow({ id: 'b', name: 'Bo' }), buildRow()),
    refusal,
    refusal,
  ];
  fakeSupabase({ ...inboxReads(() => []), [list]: () => responses.shift() ?? 'network error' });
  const user = renderAdmin(<RequestInbox />);
  await screen.findByText('Jo de Vries');
  const refresh = screen.getByRole('button', { name: 'Vernieuwen' });
  await user.click(refresh);
  expect(await screen.findByText('Bo')).toBeVisible();
  await user.click(refresh);
  expect(await screen.findByText('Je ziet de lijst zoals die eerder was.')).toBeVisible();
  expect(screen.getByText('Bo')).toBeVisible();
  await user.click(refresh);
  await waitFor(() => expect(error).toHaveBeenCalledTimes(2));
});

test('a request opens by its row and by its button, and gives the focus back', async () => {
  fakeSupabase(inboxReads(() => [buildRow()]));
  const user = renderAdmin(<RequestInbox />);
  await user.click(await screen.findByText('Voorbeeldstraat 12, Amersfoort'));
  expect(await screen.findByRole('dialog', { name: /^Aanvraagdetails/ })).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  const opener = screen.getByRole('button', { name: 'Jo de Vries 21-11-2026 09:05' });
  await waitFor(() => expect(opener).toHaveFocus());
  await user.keyboard('{Enter}');
  expect(screen.getByRole('dialog', { name: /^Aanvraagdetails/ })).toBeVisible();
});

test('after a save the list is new, and a silent automation is noted until the next save', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const accepted = [false, true];
  let stored = buildRow();
  fakeSupabase({
    ...inboxReads(() => [stored]),
    [update]: () => {
      stored = buildRow({ status: 'completed' });
      return rows(stored);
    },
    [webhookOutcomes]: () => ({ status: 200, json: { [stored.id]: accepted.shift() ?? null } }),
  });
  const user = renderAdmin(<RequestInbox />);
  await user.click(await screen.findByText('Jo de Vries'));
  await user.selectOptions(screen.getByLabelText('Status'), 'Afgerond');
  await user.click(screen.getByRole('button', { name: 'Opslaan' }));
  expect(await screen.findByText('Opgeslagen: Jo de Vries')).toBeVisible();
  await waitFor(() => expect(cellsOf(/Jo de Vries/)).toContain('Afgerond'));
  const note = 'De aanvraag van Jo de Vries is opgeslagen, maar de automatisering kreeg geen bericht.';
  expect(await screen.findByText(note)).toBeVisible();
  await user.click(screen.getByText('Jo de Vries'));
  await user.type(screen.getByLabelText('Notities'), 'Klaar');
  await user.click(screen.getByRole('button', { name: 'Opslaan' }));
  expect(await screen.findByText('Opgeslagen: Jo de Vries')).toBeVisible();
  await waitFor(() => expect(screen.queryByText(note)).toBeNull());
});

test('after a delete the row is gone and the focus is on the title', async () => {
  let stored = [buildRow()];
  fakeSupabase({
    ...inboxReads(() => stored),
    [remove]: () => {
      stored = [];
      return { status: 200, json: { deleted: [buildRow().id] } };
    },
  });
  const user = renderAdmin(<RequestInbox />);
  await user.click(await screen.findByText('Jo de Vries'));
  await user.click(screen.getByRole('button', { name: 'Verwijderen' }));
  await user.click(screen.getByRole('button', { name: 'Ja, verwijder' }));
  expect(await screen.findByText('Geen aanvragen gevonden')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Energielabel Aanvragen' })).toHaveFocus());
});

test('refreshing makes everything of requests new, the calendar too', async () => {
  fakeSupabase(inboxReads(() => [buildRow()]));
  const appointments = [...requestKeys.all, 'appointments', []];
  queryClient.setQueryData(appointments, []);
  const user = renderAdmin(<RequestInbox />);
  await screen.findByText('Jo de Vries');
  await user.click(screen.getByRole('button', { name: 'Vernieuwen' }));
  expect(queryClient.getQueryState(appointments)?.isInvalidated).toBe(true);
});
