// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { notify } from '@/components/ui/notify';
import { fakeSupabase, type FakeRoutes } from '@/test/services/fake-supabase';
import { renderAdmin } from '@/test/render/render-admin';
import { Invoices } from './invoices';

const groups = 'POST /rest/v1/rpc/invoice_groups';
const list = 'POST /rest/v1/rpc/list_invoices';
const toCome = 'POST /rest/v1/rpc/invoices_to_come';
const start = 'POST /rest/v1/rpc/invoices_of_request';
const make = 'POST /rest/v1/rpc/make_invoice';

const sent = { kind: 'invoice', state: 'sent', at: '2026-11-27T09:00:00Z', can_undo: false };
const invoice = {
  ...{ id: 'a', number: '2026-0001', request_id: 'r', credited_number: null },
  ...{ issued_on: '2026-11-27', due_on: '2026-12-11', customer: { name: 'Jan de Vries' } },
  vat: [{ rate: 21, net: 23_554, vat: 4946 }],
  ...{ rounding: 0, total: 28_500, paid: 0, open: 28_500, owed_back: 0 },
  ...{ due: 'job', is_credited: false, state: 'open', payment_url: null, has_files: true, can_mail: true },
  ...{ mail: sent, reminder: null, next_reminder: null, payments: [] },
};
const none = { count: 0, sum: 0 };
const noBank = { iban: '', entries: [], invoices: [], undoable: [], settled: [] };
const empty = {
  ...{ late: none, 'to-refund': none, 'to-invoice': none, coming: none, open: none, paid: none, credited: none },
};

function grouped(counts: object, is_on = true) {
  return { status: 200, json: { is_on, groups: { ...empty, ...counts } } };
}

function listed(rows: object[] = [invoice], next: object | null = null) {
  return { status: 200, json: { rows, next } };
}

const newOne = {
  name: 'Jan de Vries',
  lines: [{ description: 'Energielabel', amount: 28_500 }],
  ...{ can_mail: true, asks_to_begin: true, is_cancelled: false, planned: [] },
  dues: [
    { due: 'job', visit_id: null, visit_at: null, most: 28_500, free_because: null },
    { due: 'late_cancellation', visit_id: 'v', visit_at: '2026-11-20T09:00:00Z', most: 0, free_because: 'withdrawal' },
  ],
  items: [
    { id: '1', name: 'Voorrijkosten', amount: 7500, percentage: null },
    { id: '2', name: 'Late annulering', amount: null, percentage: 50 },
  ],
  invoices: [],
};

function show(path = '/admin/facturen', routes: FakeRoutes = {}) {
  const calls = fakeSupabase({
    [groups]: () => grouped({ open: { count: 1, sum: 28_500 } }),
    [list]: () => listed(),
    [toCome]: () => ({ status: 200, json: { to_invoice: [], planned: [] } }),
    'POST /rest/v1/rpc/list_bank_entries': () => ({ status: 200, json: noBank }),
    'POST /rest/v1/rpc/invoice_books': () => ({ status: 200, json: { count: 0, invoiced: 0, paid: 0, vat: [] } }),
    ...routes,
  });
  return { calls, user: renderAdmin(<Invoices />, path) };
}

/** Opens what can be done with the invoice on screen. */
async function open(user: ReturnType<typeof show>['user']): Promise<void> {
  await user.click(await screen.findByText('Betalen, mailen en bestanden'));
}

test('while invoicing is off it says where to turn it on', async () => {
  show('/admin/facturen', { [groups]: () => grouped({}, false) });
  expect(await screen.findByRole('link', { name: 'Vul bij Beheer in wie de factuur stuurt' })).toHaveAttribute(
    'href',
    '/admin/beheer/facturen#factuurgegevens',
  );
  expect(screen.queryByRole('link', { name: /^Te laat/ })).toBeNull();
});

