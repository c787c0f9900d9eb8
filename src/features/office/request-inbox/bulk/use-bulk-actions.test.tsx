// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { notify } from '@/components/ui/notify';
import { fakeSupabase, laterAnswer, type FakeAnswer, type FakeRoutes } from '@/test/services/fake-supabase';
import { renderAdmin } from '@/test/render/render-admin';
import { buildRow, inboxReads } from '@/test/stored-requests';
import { RequestInbox } from '../request-inbox';

const ask = 'POST /rest/v1/rpc/mails_of_changes';
const change = 'POST /rest/v1/rpc/change_requests';
const undo = 'POST /rest/v1/rpc/undo_changes';
const table = 'GET /rest/v1/contact_submissions';
const [one, two] = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'];
const version = '2026-11-21T09:00:00.654321+00:00';
const appointment = { appointment_date: '2026-12-05', appointment_time: '09:30:00' };

const toasts = { success: vi.fn<typeof notify.success>(), error: vi.fn<typeof notify.error>() };

beforeEach(() => {
  Object.values(toasts).forEach((toast) => toast.mockReset());
  vi.spyOn(notify, 'success').mockImplementation(toasts.success);
  vi.spyOn(notify, 'error').mockImplementation(toasts.error);
});

type Row = Parameters<typeof buildRow>[0];

/** The inbox with two requests of which the first is selected first. */
function selected(rows: readonly [Row, Row], routes: FakeRoutes) {
  const stored = [buildRow({ id: one, name: 'Anna', ...rows[0] }), buildRow({ id: two, name: 'Bo', ...rows[1] })];
  const reads = inboxReads(() => stored);
  const calls = fakeSupabase({
    ...reads,
    [table]: (call) =>
      call.search.get('id')?.includes(one)
        ? { status: 200, json: stored.slice(0, 1) }
        : { status: 200, json: stored.slice(1) },
    ...routes,
  });
  const user = renderAdmin(<RequestInbox />);
  async function choose(status: string) {
    await user.click(await screen.findByRole('checkbox', { name: 'Selecteer Anna' }));
    await user.click(screen.getByRole('checkbox', { name: 'Selecteer Bo' }));
    const bulk = within(screen.getByRole('group', { name: 'Met de geselecteerde aanvragen' }));
    await user.click(bulk.getByRole('button', { name: 'Status' }));
    await user.click(screen.getByRole('menuitemradio', { name: status }));
  }
  return {
    user,
    choose,
    calls,
    bodies: (wanted: string) => calls.filter(({ route }) => route === wanted).map(({ body }) => body),
  };
}

function outcome(changed: object[], skipped: object[] = []): FakeAnswer {
  return { status: 200, json: { changed, skipped } };
}

test.each([
  ['Doen en mailen', null],
  ['Zonder mail', 'on'],
])('what would mail is said before it is done: %s', async (answer, header) => {
  const { user, choose, calls } = selected([appointment, appointment], {
    [ask]: () => ({
      status: 200,
      json: [
        { id: one, kind: 'cancelled' },
        { id: two, kind: 'cancelled' },
      ],
    }),
    [change]: () => outcome([{ id: one, version, change: 7 }]),
  });
  await choose('Geannuleerd');
  expect(await screen.findByText('Mailt 2 klanten: afspraak gaat niet door.')).toBeVisible();
  expect(calls.map(({ route }) => route)).not.toContain(change);
  await user.click(screen.getByRole('button', { name: answer }));
  await waitFor(() => expect(toasts.success).toHaveBeenCalled());
  expect(calls.find(({ route }) => route === change)?.headers.get('x-without-mail')).toBe(header);
});

