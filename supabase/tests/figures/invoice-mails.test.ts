import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { queued, sender } from '../mails/outgoing.ts';
import { buildRequestRow, insertStatement } from '../setup/factories.ts';
import { startBackendWithRoles } from '../setup/roles.ts';
import { clearInvoices, credit, makePlanned } from './clear-invoices.ts';
import { makeDue } from './read-invoices.ts';

// What is mailed about an invoice, and what is not.

const { backend, roles } = await startBackendWithRoles();
const { sql } = backend;
const server = sender(backend);

beforeEach(async () => {
  await clearInvoices(backend);
  await sql(`update public.invoice_settings set seller_name = 'Voorbeeld', street = 'Voorbeeldstraat 1',
    postcode = '3811 AA', city = 'Amersfoort', chamber_of_commerce = '12345678', vat_number = 'NL123456789B01',
    iban = 'NL91ABNA0417164300'`);
});

async function addRequest(): Promise<string> {
  const row = buildRequestRow();
  await sql(insertStatement('contact_submissions', row));
  return row.id;
}

async function make(requestId: string, isWithoutMail = false): Promise<string> {
  const id = randomUUID();
  const lines = [{ description: 'Energielabel', amount: 28_500 }];
  const making = roles.admin.rpc('make_invoice', { id, request_id: requestId, lines });
  if (isWithoutMail) making.setHeader('x-without-mail', 'on');
  expect((await making).error).toBeNull();
  return id;
}

/** Makes what is planned, and the files of all that waits for them. */
async function makeFiles(): Promise<void> {
  await makePlanned(backend);
  for (;;) {
    const { data } = await server.rpc('take_invoice');
    if (data === null) return;
    const { id } = z.looseObject({ id: z.string() }).parse(data);
    await server.rpc('store_invoice_files', { invoice_id: id, pdf: btoa('%PDF'), xml: '<Invoice/>' });
  }
}

async function mailed(kind: string): Promise<Record<string, unknown>[]> {
  return (await queued(backend)).filter((message) => message.kind === kind).map(({ payload }) => payload);
}

test('a label that is found later is invoiced without mail when its request was completed so', async () => {
  await sql('update public.settings set looks_up_labels = true');
  const id = await addRequest();
  await sql(`set app.without_mail = 'on'`);
  await sql(`update public.contact_submissions set status = 'completed' where id = '${id}'`);
  await sql(`set app.without_mail = ''`);
  await sql(`update public.contact_submissions set label_registered_at = now() at time zone 'Europe/Amsterdam', label_class = 'A',
    label_valid_until = current_date + 3650 where id = '${id}'`);
  await makeFiles();
  expect(await sql('select count(*)::integer as files from private.invoice_files')).toEqual([{ files: 1 }]);
  expect(await mailed('label_ready')).toEqual([]);
  expect(await mailed('invoice')).toEqual([]);
});

test('an invoice by hand and its credit note are mailed, or made without mail', async () => {
  const silent = await make(await addRequest(), true);
  const loud = await make(await addRequest());
  await makeFiles();
  expect(await mailed('invoice')).toMatchObject([{ invoice_id: loud }]);
  const crediting = roles.admin.rpc('credit_invoice', { id: randomUUID(), invoice_id: silent, paid: 0 });
  expect((await crediting.setHeader('x-without-mail', 'on')).error).toBeNull();
  await makeFiles();
  expect(await mailed('invoice')).toHaveLength(1);
  await credit(backend, roles.admin, loud);
  await makeFiles();
  expect(await mailed('invoice')).toHaveLength(2);
});

test('storing the files of an invoice mails that invoice alone, and only when it is to be mailed', async () => {
  const silent = await make(await addRequest(), true);
  await makeFiles();
  expect(await mailed('invoice')).toEqual([]);
  const loud = await make(await addRequest());
  await makeFiles();
  expect((await mailed('invoice')).map(({ invoice_id: id }) => id)).toEqual([loud]);
  expect(silent).not.toBe(loud);
});

const taken = z.array(
  z.looseObject({
    kind: z.string(),
    payload: z.looseObject({}),
    attachment: z.looseObject({ invoice: z.looseObject({}).optional(), content: z.string().optional() }).nullable(),
  }),
);

/** What is sent of a kind now, whenever it was to be sent. */
async function sent(kind: string) {
  await sql(`update private.outgoing_messages set not_before = now() where kind = '${kind}'`);
  const { data } = await server.rpc('take_messages', { amount: 50 });
  return taken.parse(data).filter((message) => message.kind === kind);
}

async function pay(invoiceId: string, amount: number, isTooMuch = false) {
  return roles.admin.rpc('note_payment', {
    ...{ invoice_id: invoiceId, paid_on: '2026-11-27', amount, is_too_much: isTooMuch },
  });
}

