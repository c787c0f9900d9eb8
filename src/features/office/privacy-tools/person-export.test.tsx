// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { unzipSync } from 'fflate';
import { beforeEach, expect, test, vi } from 'vitest';
import { notify } from '@/components/ui/notify';
import { requestFieldLabels } from '@/content/request-fields';
import { catchDownloads } from '@/test/downloads';
import { fakeSupabase, type FakeAnswer, type FakeRoutes } from '@/test/services/fake-supabase';
import { renderAdmin } from '@/test/render/render-admin';
import { buildRow } from '@/test/stored-requests';
import { PrivacyTools } from './privacy-tools';

const route = 'POST /rest/v1/rpc/export_person';
const change = { id: 1, request_id: 'a', action: 'update', old_values: { notes: null }, new_values: { notes: 'Belt' } };
const error = vi.fn();
const downloads = catchDownloads();

function ownRow(overrides: Parameters<typeof buildRow>[0] = {}) {
  return { ...buildRow(overrides), roles: ['orders'] };
}

beforeEach(() => {
  error.mockReset();
  vi.spyOn(notify, 'error').mockImplementation(error);
});

async function asked(email: string, routes: FakeRoutes) {
  const calls = fakeSupabase(routes);
  const user = renderAdmin(<PrivacyTools />);
  await user.click(screen.getByText('Gegevens van één persoon opvragen'));
  if (email !== '') await user.type(field(), email);
  await user.click(button());
  return { calls, user };
}

function field() {
  return screen.getByLabelText('E-mailadres of telefoonnummer van de persoon');
}

function button() {
  return screen.getByRole('button', { name: 'Gegevens downloaden' });
}

test('gives everything that is stored, as it is stored, and says how much', async () => {
  const requests = [ownRow(), ownRow({ id: 'b' })];
  const person = { requests, changes: [change], visits: [], messages: [], invoices: [], labels: [] };
  const { calls } = await asked('  jo@example.org ', { [route]: () => ({ status: 200, json: person }) });
  expect(
    await screen.findByText(/^2 aanvragen gevonden\. De gegevens staan in gegevens-\d{4}-\d\d-\d\d\.json\.$/),
  ).toBeVisible();
  expect(calls.map(({ body }) => body)).toEqual([{ person: 'jo@example.org' }]);
  await waitFor(() => expect(downloads).toHaveLength(1));
  expect(downloads[0]?.name).toMatch(/^gegevens-\d{4}-\d\d-\d\d\.json$/);
  expect(JSON.parse(new TextDecoder().decode(downloads[0]?.bytes))).toEqual(person);
});

test('gives the PDFs of labels beside it, in one file', async () => {
  const id = '5f0c9a3e-3f1c-4e6f-8a2b-3c4d5e6f7a8b';
  const labels = [{ request_id: id, stored_at: '2026-11-21T08:05:00+00:00', bytes: 8 }];
  const person = { requests: [ownRow({ id })], changes: [], visits: [], messages: [], invoices: [], labels };
  const { calls } = await asked('jo@example.org', {
    [route]: () => ({ status: 200, json: person }),
    'POST /rest/v1/rpc/label_pdf': () => ({ status: 200, json: btoa('%PDF-1.7') }),
  });
  expect(await screen.findByText(/De gegevens staan in gegevens-\d{4}-\d\d-\d\d\.zip\.$/)).toBeVisible();
  expect(calls.map(({ body }) => body)).toEqual([{ person: 'jo@example.org' }, { request_id: id }]);
  await waitFor(() => expect(downloads).toHaveLength(1));
  const files = unzipSync(downloads[0]?.bytes ?? new Uint8Array());
  expect(Object.keys(files)).toEqual([expect.stringMatching(/\.json$/), 'energielabel-5F0C9A3E.pdf']);
  expect(new TextDecoder().decode(files['energielabel-5F0C9A3E.pdf'])).toBe('%PDF-1.7');
});