test('every group has its number and sum, and leads to its rows; the first that has any is shown', async () => {
  const { calls, user } = show('/admin/facturen', {
    [groups]: () =>
      grouped({ late: { count: 2, sum: 57_000 }, open: { count: 3, sum: 85_500 }, coming: { count: 1001, sum: 9e7 } }),
  });
  expect(await screen.findByRole('link', { name: 'Te laat 2 €570,00' })).toHaveAttribute('aria-current', 'true');
  expect(screen.getByRole('link', { name: 'Komt vanzelf 1.000+ meer dan €900.000,00' })).toBeVisible();
  expect(calls.filter(({ route }) => route === list).map(({ body }) => body)).toEqual([{ group_name: 'late' }]);
  await user.click(screen.getByRole('link', { name: 'Open 3 €855,00' }));
  await waitFor(() => expect(calls.at(-1)?.body).toEqual({ group_name: 'open' }));
  expect(screen.getByRole('heading', { name: 'Open' })).toBeVisible();
});

test('a row says what it charges, its days, its last mail and reminder, and leads to its request', async () => {
  const late = {
    ...{ ...invoice, state: 'late', paid: 8500, open: 20_000, due: 'no_show' },
    mail: { kind: 'payment_reminder', state: 'sent', at: '2026-12-18T08:00:00Z', can_undo: false },
    reminder: { number: 1, sent_at: '2026-12-18T08:00:00Z' },
    next_reminder: { number: 2, on_day: '2027-01-01' },
  };
  show('/admin/facturen?groep=late', { [list]: () => listed([late]) });
  const row = (await screen.findByText('2026-0001')).closest('li');
  expect(row).toHaveTextContent(/Niemand thuis.*Te laat.*€200,00 open/);
  expect(row).toHaveTextContent(/moest betaald zijn op 11 december 2026.*€85,00 van €285,00 betaald/);
  expect(row).toHaveTextContent(
    /eerste herinnering gemaild op 18 december 2026.*tweede herinnering komt op 1 januari 2027/,
  );
  expect(screen.getByRole('link', { name: 'Jan de Vries' })).toHaveAttribute('href', '/admin?aanvraag=r');
});

test('more rows come at a press, after those that are shown', async () => {
  const next = { after_day: '2026-12-11', after_id: 'a' };
  const { calls, user } = show('/admin/facturen', {
    [groups]: () => grouped({ open: { count: 2, sum: 57_000 } }),
    [list]: ({ body }) =>
      JSON.stringify(body).includes('after_id')
        ? listed([{ ...invoice, id: 'b', number: '2026-0002' }])
        : listed([invoice], next),
  });
  expect(await screen.findByText('1 van 2')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Toon meer facturen' }));
  expect(await screen.findByText('2026-0002')).toBeVisible();
  expect(screen.getByText('2026-0001')).toBeVisible();
  expect(calls.at(-1)?.body).toEqual({ group_name: 'open', ...next });
  expect(screen.queryByRole('button', { name: 'Toon meer facturen' })).toBeNull();
});

describe('what can be invoiced', () => {
  const lacking = {
    ...{ request_id: 'r', name: 'Jo de Vries', due: 'job', visit_id: null, since: '2026-11-20' },
    ...{ amount: null, lacks: 'price' },
  };
  const fee = { ...lacking, due: 'no_show', visit_id: 'v', name: 'An de Wit', amount: 7500, lacks: null };
  const waive = 'POST /rest/v1/rpc/waive_due';

  test('says what it lacks, leads to a new invoice, and is left alone when the office says so', async () => {
    const { calls, user } = show('/admin/facturen', {
      [groups]: () => grouped({ 'to-invoice': { count: 2, sum: 7500 } }),
      [toCome]: () => ({ status: 200, json: { to_invoice: [lacking, fee], planned: [] } }),
      [waive]: () => ({ status: 204, json: null }),
    });
    expect(await screen.findByText('Er is nog geen prijs.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Factuur maken voor Jo de Vries' })).toHaveAttribute(
      'href',
      '/admin/facturen?factuur=r#facturen',
    );
    await user.click(screen.getByRole('button', { name: 'Niet factureren voor An de Wit' }));
    await waitFor(() =>
      expect(calls.find(({ route }) => route === waive)?.body).toEqual({ subject: 'v', is_waived: true }),
    );
  });
});