test('a mail asks for what is open when it is sent, and has a copy of the invoice that does', async () => {
  const id = await make(await addRequest());
  await makeFiles();
  expect(await sent('invoice')).toMatchObject([
    { payload: { invoice_total: 28_500, invoice_paid: 0 }, attachment: { content: btoa('%PDF') } },
  ]);
  await pay(id, 20_000);
  await makeDue(backend, id, 7);
  await sql(`update private.outgoing_messages set state = 'sent', done_at = now() where state = 'taken'`);
  await server.rpc('take_invoice');
  expect(await sent('payment_reminder')).toMatchObject([
    { payload: { invoice_total: 8_500, invoice_paid: 20_000 }, attachment: { invoice: { open: 8_500, paid: 20_000 } } },
  ]);
  expect((await sent('payment_reminder'))[0]?.attachment?.content).toBeUndefined();
});

test('an invoice that was paid says so when it is mailed again', async () => {
  const id = await make(await addRequest(), true);
  await makeFiles();
  await pay(id, 28_500);
  expect((await roles.admin.rpc('mail_invoice', { invoice_id: id })).error).toBeNull();
  expect(await sent('invoice')).toMatchObject([
    { payload: { invoice_total: 0, invoice_paid: 28_500 }, attachment: { invoice: { open: 0 } } },
  ]);
});

test('an invoice is mailed again after a minute, once, and three times a day', async () => {
  const id = await make(await addRequest(), true);
  await makeFiles();
  for (let press = 0; press < 5; press += 1) await roles.admin.rpc('mail_invoice', { invoice_id: id });
  expect(await mailed('invoice')).toHaveLength(1);
  expect(
    await sql(
      `select not_before > now() + interval '50 seconds' as waits from private.outgoing_messages where kind = 'invoice'`,
    ),
  ).toEqual([{ waits: true }]);
  for (let day = 0; day < 2; day += 1) {
    await sql(`update private.outgoing_messages set state = 'sent', done_at = now() where kind = 'invoice'`);
    expect((await roles.admin.rpc('mail_invoice', { invoice_id: id })).error).toBeNull();
  }
  await sql(`update private.outgoing_messages set state = 'sent', done_at = now() where kind = 'invoice'`);
  expect((await roles.admin.rpc('mail_invoice', { invoice_id: id })).error?.message).toContain('mailed enough');
  expect(await mailed('invoice')).toHaveLength(3);
});

test('the page of the customer says that the invoice was mailed only when it was', async () => {
  async function isMailed(requestId: string): Promise<unknown> {
    const [row] = z
      .array(z.object({ invoices: z.array(z.looseObject({ is_mailed: z.unknown() })) }))
      .parse(await sql(`select private.customer_invoices('${requestId}') as invoices`));
    return row?.invoices[0]?.is_mailed;
  }
  const request = await addRequest();
  await make(request);
  await makeFiles();
  expect(await isMailed(request)).toBe(false);
  await sql(`update private.outgoing_messages set state = 'sent', done_at = now() where kind = 'invoice'`);
  expect(await isMailed(request)).toBe(true);
});

test.each([
  ['can be mailed', '', true],
  [
    'has no e-mail address',
    `update public.contact_submissions set email = null, source = 'telephone', relay_status = null`,
    false,
  ],
  [
    'would be mailed if that was not switched off',
    `update public.mail_kinds set is_on = false where kind = 'invoice'`,
    false,
  ],
])('a customer who %s is known before', async (_, change, can_mail) => {
  const request = await addRequest();
  await make(request);
  await makeFiles();
  if (change !== '') await sql(change);
  const { data } = await roles.admin.rpc('invoices_of_request', { request_id: request });
  expect(data).toMatchObject({ can_mail, invoices: [{ can_mail }] });
  await sql(`update public.mail_kinds set is_on = true where kind = 'invoice'`);
});

test('what was mailed long ago is not said to be not mailed', async () => {
  async function mail(requestId: string): Promise<unknown> {
    const { data } = await roles.admin.rpc('invoices_of_request', { request_id: requestId });
    const mails = z.object({
      invoices: z.array(z.looseObject({ mail: z.looseObject({ state: z.string() }).nullable() })),
    });
    return mails.parse(data).invoices[0]?.mail?.state ?? null;
  }
  const request = await addRequest();
  await make(request, true);
  await makeFiles();
  async function mailAfter(age: string): Promise<unknown> {
    await sql('set session_replication_role = replica');
    await sql(`update private.invoices set created_at = now() - interval '${age}'`);
    await sql('set session_replication_role = origin');
    return mail(request);
  }
  expect([await mailAfter('29 days 23 hours'), await mailAfter('30 days')]).toEqual([null, 'forgotten']);
});

test('the reminder of a deleted request is not said to wait for the sender', async () => {
  const request = await addRequest();
  const id = await make(request);
  await makeFiles();
  await sql(`update private.outgoing_messages set state = 'sent', done_at = now()`);
  await makeDue(backend, id, 7);
  await server.rpc('take_invoice');
  await roles.admin.from('contact_submissions').delete().eq('id', request);
  await sql(
    `update private.outgoing_messages set not_before = now() - interval '1 hour' where kind = 'payment_reminder'`,
  );
  await server.rpc('take_messages', { amount: 10 });
  const { data } = await roles.admin.rpc('outgoing_messages');
  expect(data).toMatchObject({ waiting_since: null });
});