test('shows the same as a page to print, by the names that people know, without a file', async () => {
  const person = {
    requests: [
      ownRow({ id: 'd399178b-1c1d-4e6f-8a2b-3c4d5e6f7a8b', rush_service: true, message: '<b>Bel aan</b>' }),
      { ...ownRow({ id: 'b', assigned_to: 'u1' }), deleted_at: '2026-11-22T08:05:00+00:00' },
    ],
    changes: [
      { ...change, request_id: 'b', changed_at: '2026-11-21T08:05:00+00:00', changed_by_email: 'a@example.org' },
    ],
    visits: [
      {
        id: 'v',
        request_id: 'b',
        starts_at: '2026-12-01T09:00:00+00:00',
        ends_at: '2026-12-01T10:00:00+00:00',
        state: 'cancelled',
      },
    ],
    messages: [
      {
        id: 'm',
        request_id: 'b',
        kind: 'planned',
        state: 'sent',
        created_at: '2026-11-21T08:05:00+00:00',
        payload: {},
      },
    ],
  };
  const admins = [{ user_id: 'u1', email: 'adviseur@example.org', created_at: '2026-11-21T08:05:00+00:00' }];
  const calls = fakeSupabase({
    [route]: () => ({ status: 200, json: person }),
    'POST /rest/v1/rpc/list_admins': () => ({ status: 200, json: { admins, invitations: [] } }),
  });
  const user = renderAdmin(<PrivacyTools />);
  await user.click(screen.getByText('Gegevens van één persoon opvragen'));
  // Enter in the field opens the page.
  await user.type(field(), 'jo@example.org{Enter}');
  const page = await screen.findByRole('dialog', { name: 'Gegevens van jo@example.org' });
  expect(downloads).toEqual([]);
  const [first, second] = within(page).getAllByRole('region');
  if (!first || !second) throw new Error('two requests, two parts');
  expect(first).toHaveAccessibleName('Aanvraag D399178B van 21-11-2026 09:05');
  expect(
    within(first)
      .getAllByRole('term')
      .map(({ textContent }) => textContent),
  ).toEqual(Object.values(requestFieldLabels));
  expect(valueOf(first, 'Spoed')).toBe('Ja');
  expect(valueOf(first, 'Oppervlakte')).toBe('120 m²');
  expect(valueOf(first, 'Type woning')).toBe('Tussenwoning');
  expect(valueOf(first, 'Toevoeging')).toBe('-');
  expect(valueOf(first, 'Bericht')).toBe('<b>Bel aan</b>');
  expect(first).toHaveTextContent('Aan deze aanvraag is niets gewijzigd.');
  expect(second).toHaveTextContent('Verwijderd op 22-11-2026 09:05');
  expect(second).toHaveTextContent('21-11-2026 09:05, a@example.org: GewijzigdNotities: “-” werd “Belt”');
  expect(second).toHaveTextContent('Bezoeken01-12-2026 10:00: afgezegd');
  expect(second).toHaveTextContent('Berichten21-11-2026 09:05: Afspraak gemaakt (verstuurd)');
  expect(first).not.toHaveTextContent('Bezoeken');
  await waitFor(() => expect(valueOf(second, 'Toegewezen aan')).toBe('adviseur@example.org'));
  expect(calls.map(({ route }) => route)).toEqual([route, 'POST /rest/v1/rpc/list_admins']);

  await user.click(within(page).getByRole('button', { name: 'Sluiten' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(field()).toHaveFocus());
});

function valueOf(part: HTMLElement, label: string) {
  return within(part).getByText(label, { selector: 'dt' }).nextElementSibling?.textContent;
}

test('says when there is nothing, and gives no file', async () => {
  await asked('bo@example.org', {
    [route]: () => ({ status: 200, json: { requests: [], changes: [], visits: [], messages: [] } }),
  });
  expect(
    await screen.findByText('Er is niets opgeslagen bij bo@example.org. Er is geen bestand gemaakt.'),
  ).toBeVisible();
  expect(downloads).toEqual([]);
});

test('asks by telephone number too, and says what the person is in a request of somebody else', async () => {
  const requests = [{ ...buildRow(), roles: ['at_home', 'pays'] }];
  const calls = fakeSupabase({
    [route]: () => ({ status: 200, json: { requests, changes: [], visits: [], messages: [] } }),
  });
  const user = renderAdmin(<PrivacyTools />);
  await user.click(screen.getByText('Gegevens van één persoon opvragen'));
  await user.type(field(), '06 1234 5678{Enter}');
  expect(await screen.findByRole('dialog', { name: 'Gegevens van 06 1234 5678' })).toHaveTextContent(
    'Iemand anders vroeg dit aan. Deze persoon is thuis bij het bezoek en krijgt de factuur; alleen dat deel staat hier.',
  );
  expect(calls[0]?.body).toEqual({ person: '06 1234 5678' });
});

test.each([
  ['', 'Vul het e-mailadres of telefoonnummer van de persoon in'],
  ['jo', 'Vul een e-mailadres in zoals naam@voorbeeld.nl, of een heel telefoonnummer'],
  ['1234', 'Vul een e-mailadres in zoals naam@voorbeeld.nl, of een heel telefoonnummer'],
  ['jo@example', 'Vul een e-mailadres in zoals naam@voorbeeld.nl, of een heel telefoonnummer'],
])('does not ask for %j', async (email, problem) => {
  const { calls } = await asked(email, {});
  expect(screen.getByText(problem)).toBeVisible();
  expect(field()).toHaveFocus();
  expect(field()).toHaveAccessibleDescription(problem);
  expect(calls).toEqual([]);
});

test.each<[string, FakeAnswer]>([
  ['no response', 'network error'],
  ['a refusal', { status: 403, json: { code: '42501', message: 'only for administrators' } }],
  ['a response of another shape', { status: 200, json: { requests: 'many' } }],
])('%s is an error: no file, the address stays, and it can be tried again', async (_, failure) => {
  let response = failure;
  const { user } = await asked('jo@example.org', { [route]: () => response });
  expect(await screen.findByText('Kon de gegevens niet ophalen')).toBeVisible();
  expect(error).toHaveBeenCalledTimes(1);
  expect(downloads).toEqual([]);
  expect(field()).toHaveValue('jo@example.org');
  response = { status: 200, json: { requests: [ownRow()], changes: [], visits: [], messages: [] } };
  await user.click(button());
  expect(await screen.findByText(/^1 aanvraag gevonden/)).toBeVisible();
  expect(screen.queryByText('Kon de gegevens niet ophalen')).toBeNull();
});
