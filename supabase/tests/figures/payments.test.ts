import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { buildRequestRow, insertStatement } from '../setup/factories.ts';
import { startBackendWithRoles } from '../setup/roles.ts';
import { clearInvoices, credit, makePlanned } from './clear-invoices.ts';
import { invoiceReader } from './read-invoices.ts';

// A payment is never more than is open without saying so, and what is owed back ends by a refund (D-78).

const { backend, roles } = await startBackendWithRoles();
const { sql } = backend;
const total = 28_500;

beforeEach(async () => {
  await clearInvoices(backend);
  await sql(`update public.invoice_settings set seller_name = 'Voorbeeld', street = 'Voorbeeldstraat 1',
    postcode = '3811 AA', city = 'Amersfoort', chamber_of_commerce = '12345678', vat_number = 'NL123456789B01',
    iban = 'NL91ABNA0417164300'`);
});

async function makeInvoice(): Promise<string> {
  const row = buildRequestRow();
  await sql(insertStatement('contact_submissions', row));
  const id = randomUUID();
  await roles.admin.rpc('make_invoice', { id, request_id: row.id, lines: [{ description: 'Label', amount: total }] });
  await makePlanned(backend);
  return id;
}

async function note(invoiceId: string, amount: number, isTooMuch = false): Promise<string> {
  const { data, error } = await roles.admin.rpc('note_payment', {
    ...{ invoice_id: invoiceId, paid_on: '2026-11-27', amount, is_too_much: isTooMuch },
  });
  return error?.message ?? String(data);
}

const reader = invoiceReader(roles.admin);

async function read(invoiceId: string) {
  return (await reader.all()).find(({ id }) => id === invoiceId);
}

test('more than is open is refused, or noted knowingly and owed back until it is refunded', async () => {
  const id = await makeInvoice();
  expect(await note(id, total + 1)).toContain('more than is open');
  expect(await note(id, total)).toBe('true');
  expect(await note(id, total)).toContain('more than is open');
  expect(await read(id)).toMatchObject({ state: 'paid', open: 0, owed_back: 0 });
  expect(await note(id, total, true)).toBe('true');
  expect(await reader.groups()).toMatchObject({ 'to-refund': { count: 1, sum: total } });
  expect((await reader.page('to-refund')).rows).toMatchObject([{ state: 'to-refund', owed_back: total }]);
  expect(await note(id, -total - 1)).toContain('more than is owed back');
  expect(await note(id, -total)).toBe('true');
  expect(await read(id)).toMatchObject({ state: 'paid', owed_back: 0, paid: total });
});

test('what was paid of a credited invoice is owed back, and no payment is taken for it', async () => {
  const id = await makeInvoice();
  await note(id, 10_000);
  await credit(backend, roles.admin, id, 10_000);
  expect(await reader.groups()).toMatchObject({ open: { count: 0, sum: 0 }, 'to-refund': { count: 1, sum: 10_000 } });
  expect(await note(id, 18_500)).toContain('more than is open');
  expect(await note(id, -10_000)).toBe('true');
  expect(await read(id)).toMatchObject({ state: 'credited', open: 0, owed_back: 0 });
});

test('two payments at once are judged one after the other', async () => {
  const id = await makeInvoice();
  const answers = await Promise.all([note(id, total), note(id, total)]);
  expect(answers.filter((answer) => answer === 'true')).toHaveLength(1);
});

test('a payment that is removed stands in the log of settings', async () => {
  const id = await makeInvoice();
  await note(id, 12_500);
  const [payment] = z
    .array(z.object({ id: z.string() }))
    .parse(await sql(`select id from private.invoice_payments where invoice_id = '${id}'`));
  expect((await roles.admin.rpc('remove_payment', { id: payment?.id ?? '' })).error).toBeNull();
  const { data } = await roles.admin.from('settings_log').select().eq('about', 'invoice_payments').order('id');
  const [{ number } = { number: '' }] = z
    .array(z.object({ number: z.string() }))
    .parse(await sql(`select number from private.invoices where id = '${id}'`));
  expect(data?.at(-1)).toMatchObject({
    ...{ subject: number, changed_by_email: roles.adminEmail, new_values: null },
    old_values: { amount: 12_500 },
  });
});

test('a payment of which a part was paid back is not removed', async () => {
  const id = await makeInvoice();
  await note(id, total + 500, true);
  await note(id, -500);
  const [payment] = z
    .array(z.object({ id: z.string() }))
    .parse(await sql('select id from private.invoice_payments where amount > 0'));
  const { error } = await roles.admin.rpc('remove_payment', { id: payment?.id ?? '' });
  expect(error?.message).toContain('paid back');
  expect(await read(id)).toMatchObject({ paid: total });
});

test.each([0, 1_000_000_001])('%i cents is no payment', async (amount) => {
  expect(await note(await makeInvoice(), amount, true)).not.toBe('true');
});