test('what would mail can be left undone', async () => {
  const { user, choose, calls } = selected([appointment, appointment], {
    [ask]: () => ({ status: 200, json: [{ id: one, kind: 'cancelled' }] }),
  });
  await choose('Geannuleerd');
  await user.click(await screen.findByRole('button', { name: 'Annuleren' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.map(({ route }) => route)).not.toContain(change);
});

test('the message names what was changed, and who was skipped says what to do', async () => {
  const { choose } = selected([{ status: 'cancelled', ...appointment }, appointment], {
    [change]: () => outcome([{ id: two, version, change: 7 }], [{ id: one, reason: 'closed' }]),
  });
  await choose('Ingepland');
  await waitFor(() => expect(toasts.success).toHaveBeenCalledWith('Bo: Ingepland', expect.anything()));
  expect(
    await screen.findByText(
      'Overgeslagen, want al afgerond of geannuleerd: Anna. Open de aanvraag en kies een nieuwe datum, een nieuwe tijd en de status Ingepland.',
    ),
  ).toBeVisible();
});

test('undoing names the change and its version, and leaves the old values to the database', async () => {
  const { choose, bodies } = selected([{ status: 'paid' }, {}], {
    [change]: () =>
      outcome([
        { id: one, version, change: 7 },
        { id: two, version, change: null },
      ]),
    [undo]: () => outcome([{ id: one, version: '2026-11-21T09:00:01.1+00:00' }]),
  });
  await choose('Afgerond');
  await waitFor(() => expect(toasts.success).toHaveBeenCalledTimes(1));
  toasts.success.mock.lastCall?.[1]?.action?.onClick();
  await waitFor(() => expect(toasts.success).toHaveBeenLastCalledWith('Ongedaan gemaakt', {}));
  expect(bodies(undo)).toEqual([{ changes: [{ id: one, version, change: 7 }], is_overruled: false }]);
});

test('a status that is chosen while a change is being undone is saved after it', async () => {
  const undone = laterAnswer();
  const { user, choose, bodies } = selected([{}, {}], {
    [change]: () => outcome([{ id: one, version, change: 7 }]),
    [undo]: () => undone.promise,
  });
  await choose('Afgerond');
  await waitFor(() => expect(toasts.success).toHaveBeenCalledTimes(1));
  toasts.success.mock.lastCall?.[1]?.action?.onClick();
  await waitFor(() => expect(bodies(undo)).toHaveLength(1));
  const bulk = within(screen.getByRole('group', { name: 'Met de geselecteerde aanvragen' }));
  await user.click(bulk.getByRole('button', { name: 'Status' }));
  await user.click(screen.getByRole('menuitemradio', { name: 'Contact gelegd' }));
  expect(bodies(change)).toHaveLength(1);
  undone.resolve({ status: 200, json: { changed: [], skipped: [] } });
  await waitFor(() => expect(bodies(change)).toHaveLength(2));
});

test('a status that is chosen while another is being saved is saved after it', async () => {
  const first = laterAnswer();
  const { user, bodies } = selected([{}, {}], {
    [change]: ({ body }) =>
      JSON.stringify(body).includes(one) ? first.promise : outcome([{ id: two, version, change: 8 }]),
  });
  async function choose(name: string) {
    await user.click(await screen.findByRole('button', { name: new RegExp(`^Status van ${name} wijzigen`) }));
    await user.click(screen.getByRole('menuitemradio', { name: 'Contact gelegd' }));
  }
  await choose('Anna');
  await waitFor(() => expect(bodies(change)).toHaveLength(1));
  await choose('Bo');
  expect(bodies(change)).toHaveLength(1);
  first.resolve({ status: 200, json: { changed: [{ id: one, version, change: 7 }], skipped: [] } });
  await waitFor(() => expect(toasts.success).toHaveBeenLastCalledWith('Bo: Contact gelegd', expect.anything()));
});

test('nothing is offered to undo when all had that status already', async () => {
  const { choose } = selected([{ status: 'completed' }, { status: 'completed' }], {
    [change]: () =>
      outcome([
        { id: one, version, change: null },
        { id: two, version, change: null },
      ]),
  });
  await choose('Afgerond');
  await waitFor(() => expect(toasts.success).toHaveBeenCalledTimes(1));
  expect(toasts.success.mock.lastCall?.[1]?.action).toBeUndefined();
});

test('what could not be undone is named', async () => {
  const { choose } = selected([{}, {}], {
    [change]: () =>
      outcome([
        { id: one, version, change: 7 },
        { id: two, version, change: 8 },
      ]),
    [undo]: () => outcome([{ id: one, version }], [{ id: two, reason: 'changed' }]),
    'POST /rest/v1/rpc/latest_changes': () => ({ status: 200, json: { as_of: version, latest: 1, changed: [] } }),
  });
  await choose('Afgerond');
  await waitFor(() => expect(toasts.success).toHaveBeenCalledTimes(1));
  toasts.success.mock.lastCall?.[1]?.action?.onClick();
  await waitFor(() =>
    expect(toasts.error).toHaveBeenCalledWith('Niet ongedaan gemaakt, want intussen gewijzigd: Bo', {}),
  );
});

test('a visit that no longer fits comes back once that is confirmed', async () => {
  const undone = [outcome([], [{ id: one, reason: 'unfit' }]), outcome([{ id: one, version }])];
  const { choose, bodies } = selected([{}, {}], {
    [change]: () =>
      outcome([
        { id: one, version, change: 7 },
        { id: two, version, change: 8 },
      ]),
    [undo]: () => undone.shift() ?? 'network error',
  });
  await choose('Afgerond');
  await waitFor(() => expect(toasts.success).toHaveBeenCalledTimes(1));
  toasts.success.mock.lastCall?.[1]?.action?.onClick();
  await waitFor(() => expect(toasts.error).toHaveBeenCalled());
  const [title, options] = toasts.error.mock.lastCall ?? [];
  expect(title).toBe('Niet ongedaan gemaakt, want het bezoek past niet meer in de agenda: Anna');
  expect(options?.action?.label).toBe('Toch terugzetten');
  options?.action?.onClick();
  await waitFor(() => expect(toasts.success).toHaveBeenLastCalledWith('Ongedaan gemaakt', {}));
  expect(bodies(undo).at(-1)).toEqual({ changes: [{ id: one, version, change: 7 }], is_overruled: true });
});

test.each([
  ['completed', 'Afgerond', 'Niet ingepland: deze aanvraag is al afgerond'],
  ['cancelled', 'Geannuleerd', 'Niet ingepland: deze aanvraag is al geannuleerd'],
])('an appointment that is %s is planned anew in its dialog', async (status, label, title) => {
  const { user, bodies } = selected([{ status, ...appointment }, {}], {});
  await user.click(await screen.findByRole('button', { name: `Status van Anna wijzigen: ${label}` }));
  await user.click(screen.getByRole('menuitemradio', { name: 'Ingepland' }));
  expect(toasts.error).toHaveBeenCalledWith(title, {
    description: 'Kies een nieuwe datum, een nieuwe tijd en de status Ingepland.',
  });
  expect(await screen.findByRole('dialog', { name: /^Aanvraagdetails/ })).toBeVisible();
  expect(bodies(change)).toEqual([]);
});

test('whose requests the automation did not accept is noted by name', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const { choose } = selected([{}, {}], {
    [change]: () =>
      outcome([
        { id: one, version, change: 7 },
        { id: two, version, change: 8 },
      ]),
    [table]: () => ({ status: 200, json: [buildRow({ id: one, name: 'Anna' }), buildRow({ id: two, name: 'Bo' })] }),
    'POST /rest/v1/rpc/webhook_outcomes': () => ({ status: 200, json: { [one]: true, [two]: false } }),
  });
  await choose('Contact gelegd');
  expect(await screen.findByText(/automatisering kreeg geen bericht over: Bo/)).not.toHaveTextContent('Anna');
});
