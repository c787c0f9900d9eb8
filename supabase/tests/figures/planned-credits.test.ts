import { createHash, randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { draftInvoice } from '../../functions/send/invoice/invoice.ts';
import { queued, sender } from '../mails/outgoing.ts';
import { buildRequestRow, insertStatement } from '../setup/factories.ts';
import { startBackendWithRoles } from '../setup/roles.ts';
import { clearInvoices, makePlanned } from './clear-invoices.ts';
import { invoiceReader, makeDue } from './read-invoices.ts';

// The minute before a credit note has its number (D-65).

const { backend, roles } = await startBackendWithRoles();
const { sql } = backend;
const server = sender(backend);
const read = invoiceReader(roles.admin);
const total = 28_500;

let key: string;
let requestId: string;
let invoiceId: string;

beforeEach(async () => {
  await clearInvoices(backend);
  await sql(`update public.invoice_settings set seller_name = 'Voorbeeld', street = 'Voorbeeldstraat 1',
    postcode = '3811 AA', city = 'Amersfoort', chamber_of_commerce = '12345678', vat_number = 'NL123456789B01',
    iban = 'NL91ABNA0417164300'`);
  key = randomUUID().padEnd(43, 'k');
  const row = buildRequestRow({ key_hash: createHash('sha256').update(key).digest('hex') });
  [requestId, invoiceId] = [row.id, randomUUID()];
  await sql(insertStatement('contact_submissions', row));
  const lines = [{ description: 'Energielabel', amount: total }];
  await roles.admin.rpc('make_invoice', { id: invoiceId, request_id: requestId, lines });
  await makeFiles();
  await sql(`update private.outgoing_messages set state = 'sent', done_at = now()`);
});

/** Lets the minute pass, and makes what is planned with its files. */
async function makeFiles(): Promise<void> {
  await makePlanned(backend);
  for (;;) {
    const { data } = await server.rpc('take_invoice');
    if (data === null) return;
    const { id } = z.looseObject({ id: z.string() }).parse(data);
    await server.rpc('store_invoice_files', { invoice_id: id, pdf: btoa('%PDF'), xml: '<Invoice/>' });
  }
}

async function credit({ id = randomUUID(), paid = 0 } = {}) {
  return roles.admin.rpc('credit_invoice', { id, invoice_id: invoiceId, paid });
}

async function pay(amount: number, isTooMuch = false) {
  return roles.admin.rpc('note_payment', {
    ...{ invoice_id: invoiceId, paid_on: '2026-11-27', amount, is_too_much: isTooMuch },
  });
}

async function states(): Promise<string[]> {
  return (await read.all()).map(({ number, state }) => `${number.slice(5)} ${state}`);
}

test('a credit note has its number after a minute, once for one id', async () => {
  const id = randomUUID();
  const { data } = await credit({ id });
  expect((await credit({ id })).data).toBe(data);
  await server.rpc('take_invoice');
  expect(await states()).toEqual(['0001 open']);
  expect((await read.all())[0]).toMatchObject({ planned_credit: { id, is_mailed: true } });
  await makeFiles();
  expect(await states()).toEqual(['0002 credit-note', '0001 credited']);
  expect((await credit({ id })).error).toBeNull();
  expect(await sql('select * from private.planned_credits')).toEqual([]);
  expect((await queued(backend)).map(({ payload }) => payload)).toContainEqual(
    expect.objectContaining({ invoice_id: id, credited_number: `${new Date().getFullYear()}-0001` }),
  );
});

test('one that was undone in time uses up no number, and one that was made is too late to undo', async () => {
  const [undone, made] = [randomUUID(), randomUUID()];
  await credit({ id: undone });
  expect((await roles.admin.rpc('undo_invoice', { id: undone })).data).toBe(true);
  await makeFiles();
  expect(await states()).toEqual(['0001 open']);
  await credit({ id: made });
  await makeFiles();
  expect((await roles.admin.rpc('undo_invoice', { id: made })).data).toBe(false);
  expect(await states()).toEqual(['0002 credit-note', '0001 credited']);
});

describe('what happened meanwhile is named', () => {
  test.each([
    ['a colleague asked for one', async () => credit(), 'is being credited'],
    [
      'it was credited',
      async () => {
        await credit();
        await makeFiles();
      },
      'already credited',
    ],
    ['a part was paid', async () => pay(100), 'paid meanwhile'],
  ])('when %s before', async (_, before, message) => {
    await before();
    expect((await credit()).error?.message).toContain(message);
  });

  test('when a payment comes while a credit note is planned, also knowingly, and from a bank file', async () => {
    await credit();
    expect((await pay(total)).error?.message).toContain('is being credited');
    expect((await pay(total + 1, true)).error?.message).toContain('is being credited');
    await sql(`insert into private.bank_entries (id, account, reference, kind, booked_on, amount, party, remittance)
      select '${requestId}', 'NL91ABNA0417164300', '', 'in', '2026-11-28', ${total}, 'Jo', ''`);
    const { data } = await roles.admin.rpc('settle_bank_entries', {
      decisions: [{ entry: requestId, pays: [{ invoice: invoiceId, amount: total }], is_too_much: true }],
    });
    expect(data).toEqual(['changed']);
    await makeFiles();
    expect((await pay(total, true)).error).toBeNull();
    expect((await read.all())[1]).toMatchObject({ state: 'to-refund', owed_back: total });
  });

  test('when somebody mails the invoice', async () => {
    await credit();
    expect((await roles.admin.rpc('mail_invoice', { invoice_id: invoiceId })).error?.message).toContain(
      'is being credited',
    );
  });
});

test('nobody is asked to pay what is being credited, and all goes on once that is undone', async () => {
  async function asked(): Promise<unknown> {
    const [row] = await sql(`select jsonb_array_length(private.customer_invoices('${requestId}')) as asked`);
    return row;
  }
  await makeDue(backend, invoiceId, 8);
  const id = randomUUID();
  await credit({ id });
  await server.rpc('take_invoice');
  expect(await queued(backend)).not.toContainEqual(expect.objectContaining({ kind: 'payment_reminder' }));
  expect(await asked()).toEqual({ asked: 0 });
  expect((await read.all())[0]).toMatchObject({ next_reminder: null, state: 'late' });
  await roles.admin.rpc('undo_invoice', { id });
  await server.rpc('take_invoice');
  expect(await queued(backend)).toContainEqual(expect.objectContaining({ kind: 'payment_reminder' }));
  expect(await asked()).toEqual({ asked: 1 });
});

test('a mail that asks for it waits meanwhile', async () => {
  await roles.admin.rpc('mail_invoice', { invoice_id: invoiceId });
  await sql(`update private.outgoing_messages set not_before = now() where state = 'waiting'`);
  const id = randomUUID();
  await credit({ id });
  async function taken(): Promise<number> {
    const { data } = await server.rpc('take_messages', { amount: 10 });
    return z
      .array(z.looseObject({ kind: z.string() }))
      .parse(data)
      .filter(({ kind }) => kind === 'invoice').length;
  }
  expect(await taken()).toBe(0);
  await roles.admin.rpc('undo_invoice', { id });
  expect(await taken()).toBe(1);
});

test('a withdrawal takes its place', async () => {
  await credit();
  await sql(`insert into public.appointments (request_id, starts_at, ends_at)
    values ('${requestId}', now() + interval '2 days', now() + interval '2 days 1 hour')`);
  expect((await roles.visitor.rpc('withdraw_order', { key })).data).toBe(true);
  await makeFiles();
  expect(await states()).toEqual(['0002 credit-note', '0001 credited']);
});

test('the request may be deleted meanwhile, and invoicing switched off', async () => {
  await credit();
  await sql(`delete from public.contact_submissions where id = '${requestId}'`);
  await sql(`update public.invoice_settings set iban = ''`);
  expect(await sql('select private.has_work() as work')).toEqual([{ work: false }]);
  await sql(`update private.planned_credits set not_before = now()`);
  expect(await sql('select private.has_work() as work')).toEqual([{ work: true }]);
  await server.rpc('take_invoice');
  expect(await states()).toEqual(['0002 credit-note', '0001 credited']);
});

test('it is shown before, with its mail and without a number, and uses up none', async () => {
  const shown = z.object({ invoice: draftInvoice, mail: z.looseObject({}) });
  async function preview() {
    const { data, error } = await roles.admin.rpc('preview_invoice', { id: randomUUID(), credits: invoiceId });
    return error ? error.message : shown.parse(data);
  }
  const expected = {
    invoice: { number: null, total, credited_number: `${new Date().getFullYear()}-0001`, due_on: null },
    mail: { invoice_total: total, credited_number: `${new Date().getFullYear()}-0001` },
  };
  expect(await preview()).toMatchObject(expected);
  await credit();
  expect(await preview()).toMatchObject(expected);
  expect(await states()).toEqual(['0001 open']);
  await makeFiles();
  expect(await preview()).toContain('nothing to make');
  expect(await states()).toEqual(['0002 credit-note', '0001 credited']);
});

test('a credited invoice that is mailed again has a copy that asks for nothing', async () => {
  await credit();
  await makeFiles();
  await sql(`update private.outgoing_messages set state = 'sent', done_at = now()`);
  await roles.admin.rpc('mail_invoice', { invoice_id: invoiceId });
  await sql(`update private.outgoing_messages set not_before = now() where state = 'waiting'`);
  const { data } = await server.rpc('take_messages', { amount: 10 });
  expect(data).toMatchObject([
    {
      payload: { invoice_total: 0, is_credited: true },
      attachment: { invoice: { open: 0, is_credited: true } },
    },
  ]);
});