describe('a credit note', () => {
  const credit = 'POST /rest/v1/rpc/credit_invoice';
  const undo = 'POST /rest/v1/rpc/undo_invoice';
  const planned = { id: 'c', made_at: '2026-11-27T09:01:00Z', is_mailed: true };

  async function ask(user: UserEvent) {
    await open(user);
    await user.click(screen.getByRole('button', { name: 'Creditnota maken' }));
    return within(screen.getByRole('group', { name: /2026-0001 in zijn geheel/ }));
  }

  test('is asked for after a question, with what was seen to be paid', async () => {
    const done = vi.spyOn(notify, 'success').mockReturnValue(undefined);
    const { calls, user } = show('/admin/facturen', {
      [list]: () => listed([{ ...invoice, paid: 500 }]),
      [credit]: () => ({ status: 200, json: planned.made_at }),
    });
    const question = await ask(user);
    await user.click(question.getByRole('button', { name: 'Creditnota maken' }));
    await waitFor(() =>
      expect(calls.find(({ route }) => route === credit)?.body).toMatchObject({ invoice_id: 'a', paid: 500 }),
    );
    await waitFor(() => expect(done).toHaveBeenCalledWith(expect.stringMatching(/over een minuut gemaakt/)));
  });

  test('says that it mails the customer, and is made without mail where that is chosen', async () => {
    const { calls, user } = show('/admin/facturen', { [credit]: () => ({ status: 200, json: planned.made_at }) });
    const question = await ask(user);
    expect(screen.getByText('Mailt de klant: creditnota')).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'zonder mail' }));
    await user.click(question.getByRole('button', { name: 'Creditnota maken' }));
    await waitFor(() => expect(calls.find(({ route }) => route === credit)?.headers.get('x-without-mail')).toBe('on'));
  });

  test.each([
    ['paid meanwhile', /intussen op deze factuur betaald of terugbetaald/],
    ['is being credited', /wordt net een creditnota voor deze factuur gemaakt/],
    ['already credited', /intussen gecrediteerd/],
  ])('that is refused because of what happened since (%s) names that', async (message, text) => {
    const failed = vi.spyOn(notify, 'error').mockReturnValue(undefined);
    const { user } = show('/admin/facturen', { [credit]: () => ({ status: 400, json: { code: '22023', message } }) });
    const question = await ask(user);
    await user.click(question.getByRole('button', { name: 'Creditnota maken' }));
    await waitFor(() => expect(failed).toHaveBeenCalledWith(expect.stringMatching(text)));
  });

  test('that waits is said, is taken back, and leaves nothing to pay or to mail', async () => {
    const { calls, user } = show('/admin/facturen', {
      [list]: () => listed([{ ...invoice, planned_credit: planned }]),
      [undo]: () => ({ status: 200, json: true }),
    });
    expect(await screen.findByText('creditnota wordt gemaakt op 27-11-2026 10:01')).toBeVisible();
    await open(user);
    expect(screen.queryByRole('button', { name: 'Opnieuw mailen' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Betaling noteren' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Creditnota niet maken' }));
    await waitFor(() => expect(calls.find(({ route }) => route === undo)?.body).toEqual({ id: 'c' }));
  });
});

