// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { notify } from '@/components/ui/notify';
import { fakeSupabase, type FakeRoutes } from '@/test/services/fake-supabase';
import { renderAdmin } from '@/test/render/render-admin';
import { mailKinds } from '#shared/mail/customer-mail.ts';
import { Outgoing } from './outgoing';
import { UnsentHint } from './unsent-hint';

const read = 'POST /rest/v1/rpc/outgoing_messages';
const kinds = { ...Object.fromEntries(mailKinds.map((kind) => [kind, true])), cancelled: false };
const nothing = {
  ...{ sends_mail: true, kinds, waiting_since: null, total: 0, latest: [] },
  uncertain: { ids: [], are_mails: true },
};
const failed = {
  id: 'message-1',
  kind: 'planned',
  state: 'failed',
  error: 'smtp 550',
  name: 'Jo de Vries',
  created_at: '2026-11-21T09:05:00+00:00',
};
const unknown = { ...failed, id: 'message-2', kind: 'webhook', state: 'unknown', error: null, name: null };

const success = vi.fn();

beforeEach(() => {
  success.mockReset();
  vi.spyOn(notify, 'success').mockImplementation(success);
});

function show(stored: object, routes: FakeRoutes = {}) {
  const calls = fakeSupabase({ [read]: () => ({ status: 200, json: { ...nothing, ...stored } }), ...routes });
  return { calls, user: renderAdmin(<Outgoing />) };
}

test('what was not sent says why, and that it may have arrived', async () => {
  show({
    total: 4,
    latest: [
      failed,
      unknown,
      { ...failed, id: 'message-3', kind: 'office', name: null },
      { ...failed, id: 'message-4', kind: 'handed_over', name: null },
    ],
  });
  const list = await screen.findByRole('list', { name: '4 berichten zijn niet zeker verstuurd' });
  const [first, second, third, fourth] = within(list).getAllByRole('listitem');
  expect(first).toHaveTextContent('Afspraak gemaakt: Jo de Vries');
  expect(first).toHaveTextContent('De mailserver weigerde het bericht (code 550)');
  expect(first).not.toHaveTextContent('Misschien');
  expect(second).toHaveTextContent('Bericht aan de automatisering: een proef');
  expect(second).toHaveTextContent('Misschien is het wel aangekomen');
  expect(third).toHaveTextContent('Mail aan mij');
  expect(third).not.toHaveTextContent('een proef');
  expect(fourth).toHaveTextContent(/^Mail aan een adviseur over gewijzigde bezoeken(?!: een proef)/);
});

test('what cannot be read says what is wrong with it', async () => {
  const errors = ['unreadable-starts-at', 'unreadable-name'];
  show({ total: 2, latest: errors.map((error) => ({ ...failed, id: error, error })) });
  const [visit, customer] = await screen.findAllByRole('listitem', { name: '' });
  expect(visit).toHaveTextContent('er klopt iets niet aan de afspraak');
  expect(customer).toHaveTextContent('er klopt iets niet aan de gegevens');
});

test.each([
  ['Opnieuw versturen', 'POST /rest/v1/rpc/resend_messages', 'Het bericht wordt opnieuw verstuurd'],
  ['Weggooien', 'POST /rest/v1/rpc/discard_messages', 'Het bericht is weggegooid'],
])('%s is done with that message', async (name, route, message) => {
  const { user, calls } = show({ total: 1, latest: [failed] }, { [route]: () => ({ status: 200, json: 1 }) });
  await user.click(await screen.findByRole('button', { name: `${name}: Afspraak gemaakt: Jo de Vries` }));
  await waitFor(() => expect(success).toHaveBeenCalledWith(message));
  expect(calls.find((call) => call.route === route)?.body).toEqual({ ids: ['message-1'] });
});

test('all that a sender died with are sent again by one press', async () => {
  const uncertain = { ids: ['message-1', 'message-2', 'message-3'], are_mails: true };
  const route = 'POST /rest/v1/rpc/resend_messages';
  const answers = [
    { status: 500, json: { message: 'down' } },
    { status: 200, json: 3 },
  ];
  const { user, calls } = show(
    { total: 3, uncertain, latest: [unknown] },
    { [route]: () => answers.shift() ?? { status: 200, json: 0 } },
  );
  expect(await screen.findByText('3 mails: onbekend of ze aankwamen')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Alle 3 opnieuw versturen' }));
  await waitFor(() => expect(calls.some((call) => call.route === route)).toBe(true));
  expect(success).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Alle 3 opnieuw versturen' }));
  await waitFor(() => expect(success).toHaveBeenCalledWith('De berichten worden opnieuw verstuurd'));
  expect(calls.find((call) => call.route === route)?.body).toEqual({ ids: uncertain.ids });
});

test('a mail, and all mail, can be switched', async () => {
  const { user, calls } = show(
    {},
    {
      'PATCH /rest/v1/mail_kinds': () => ({ status: 204, json: null }),
      'PATCH /rest/v1/settings': () => ({ status: 204, json: null }),
    },
  );
  expect(await screen.findByText('Alles is verstuurd.')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'Afspraak afgezegd' })).not.toBeChecked();
  await user.click(screen.getByRole('checkbox', { name: 'Afspraak veranderd' }));
  const kind = calls.find(({ route }) => route === 'PATCH /rest/v1/mail_kinds');
  expect([kind?.body, kind?.search.get('kind')]).toEqual([{ is_on: false }, 'eq.moved']);
  await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Mails aan klanten versturen' })).toBeEnabled());
  await user.click(screen.getByRole('checkbox', { name: 'Mails aan klanten versturen' }));
  expect(calls.find(({ route }) => route === 'PATCH /rest/v1/settings')?.body).toEqual({ sends_mail: false });
});

