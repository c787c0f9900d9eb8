// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeSupabase, type FakeRoutes } from '@/test/services/fake-supabase';
import { renderAdmin } from '@/test/render/render-admin';
import { Invoices } from './invoices';

const list = 'POST /rest/v1/rpc/list_invoices';
const start = 'POST /rest/v1/rpc/invoices_of_request';
const make = 'POST /rest/v1/rpc/make_invoice';

const invoice = {
  ...{ id: 'a', number: '2026-0001', request_id: 'r', credited_number: null },
  ...{ issued_on: '2026-11-27', due_on: '2026-12-11', customer: { name: 'Jan de Vries' } },
  vat: [{ rate: 21, net: 23_554, vat: 4946 }],
  ...{
    rounding: 0,
    total: 28_500,
    paid: 0,
    state: 'open',
    payment_url: null,
    has_files: true,
    can_mail: true,
    mail: 'sent',
    payments: [],
  },
};

function listed(overrides: object = {}) {
  const sums = { invoiced: 28_500, paid: 0, open: 28_500, late: 0 };
  return { status: 200, json: { is_on: true, uninvoiced: [], sums, vat: invoice.vat, rows: [invoice], ...overrides } };
}

const newOne = {
  name: 'Jan de Vries',
  lines: [{ description: 'Energielabel', amount: 28_500 }],
  ...{ can_mail: true, asks_to_begin: true, planned_for: null },
  items: [
    { id: '1', name: 'Voorrijkosten', amount: 7500, percentage: null },
    { id: '2', name: 'Late annulering', amount: null, percentage: 50 },
  ],
  invoices: [],
};

function show(path = '/admin/cijfers', routes: FakeRoutes = {}) {
  const calls = fakeSupabase({ [list]: () => listed(), ...routes });
  return { calls, user: renderAdmin(<Invoices />, path) };
}

test('nothing of it shows while invoicing is off', async () => {
  const { calls } = show('/admin/cijfers', { [list]: () => listed({ is_on: false, rows: [] }) });
  await waitFor(() => expect(calls).toHaveLength(1));
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Facturen' })).toBeNull());
});

test('each sum leads to its rows', async () => {
  const { calls, user } = show();
  expect(await screen.findByText('2026-0001')).toBeVisible();
  expect(screen.getByText(/27 november 2026, uiterlijk 11 december 2026/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Te laat/ }));
  await waitFor(() => expect(calls.at(-1)?.body).toMatchObject({ state: 'late' }));
});

test('what is completed without an invoice is listed with what it lacks, and leads to a new one', async () => {
  const waiting = { request_id: 'r', name: 'Jo de Vries', completed_on: '2026-11-20', lacks: 'price' };
  show('/admin/cijfers', { [list]: () => listed({ uninvoiced: [waiting] }) });
  const link = await screen.findByRole('link', { name: 'Factuur maken voor Jo de Vries' });
  expect(link).toHaveAttribute('href', '/admin/cijfers?factuur=r#facturen');
  expect(screen.getByRole('heading', { name: 'Nog te factureren: 1' })).toBeVisible();
  expect(screen.getByText('Er is nog geen prijs.')).toBeVisible();
});

test('a credit note is made after a question', async () => {
  const credit = 'POST /rest/v1/rpc/credit_invoice';
  const { calls, user } = show('/admin/cijfers', { [credit]: () => ({ status: 200, json: '2026-0002' }) });
  await user.click(await screen.findByText('2026-0001'));
  await user.click(screen.getByRole('button', { name: 'Creditnota maken' }));
  const question = screen.getByRole('group', { name: /2026-0001 in zijn geheel/ });
  await user.click(within(question).getByRole('button', { name: 'Creditnota maken' }));
  await waitFor(() => expect(calls.find(({ route }) => route === credit)?.body).toMatchObject({ invoice_id: 'a' }));
});

test('a credit note says that it mails the customer, and is made without mail where that is chosen', async () => {
  const credit = 'POST /rest/v1/rpc/credit_invoice';
  const { calls, user } = show('/admin/cijfers', { [credit]: () => ({ status: 200, json: '2026-0002' }) });
  await user.click(await screen.findByText('2026-0001'));
  await user.click(screen.getByRole('button', { name: 'Creditnota maken' }));
  expect(screen.getByText('Mailt de klant: creditnota')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'zonder mail' }));
  const question = screen.getByRole('group', { name: /2026-0001 in zijn geheel/ });
  await user.click(within(question).getByRole('button', { name: 'Creditnota maken' }));
  await waitFor(() => expect(calls.find(({ route }) => route === credit)?.headers.get('x-without-mail')).toBe('on'));
});

test.each([
  ['https://Betalen.example/Pay/a', 'https://betalen.example/Pay/a'],
  ['https://betalen.example', 'https://betalen.example/'],
  [' ', ''],
])('the link to pay "%s" is stored as "%s"', async (typed, url) => {
  const set = 'POST /rest/v1/rpc/set_payment_url';
  const { calls, user } = show('/admin/cijfers', { [set]: () => ({ status: 204, json: null }) });
  await user.click(await screen.findByText('2026-0001'));
  await user.type(screen.getByRole('textbox', { name: 'Eigen betaallink' }), typed);
  await user.click(screen.getByRole('button', { name: 'Opslaan' }));
  await waitFor(() => expect(calls.find(({ route }) => route === set)?.body).toMatchObject({ url }));
});

test.each([
  ['was not mailed', null, 'niet gemaild'],
  ['was mailed too long ago to know', 'forgotten', 'uiterlijk 11 december 2026'],
])('an invoice that %s says no more than is known', async (_, mail, end) => {
  show('/admin/cijfers', { [list]: () => listed({ rows: [{ ...invoice, mail }] }) });
  expect(await screen.findByText(new RegExp(`${end}$`))).toBeVisible();
});

test('no mail is offered to a customer who cannot be mailed, and a credited invoice is made anew', async () => {
  const row = { ...invoice, can_mail: false, state: 'credited' };
  const { user } = show('/admin/cijfers', { [list]: () => listed({ rows: [row] }) });
  await user.click(await screen.findByText('2026-0001'));
  expect(screen.queryByRole('button', { name: 'Opnieuw mailen' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Nieuwe factuur maken' })).toHaveAttribute(
    'href',
    '/admin/cijfers?factuur=r#facturen',
  );
});

test('a new invoice says that there is one already, and that it mails the customer', async () => {
  const { calls, user } = show('/admin/cijfers?factuur=r', {
    [start]: () => ({ status: 200, json: { ...newOne, asks_to_begin: false, invoices: [invoice] } }),
    [make]: () => ({ status: 200, json: '2026-0002' }),
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
    [make]: () => ({ status: 200, json: '2026-0002' }),
  };
  const { calls, user } = show('/admin/cijfers?factuur=r', routes);
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
  const answers = ['network error', { status: 200, json: '2026-0002' }] as const;
  let attempt = 0;
  const { calls, user } = show('/admin/cijfers?factuur=r', {
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