test.each([
  ['https://Betalen.example/Pay/a', 'https://betalen.example/Pay/a'],
  ['https://betalen.example', 'https://betalen.example/'],
  [' ', ''],
])('the link to pay "%s" is stored as "%s"', async (typed, url) => {
  const set = 'POST /rest/v1/rpc/set_payment_url';
  const { calls, user } = show('/admin/facturen', { [set]: () => ({ status: 204, json: null }) });
  await open(user);
  await user.type(screen.getByRole('textbox', { name: 'Eigen betaallink' }), typed);
  await user.click(screen.getByRole('button', { name: 'Opslaan' }));
  await waitFor(() => expect(calls.find(({ route }) => route === set)?.body).toMatchObject({ url }));
});

test.each([
  ['was mailed', sent, 'factuur gemaild op 27-11-2026 10:00'],
  ['was not mailed', null, 'niet gemaild'],
  ['waits', { ...sent, state: 'waiting' }, 'factuur wordt gemaild op 27-11-2026 10:00'],
  ['failed', { ...sent, state: 'failed' }, 'mail met factuur niet verstuurd: kijk bij Berichten in Beheer'],
  [
    'was mailed too long ago to know',
    { ...sent, state: 'forgotten', at: null },
    'uiterlijk te betalen op 11 december 2026',
  ],
])('the row of an invoice whose mail %s ends with what is known', async (_, mail, end) => {
  show('/admin/facturen', { [list]: () => listed([{ ...invoice, mail }]) });
  const row = (await screen.findByText('2026-0001')).closest('li');
  expect([...(row?.querySelectorAll('ul li') ?? [])].at(-1)).toHaveTextContent(end);
});

