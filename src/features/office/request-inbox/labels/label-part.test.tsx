// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { notify } from '@/components/ui/notify';
import { catchDownloads } from '@/test/downloads';
import { mailKinds } from '#shared/mail/customer-mail.ts';
import { openDialog } from '@/test/render/request-dialog';
import type { FakeAnswer, FakeRoutes } from '@/test/services/fake-supabase';

const stored = 'POST /rest/v1/rpc/label_file';
const store = 'POST /rest/v1/rpc/store_label_file';
const remove = 'POST /rest/v1/rpc/remove_label_file';
const downloads = catchDownloads();
const undoAction: unknown = expect.objectContaining({ label: 'Ongedaan maken' });
const success = vi.fn<typeof notify.success>();

beforeEach(() => {
  success.mockReset();
  vi.spyOn(notify, 'success').mockImplementation(success);
});

const file = {
  id: 'd7b4a3ae-3f1c-4e6f-8a2b-3c4d5e6f7a8b',
  stored_at: '2026-11-21T08:05:00+00:00',
  stored_by: 'adviseur@example.org',
  bytes: 319_000,
  can_undo: true,
  mail: 'waiting',
};

const mailIsOn: FakeRoutes = {
  'POST /rest/v1/rpc/outgoing_messages': ok({
    sends_mail: true,
    kinds: Object.fromEntries(mailKinds.map((kind) => [kind, true])),
    waiting_since: null,
    total: 0,
    uncertain: { ids: [], are_mails: true },
    latest: [],
  }),
};

function ok(json: unknown): () => FakeAnswer {
  return () => ({ status: 200, json });
}

/** A dialog of a completed request with a home at 3811AA 12; `storedFile` is what the database has once one is stored. */
function open(routes: FakeRoutes = {}, row: Parameters<typeof openDialog>[0] = {}) {
  let known: unknown = null;
  const completed = { status: 'completed', postcode: '3811AA', house_number: '12', house_number_addition: null };
  return openDialog(
    { ...completed, ...row },
    {
      ...mailIsOn,
      [stored]: () => ({ status: 200, json: known }),
      [store]: () => {
        known = file;
        return { status: 200, json: null };
      },
      ...routes,
    },
  );
}

function pdf(name = 'label.pdf', content = '%PDF-1.7 label'): File {
  return new File([content], name, { type: 'application/pdf' });
}

async function field() {
  return screen.findByLabelText('Pdf van het label');
}

test('a PDF is stored, and can be taken back', async () => {
  const { user, calls } = open({ [remove]: ok(true) });
  expect(
    await screen.findByText(/Over een minuut mailen we de klant “Uw energielabel is klaar”, met de pdf\.$/),
  ).toBeVisible();
  await user.upload(await field(), pdf());
  expect(await screen.findByText(/^Bewaard op 21-11-2026 09:05 door adviseur@example\.org, 312.kB\./)).toBeVisible();
  const sent = calls.find(({ route }) => route === store);
  expect(sent?.body).toMatchObject({ pdf: btoa('%PDF-1.7 label') });
  expect(sent?.headers.get('x-without-mail')).toBeNull();
  expect(success).toHaveBeenCalledWith(
    'Het label is bewaard. De klant krijgt het over een minuut.',
    expect.objectContaining({ action: undoAction }),
  );
  success.mock.calls[0]?.[1]?.action?.onClick();
  await waitFor(() => expect(calls.find(({ route }) => route === remove)?.body).toMatchObject({ is_late: false }));
  await waitFor(() => expect(success).toHaveBeenCalledWith('Het label is teruggenomen', {}));
});

test('without mail: the database hears it', async () => {
  const { user, calls } = open();
  const part = within((await field()).closest('section') ?? document.body);
  await user.click(await part.findByLabelText('zonder mail'));
  await user.upload(await field(), pdf());
  await waitFor(() => expect(calls.find(({ route }) => route === store)?.headers.get('x-without-mail')).toBe('on'));
});