test('mails about invoices are asked only while invoices are made', async () => {
  show({ kinds: { ...kinds, invoice: undefined, payment_reminder: undefined } });
  expect(await screen.findByRole('checkbox', { name: 'Afspraak veranderd' })).toBeChecked();
  expect(screen.queryByRole('checkbox', { name: /factuur|betaling/i })).toBeNull();
});

test('while mail is off its kinds are not asked', async () => {
  show({ sends_mail: false });
  expect(await screen.findByRole('checkbox', { name: 'Mails aan klanten versturen' })).not.toBeChecked();
  expect(screen.getAllByRole('checkbox')).toHaveLength(1);
});

test.each([
  [{ total: 1, latest: [failed] }, true],
  [{ waiting_since: '2026-11-21T09:05:00+00:00' }, true],
  [{ refusal: 'smtp-login' }, true],
  [{}, false],
])('the work of the day hints at %j: %s', async (stored, isShown) => {
  const calls = fakeSupabase({ [read]: () => ({ status: 200, json: { ...nothing, ...stored } }) });
  renderAdmin(<UnsentHint />);
  await waitFor(() => expect(calls).toHaveLength(1));
  if (isShown) expect(await screen.findByRole('link', { name: 'Bekijk de uitgaande berichten' })).toBeVisible();
  else expect(screen.queryByRole('status')).toBeNull();
});

test('the hint of the work of the day is gone seconds after all was sent', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let total = 1;
  fakeSupabase({ [read]: () => ({ status: 200, json: { ...nothing, total, latest: total === 0 ? [] : [failed] } }) });
  renderAdmin(<UnsentHint />);
  expect(await screen.findByText(/^Er zijn berichten niet verstuurd\./)).toBeVisible();
  total = 0;
  await act(() => vi.advanceTimersByTimeAsync(6_000));
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
  vi.useRealTimers();
});

test('the work of the day says how many may not have arrived', async () => {
  const uncertain = { ids: ['message-2'], are_mails: false };
  fakeSupabase({ [read]: () => ({ status: 200, json: { ...nothing, total: 1, latest: [unknown], uncertain } }) });
  renderAdmin(<UnsentHint />);
  expect(await screen.findByText(/^1 bericht: onbekend of het aankwam\./)).toBeVisible();
});

test('messages that nobody sends are told of', async () => {
  show({ waiting_since: '2026-11-21T09:05:00+00:00' });
  expect(await screen.findByText(/wachten er berichten die niemand verstuurt/)).toBeVisible();
});

test.each([
  ['smtp-login', 'SMTP_USER'],
  ['smtp-no-login', 'SMTP_PORT'],
  ['smtp-sender', 'MAIL_FROM'],
  ['smtp-relay', 'SMTP_HOST'],
  ['smtp-certificate', 'SMTP_HOST'],
  ['smtp-tls', 'SMTP_PORT'],
])('while mails wait because of %s, the setting %s is named and nothing counts as sent', async (refusal, setting) => {
  show({ refusal });
  const notice = await screen.findByText(/De mails wachten/);
  expect(notice).toHaveTextContent(setting);
  expect(notice).not.toHaveTextContent('e-mailadres na');
  expect(screen.queryByText('Alles is verstuurd.')).toBeNull();
});

test.each([
  ['smtp 550', 'Kijk het e-mailadres na'],
  ['smtp 451', 'nog niet aan (code 451)'],
  ['smtp-refused 554', 'niet om het e-mailadres'],
])('%s is told as what it is', async (error, text) => {
  show({ total: 1, latest: [{ ...failed, error }] });
  expect(await screen.findByText(new RegExp(text.replace(/[()]/g, String.raw`\$&`)))).toBeVisible();
  expect(screen.queryAllByText(/Kijk het e-mailadres na/)).toHaveLength(error === 'smtp 550' ? 1 : 0);
});