describe('mailing by hand', () => {
  const mail = 'POST /rest/v1/rpc/mail_invoice';
  const undo = 'POST /rest/v1/rpc/undo_invoice_mail';

  test('reminds of a late invoice', async () => {
    const { calls, user } = show('/admin/facturen', {
      [list]: () => listed([{ ...invoice, state: 'late' }]),
      [mail]: () => ({ status: 200, json: 'payment_reminder' }),
    });
    await open(user);
    expect(screen.queryByRole('button', { name: 'Opnieuw mailen' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Herinnering mailen' }));
    await waitFor(() => expect(calls.find(({ route }) => route === mail)?.body).toEqual({ invoice_id: 'a' }));
  });

  test('mails the invoice after three reminders', async () => {
    const { user } = show('/admin/facturen', {
      [list]: () => listed([{ ...invoice, state: 'late', reminder: { number: 3, sent_at: '2026-12-18T08:00:00Z' } }]),
    });
    await open(user);
    expect(screen.getByRole('button', { name: 'Opnieuw mailen' })).toBeVisible();
  });

  test('is taken back while that can be', async () => {
    const { calls, user } = show('/admin/facturen', {
      [list]: () => listed([{ ...invoice, mail: { ...sent, state: 'waiting', can_undo: true } }]),
      [undo]: () => ({ status: 200, json: true }),
    });
    await open(user);
    await user.click(screen.getByRole('button', { name: 'Toch niet mailen' }));
    await waitFor(() => expect(calls.find(({ route }) => route === undo)?.body).toEqual({ invoice_id: 'a' }));
  });
});

test('no mail is offered to a customer who cannot be mailed, and a credited invoice is made anew', async () => {
  const row = { ...invoice, can_mail: false, is_credited: true, state: 'credited' };
  const { user } = show('/admin/facturen', { [list]: () => listed([row]) });
  await open(user);
  expect(screen.queryByRole('button', { name: 'Opnieuw mailen' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Nieuwe factuur maken' })).toHaveAttribute(
    'href',
    '/admin/facturen?factuur=r#facturen',
  );
});

test('a new invoice says that there is one already, and that it mails the customer', async () => {
  const { calls, user } = show('/admin/facturen?factuur=r', {
    [start]: () => ({ status: 200, json: { ...newOne, asks_to_begin: false, invoices: [invoice] } }),
    [make]: () => ({ status: 200, json: '2026-11-29T12:00:00Z' }),
  });
  expect(await screen.findByText(/er al een factuur: 2026-0001 van €285,00/)).toBeVisible();
  expect(screen.getByText('Mailt de klant: factuur')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'zonder mail' }));
  await user.click(screen.getByRole('button', { name: 'Factuur maken' }));
  await waitFor(() => expect(calls.find(({ route }) => route === make)?.headers.get('x-without-mail')).toBe('on'));
});

test('an invoice is made of what was promised and what is added, once the customer asked to begin', async () => {
  const routes: FakeRoutes = {
    [start]: () => ({ status: 200, json: newOne }),
    [make]: () => ({ status: 200, json: '2026-11-29T12:00:00Z' }),
  };
  const { calls, user } = show('/admin/facturen?factuur=r', routes);
  await user.click(await screen.findByRole('button', { name: 'Late annulering toevoegen' }));
  expect(screen.getByRole('form', { name: /^Nieuwe factuur/ })).toHaveTextContent('Totaal met btw: €427,50');
  await user.click(screen.getByRole('button', { name: 'Factuur maken' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('binnen de bedenktijd');
  expect(calls.some(({ route }) => route === make)).toBe(false);
  await user.click(screen.getByRole('checkbox', { name: /uitdrukkelijk/ }));
  await user.click(screen.getByRole('button', { name: 'Factuur maken' }));
  await waitFor(() =>
    expect(calls.find(({ route }) => route === make)?.body).toMatchObject({
      request_id: 'r',
      began_on_request: true,
      lines: [
        { description: 'Energielabel', amount: 28_500 },
        { description: 'Late annulering', amount: 14_250 },
      ],
    }),
  );
});

test('what was typed stays when the invoice is not made, and a second attempt has the same id', async () => {
  const answers = ['network error', { status: 200, json: '2026-11-29T12:00:00Z' }] as const;
  let attempt = 0;
  const { calls, user } = show('/admin/facturen?factuur=r', {
    [start]: () => ({ status: 200, json: { ...newOne, asks_to_begin: false } }),
    [make]: () => answers[attempt++] ?? 'network error',
  });
  const description = await screen.findByLabelText('Omschrijving');
  await user.type(description, ' met korting');
  await user.click(screen.getByRole('button', { name: 'Factuur maken' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Niet opgeslagen');
  expect(description).toHaveValue('Energielabel met korting');
  await user.click(screen.getByRole('button', { name: 'Factuur maken' }));
  await waitFor(() => expect(screen.queryByRole('form', { name: /^Nieuwe factuur/ })).toBeNull());
  const ids = calls.filter(({ route }) => route === make).map(({ body }) => JSON.stringify(body));
  expect(ids).toHaveLength(2);
  expect(ids[0]).toBe(ids[1]);
});

test('a fee above what the terms allow is made only with a reason', async () => {
  const { calls, user } = show('/admin/facturen?factuur=r', {
    [start]: () => ({ status: 200, json: newOne }),
    [make]: () => ({ status: 200, json: '2026-11-29T12:00:00Z' }),
  });
  await user.selectOptions(
    await screen.findByRole('combobox', { name: /Waarvoor/ }),
    screen.getByRole('option', { name: 'Laat afgezegd op 20 november 2026' }),
  );
  expect(screen.getByText(/bedenktijd van de klant liep nog/)).toBeVisible();
  const form = within(screen.getByRole('form', { name: /^Nieuwe factuur/ }));
  await user.type(form.getByRole('textbox', { name: 'Bedrag' }), '142,50');
  await user.click(screen.getByRole('button', { name: 'Factuur maken' }));
  expect(await screen.findByText('Vul in waarom je meer rekent')).toBeVisible();
  expect(calls.some(({ route }) => route === make)).toBe(false);
  await user.type(screen.getByRole('textbox', { name: /Waarom/ }), 'Zo afgesproken');
  await user.click(screen.getByRole('button', { name: 'Factuur maken' }));
  await waitFor(() =>
    expect(calls.find(({ route }) => route === make)?.body).toMatchObject({
      ...{ due: 'late_cancellation', visit_id: 'v', reason: 'Zo afgesproken' },
      lines: [{ description: 'Late annulering van de opname op 20 november 2026', amount: 14_250 }],
    }),
  );
});

test('an invoice that was asked for is taken back before it is made', async () => {
  const undo = 'POST /rest/v1/rpc/undo_invoice';
  const coming = { request_id: 'r', due: 'job', made_at: '2026-12-15T08:00:00Z', is_mailed: true, total: 32_500 };
  const planned = [
    { ...coming, id: 'p', name: 'Jo de Vries', is_by_hand: true },
    { ...coming, id: 'q', name: 'An de Wit', is_by_hand: false },
  ];
  const { calls, user } = show('/admin/facturen?groep=coming', {
    [groups]: () => grouped({ coming: { count: 2, sum: 65_000 } }),
    [toCome]: () => ({ status: 200, json: { to_invoice: [], planned } }),
    [undo]: () => ({ status: 200, json: true }),
  });
  expect(await screen.findByRole('link', { name: 'Komt vanzelf 2 €650,00' })).toBeVisible();
  expect(await screen.findAllByText(/wordt gemaakt op 15-12-2026 09:00/)).toHaveLength(2);
  expect(screen.queryByRole('button', { name: /An de Wit niet maken/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Factuur voor Jo de Vries niet maken' }));
  await waitFor(() => expect(calls.find(({ route }) => route === undo)?.body).toEqual({ id: 'p' }));
});

test('letters that cannot be printed are named, in the form and where an invoice waits for them', async () => {
  const coming = { request_id: 'r', due: 'job', made_at: '2026-11-29T12:00:00Z', is_mailed: true, total: 28_500 };
  show('/admin/facturen?factuur=r', {
    [groups]: () => grouped({ coming: { count: 1, sum: 28_500 } }),
    [toCome]: () => ({
      status: 200,
      json: { to_invoice: [], planned: [{ ...coming, id: 'p', name: 'สม', is_by_hand: false, unprinted: 'ม ส' }] },
    }),
    [start]: () => ({ status: 200, json: { ...newOne, unprinted: 'ม ส' } }),
  });
  expect(await screen.findByText(/^wacht: ม ส kan niet op een factuur/)).toBeVisible();
  expect(await screen.findByText(/^Deze tekens kunnen niet op een factuur: ม ส\./)).toBeVisible();
});

describe('a payment', () => {
  const note = 'POST /rest/v1/rpc/note_payment';

  test('of more than is open is noted only when it is said to be too much', async () => {
    const { calls, user } = show('/admin/facturen', { [note]: () => ({ status: 200, json: true }) });
    await open(user);
    const amount = screen.getByRole('textbox', { name: 'Bedrag' });
    await user.clear(amount);
    await user.type(amount, '300');
    await user.click(screen.getByRole('button', { name: 'Betaling noteren' }));
    expect(await screen.findByText(/Er staat €285,00 open/)).toBeVisible();
    expect(calls.some(({ route }) => route === note)).toBe(false);
    await user.click(screen.getByRole('checkbox', { name: 'De klant betaalde te veel' }));
    await user.click(screen.getByRole('button', { name: 'Betaling noteren' }));
    await waitFor(() =>
      expect(calls.find(({ route }) => route === note)?.body).toMatchObject({ amount: 30_000, is_too_much: true }),
    );
  });

  test('that is owed back is noted as a refund', async () => {
    const row = { ...invoice, state: 'to-refund', paid: 30_000, open: 0, owed_back: 1500 };
    const { calls, user } = show('/admin/facturen', {
      [list]: () => listed([row]),
      [note]: () => ({ status: 200, json: true }),
    });
    await open(user);
    expect(screen.getByText(/€15,00 terug te betalen/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Terugbetaling noteren' }));
    await waitFor(() => expect(calls.find(({ route }) => route === note)?.body).toMatchObject({ amount: -1500 }));
  });
});
