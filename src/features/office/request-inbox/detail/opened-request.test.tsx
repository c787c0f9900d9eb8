// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { notify } from '@/components/ui/notify';
import { fakeSupabase, laterAnswer, type FakeAnswer } from '@/test/services/fake-supabase';
import { renderAdmin, UrlBar, urlQuery } from '@/test/render/render-admin';
import { buildRow, inboxReads } from '@/test/stored-requests';
import { RequestInbox } from '../request-inbox';

const table = 'GET /rest/v1/contact_submissions';
const { id } = buildRow();
const elsewhere = '00000000-0000-4000-8000-000000000001';
const refusal: FakeAnswer = { status: 401, json: { code: '42501', message: 'permission denied' } };

function renderInbox(search: string, ...readById: FakeAnswer[]) {
  fakeSupabase({
    ...inboxReads(() => [buildRow()]),
    [table]: ({ search: params }) => (params.has('id') ? (readById.shift() ?? 'network error') : 'network error'),
  });
  return renderAdmin(
    <>
      <RequestInbox />
      <UrlBar />
    </>,
    `/admin${search}`,
  );
}

test('opening puts the request in the URL, closing takes it out and gives the focus back', async () => {
  const user = renderInbox('?status=new');
  await user.click(await screen.findByText('Voorbeeldstraat 12, Amersfoort'));
  expect(await screen.findByRole('dialog', { name: /^Aanvraagdetails/ })).toBeVisible();
  expect(urlQuery()).toBe(`?status=new&aanvraag=${id}`);
  await user.click(screen.getByRole('button', { name: 'Sluiten' }));
  expect(urlQuery()).toBe('?status=new');
  await waitFor(() => expect(screen.getByRole('button', { name: /^Jo de Vries/ })).toHaveFocus());
});

test('the back button closes it too, and the focus is back on its row', async () => {
  const user = renderInbox('');
  await user.click(await screen.findByText('Voorbeeldstraat 12, Amersfoort'));
  // Behind the dialog nothing can be clicked; the browser's back button can.
  await screen.findByRole('dialog');
  screen.getByText('terug').click();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(screen.getByRole('button', { name: /^Jo de Vries/ })).toHaveFocus());
});

test('a newer version than that of the list comes in its place while nothing is typed', async () => {
  const later = laterAnswer();
  const user = renderInbox('', later.promise);
  await user.click(await screen.findByText('Voorbeeldstraat 12, Amersfoort'));
  expect(await screen.findByLabelText('Notities')).toHaveValue('');
  later.resolve({ status: 200, json: [buildRow({ notes: 'Net gebeld', updated_at: '2026-11-21T09:00:00+00:00' })] });
  await waitFor(() => expect(screen.getByLabelText('Notities')).toHaveValue('Net gebeld'));
});

test('what was typed by then stays on the version of the list; the list says so when it is left by the back button', async () => {
  const later = laterAnswer();
  const user = renderInbox('', later.promise);
  await user.click(await screen.findByText('Voorbeeldstraat 12, Amersfoort'));
  await user.type(await screen.findByLabelText('Notities'), 'Belt');
  later.resolve({ status: 200, json: [buildRow({ status: 'contacted', updated_at: '2026-11-21T09:00:00+00:00' })] });
  await act(() => later.promise);
  await user.type(screen.getByLabelText('Notities'), ' terug');
  expect(screen.getByLabelText('Notities')).toHaveValue('Belt terug');
  expect(screen.getByLabelText('Status')).toHaveDisplayValue('Nieuw');
  screen.getByText('terug').click();
  expect(await screen.findByText('Wijzigingen niet opgeslagen')).toBeVisible();
  await user.click(screen.getByText('Voorbeeldstraat 12, Amersfoort'));
  await user.click(await screen.findByRole('button', { name: 'Sluiten' }));
  await user.click(screen.getByRole('button', { name: 'Ja, sluiten zonder opslaan' }));
  expect(screen.queryByText('Wijzigingen niet opgeslagen')).toBeNull();
});

test('opened again before the list is refetched, one’s own save is no change of a colleague', async () => {
  vi.spyOn(notify, 'success').mockReturnValue();
  let row = buildRow();
  let isSaved = false;
  fakeSupabase({
    ...inboxReads(() => [row]),
    'POST /rest/v1/rpc/list_requests': () => (isSaved ? laterAnswer().promise : { status: 200, json: [row] }),
    'PATCH /rest/v1/contact_submissions': () => {
      row = buildRow({ notes: 'Belt terug', updated_at: '2026-11-21T09:00:00+00:00' });
      isSaved = true;
      return { status: 200, json: [row] };
    },
  });
  const user = renderAdmin(<RequestInbox />, '/admin');
  await user.click(await screen.findByText('Voorbeeldstraat 12, Amersfoort'));
  await user.type(await screen.findByLabelText('Notities'), 'Belt terug');
  await user.click(screen.getByRole('button', { name: 'Opslaan' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByText('Voorbeeldstraat 12, Amersfoort'));
  expect(await screen.findByLabelText('Notities')).toHaveValue('Belt terug');
  expect(screen.queryByText(/Een collega heeft/)).toBeNull();
});

test('a URL opens a request that is not on the page', async () => {
  renderInbox(`?aanvraag=${elsewhere}`, {
    status: 200,
    json: [buildRow({ id: elsewhere, name: 'Bo Bakker', notes: 'Van elders' })],
  });
  expect(await screen.findByText('Aanvraag laden...')).toBeVisible();
  expect(await screen.findByDisplayValue('Van elders')).toBeVisible();
});

test('a request that cannot be read says so and can be tried again', async () => {
  const user = renderInbox(`?aanvraag=${elsewhere}`, refusal, {
    status: 200,
    json: [buildRow({ id: elsewhere, notes: 'Van elders' })],
  });
  expect(await screen.findByText('Kon aanvraag niet ophalen')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
  expect(await screen.findByDisplayValue('Van elders')).toBeVisible();
});

test('a request that is not there says so; closing goes to the list', async () => {
  const user = renderInbox(`?aanvraag=${elsewhere}`, { status: 200, json: [] });
  expect(await screen.findByText(/Deze aanvraag bestaat niet/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Sluiten' }));
  expect(urlQuery()).toBe('');
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Energielabel Aanvragen' })).toHaveFocus());
});

test('what the customer did is marked in the list, told in the request, and seen once it was opened', async () => {
  const seen = 'POST /rest/v1/rpc/note_seen_request';
  const row = { customer_action: 'moved', customer_acted_at: '2026-11-20T13:05:00+00:00' };
  let isSeen = false;
  const calls = fakeSupabase({
    ...inboxReads(() => [buildRow(isSeen ? {} : row)]),
    [table]: () => ({ status: 200, json: [buildRow(isSeen ? {} : row)] }),
    [seen]: () => {
      isSeen = true;
      return { status: 204, json: null };
    },
  });
  const user = renderAdmin(<RequestInbox />, '/admin');
  expect(await screen.findByText('Klant verzette de afspraak')).toBeInTheDocument();
  await user.click(screen.getByText('Voorbeeldstraat 12, Amersfoort'));
  const told = 'Nieuw van de klant: verzette de afspraak (20-11-2026 14:05).';
  expect(await screen.findByText(told)).toBeVisible();
  await waitFor(() => expect(calls.map(({ route }) => route)).toContain(seen));
  await waitFor(() => expect(screen.queryByText('Klant verzette de afspraak')).toBeNull());
  expect(screen.getByText(told)).toBeVisible();
});