test('of a request that is not completed the mail comes later', async () => {
  open({}, { status: 'scheduled', appointment_date: '2026-12-01', appointment_time: '10:00' });
  expect(await screen.findByText(/zodra de status Afgerond is\.$/)).toBeVisible();
});

test('a customer without an address gets no mail', async () => {
  open({}, { email: null });
  expect(await screen.findByText(/Er gaat geen mail: er is geen e-mailadres, of deze mail staat uit\.$/)).toBeVisible();
});

test.each([
  ['what is no PDF', [pdf('label.pdf', '<html>')], 'Dit is geen pdf.'],
  ['more than 10 MB', [pdf('label.pdf', `%PDF-${'x'.repeat(10 * 1024 * 1024)}`)], 'Dit bestand is groter dan 10 MB.'],
  ['two at once', [pdf(), pdf('ander.pdf')], 'Kies één pdf.'],
])('%s is not stored, and says what to do', async (_, files, words) => {
  const { calls } = open();
  await field();
  // As dropped anywhere on the dialog.
  fireEvent.drop(screen.getByRole('dialog'), { dataTransfer: { files, types: ['Files'] } });
  expect(await screen.findByText(new RegExp(`^${words}`))).toBeVisible();
  expect(calls.filter(({ route }) => route === store)).toEqual([]);
});

test('a PDF whose name names another home is stored only when that is confirmed', async () => {
  const { user, calls } = open();
  await user.upload(await field(), pdf('3811AA 14.pdf'));
  expect(await screen.findByText(/De naam 3811AA 14\.pdf noemt een andere woning dan /)).toBeVisible();
  expect(calls.filter(({ route }) => route === store)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Ja, bewaren' }));
  await waitFor(() => expect(calls.filter(({ route }) => route === store)).toHaveLength(1));
});

test('one that was not stored is tried again under the same id', async () => {
  let isDown = true;
  const { user, calls } = open({
    [store]: () => (isDown ? { status: 503, json: {} } : { status: 200, json: null }),
  });
  await user.upload(await field(), pdf());
  expect(await screen.findByText(/^Het label is niet bewaard\. Controleer je internetverbinding/)).toBeVisible();
  expect(success).not.toHaveBeenCalled();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
  await waitFor(() => expect(success).toHaveBeenCalledOnce());
  const ids = calls.filter(({ route }) => route === store).map(({ body }) => JSON.stringify(body));
  expect(new Set(ids).size).toBe(1);
});

test('a stored one is downloaded, and removed after a question', async () => {
  const { user, calls } = open({
    [stored]: ok({ ...file, can_undo: false, mail: 'sent' }),
    'POST /rest/v1/rpc/label_pdf': ok(btoa('%PDF-1.7')),
    [remove]: ok(true),
  });
  expect(await screen.findByText(/De klant heeft het label per mail gekregen\.$/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Downloaden' }));
  await waitFor(() => expect(downloads).toHaveLength(1));
  const part = within(screen.getByLabelText('Andere pdf in de plaats').closest('section') ?? document.body);
  await user.click(part.getByRole('button', { name: 'Verwijderen' }));
  expect(calls.filter(({ route }) => route === remove)).toEqual([]);
  await user.click(part.getByRole('button', { name: 'Verwijderen' }));
  await waitFor(() =>
    expect(calls.find(({ route }) => route === remove)?.body).toEqual({ id: file.id, is_late: true }),
  );
});

test('a label that the register does not have yet is warned about', async () => {
  open({ [stored]: ok(file) }, { completed_at: new Date().toISOString() });
  expect(await screen.findByText(/^EP-Online heeft voor dit adres nog geen nieuw label\./)).toBeVisible();
});

test.each([['cancelled'], ['held'], ['anonymised']])('no label of a request that is %s', async (state) => {
  open(
    {},
    {
      ...(state === 'cancelled' && { status: 'cancelled' }),
      is_held: state === 'held',
      anonymised_at: state === 'anonymised' ? '2026-11-21T08:05:00+00:00' : null,
    },
  );
  await screen.findByRole('dialog');
  expect(screen.queryByText('Energielabel (pdf)')).toBeNull();
});
