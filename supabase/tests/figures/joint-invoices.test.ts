import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { buildRequestRow, insertStatement, type RequestInsert } from '../setup/factories.ts';
import { startBackendWithRoles } from '../setup/roles.ts';
import { clearInvoices, credit, makePlanned } from './clear-invoices.ts';

// One invoice for finished requests of one payer, a line for each home (D-76), and what asks whether a job has an invoice (D-78).

const { backend, roles } = await startBackendWithRoles();
const { sql } = backend;

beforeEach(async () => {
  await clearInvoices(backend);
  await sql('delete from private.known_payers');
  await sql(`update public.invoice_settings set seller_name = 'Voorbeeld', street = 'Voorbeeldstraat 1',
    postcode = '3811 AA', city = 'Amersfoort', chamber_of_commerce = '12345678', vat_number = 'NL123456789B01',
    iban = 'NL91ABNA0417164300', enabled_at = now() - interval '1 day'`);
});

const payer = {
  ...{
    payer_kind: 'company',
    payer_name: 'Beheer Voorbeeld',
    payer_postcode: '3811AA',
    payer_street: 'Langestraat 12',
  },
  ...{ payer_city: 'Amersfoort', payer_email: 'kas@example.nl', payer_kvk: '12345678' },
};

/** A completed request of that payer, billed together unless another payer is named. */
async function finished(row: Partial<RequestInsert> = {}): Promise<string> {
  const request = buildRequestRow({ ...payer, ...row });
  await sql(
    insertStatement('contact_submissions', { ...request, created_at: new Date(Date.now() - 86_400_000).toISOString() }),
  );
  await sql(`update public.contact_submissions set status = 'completed' where id = '${request.id}'`);
  return request.id;
}

async function know(isBilledTogether = true) {
  const known = { email: 'Kas@Example.nl ', name: 'Beheer Voorbeeld', is_billed_together: isBilledTogether };
  expect((await roles.admin.rpc('keep_known_payer', known)).error).toBeNull();
}

async function join(request_ids: string[], id: string = randomUUID()) {
  return roles.admin.rpc('make_joint_invoice', { id, request_ids });
}

async function joined(count = 3): Promise<{ id: string; homes: string[] }> {
  await know();
  const homes: string[] = [];
  for (let home = 1; home <= count; home += 1) homes.push(await finished({ house_number: String(home) }));
  const id = randomUUID();
  expect((await join(homes, id)).error).toBeNull();
  await makePlanned(backend);
  return { id, homes };
}

const invoiceSchema = z.object({
  id: z.string(),
  total: z.int(),
  customer: z.looseObject({ name: z.string(), homes: z.record(z.string(), z.looseObject({ number: z.string() })) }),
  lines: z.array(z.object({ request_id: z.string(), amount: z.int() })),
});

async function stored(id: string) {
  const [row] = await sql(`select id, total, customer, lines from private.invoices where id = '${id}'`);
  return invoiceSchema.parse(row);
}

const ofRequestSchema = z.object({
  dues: z.array(z.looseObject({ due: z.string() })),
  planned: z.array(z.looseObject({ is_by_hand: z.boolean() })),
  invoices: z.array(z.looseObject({ id: z.string(), state: z.string() })),
});

async function ofRequest(request_id: string) {
  const { data, error } = await roles.admin.rpc('invoices_of_request', { request_id });
  expect(error).toBeNull();
  return ofRequestSchema.parse(data);
}

const toComeSchema = z.object({
  to_invoice: z.array(z.looseObject({ request_id: z.string(), lacks: z.string().nullable() })),
  joint: z.array(
    z.object({ name: z.string(), homes: z.array(z.looseObject({ request_id: z.string(), amount: z.int() })) }),
  ),
  planned: z.array(z.looseObject({ name: z.string(), homes: z.int(), total: z.int() })),
});

async function toCome() {
  const { data, error } = await roles.admin.rpc('invoices_to_come');
  expect(error).toBeNull();
  return toComeSchema.parse(data);
}

describe('one invoice for several homes', () => {
  test('has a line for each, with its home and number, at the address of who pays', async () => {
    const { id, homes } = await joined();
    const invoice = await stored(id);
    expect(invoice).toMatchObject({
      total: 3 * 28_500,
      customer: { name: 'Beheer Voorbeeld', street: 'Langestraat 12' },
    });
    expect(invoice.customer).not.toHaveProperty('home');
    expect(invoice.lines.map(({ request_id }) => request_id).toSorted()).toEqual(homes.toSorted());
    for (const home of homes) expect(invoice.customer.homes[home]?.number).toBe(home.slice(0, 8).toUpperCase());
    const books = await roles.admin.rpc('invoice_books', { from_day: '2026-01-01', until_day: '2099-12-31' });
    expect(books.data).toMatchObject({ count: 1, invoiced: 3 * 28_500 });
  });

  test('charges each job: none is charged again, alone or together', async () => {
    const { id, homes } = await joined();
    const fourth = await finished();
    for (const home of homes) {
      expect(await ofRequest(home)).toMatchObject({ dues: [], invoices: [{ id, state: 'open' }] });
      const alone = { id: randomUUID(), request_id: home, lines: [{ description: 'Label', amount: 28_500 }] };
      expect((await roles.admin.rpc('make_invoice', alone)).error?.message).toBe('already invoiced');
      expect((await join([home, fourth])).error?.message).toBe('cannot be joined');
      expect((await roles.admin.rpc('open_invoices', { request_ids: [home] })).data).toMatchObject([{ open: 85_500 }]);
    }
    expect(await toCome()).toMatchObject({ to_invoice: [{ request_id: fourth }], joint: [], planned: [] });
  });

  test('waits a minute, can be taken back, and is made once', async () => {
    await know();
    const homes = [await finished(), await finished()];
    const id = randomUUID();
    const first = await join(homes, id);
    expect((await join(homes, id)).data).toBe(first.data);
    expect((await join(homes)).error?.message).toBe('cannot be joined');
    expect(await toCome()).toMatchObject({
      joint: [],
      planned: [{ name: 'Beheer Voorbeeld', homes: 2, total: 57_000 }],
    });
    expect((await ofRequest(homes[1] ?? '')).planned).toMatchObject([{ is_by_hand: true }]);
    expect((await roles.admin.rpc('undo_invoice', { id })).data).toBe(true);
    expect(await toCome()).toMatchObject({ joint: [{ homes: [{}, {}] }], planned: [] });
  });

  test('of two asked for at once for the same home one is refused', async () => {
    await know();
    const homes = [await finished(), await finished(), await finished()];
    const [shared = '', second = '', third = ''] = homes;
    const answers = await Promise.all([join([shared, second]), join([third, shared])]);
    expect(answers.map(({ error }) => error?.message ?? '').toSorted()).toEqual(['', 'cannot be joined']);
    const alone = { id: randomUUID(), request_id: shared, lines: [{ description: 'Label', amount: 28_500 }] };
    expect((await roles.admin.rpc('make_invoice', alone)).error?.message).toBe('already planned');
  });

  test.each<[string, Partial<RequestInsert>, string]>([
    ['another payer', { payer_name: 'Een ander' }, 'not one payer'],
    ['another address for the invoice', { payer_email: 'b@example.nl' }, 'not one payer'],
    ['no payer of its own', Object.fromEntries(Object.keys(payer).map((key) => [key, null])), 'cannot be joined'],
    ['no price', { surface_area: null, calculated_price: null }, 'cannot be joined'],
    ['a name that cannot be printed', { payer_name: '𓀀' }, 'cannot be joined'],
  ])('is refused for a home with %s', async (_, row, message) => {
    await know();
    const first = await finished();
    expect((await join([first, await finished(row)])).error?.message).toBe(message);
  });

  test('is refused for one home, for the same one twice, and for work that is not done', async () => {
    await know();
    const [first, open] = [await finished(), buildRequestRow(payer)];
    await sql(insertStatement('contact_submissions', open));
    for (const homes of [[first], [first, first], [first, open.id], [first, randomUUID()]])
      expect((await join(homes)).error).not.toBeNull();
  });

  test('is not made when one of them was taken back or deleted in that minute', async () => {
    await know();
    const homes = [await finished(), await finished(), await finished()];
    await join(homes);
    await roles.admin
      .from('contact_submissions')
      .update({ status: 'scheduled' })
      .eq('id', homes[1] ?? '');
    await makePlanned(backend);
    expect(await sql('select 1 from private.invoices')).toEqual([]);
    expect((await toCome()).joint).toMatchObject([{ homes: [{}, {}] }]);
  });
});

describe('afterwards', () => {
  async function mails() {
    const rows = await sql(
      `select kind, request_id, payload from private.outgoing_messages where kind in ('invoice', 'payment_reminder')`,
    );
    return z.array(z.object({ kind: z.string(), request_id: z.string(), payload: z.looseObject({}) })).parse(rows);
  }

  async function file(id: string) {
    await sql(`select public.store_invoice_files('${id}', '', '<x/>')`);
  }

  test('one mail goes to who pays, about the homes together', async () => {
    const { id } = await joined();
    await file(id);
    expect(await mails()).toMatchObject([
      { payload: { email: 'kas@example.nl', homes: 3, address: null, invoice_total: 85_500 } },
    ]);
  });

  test('it is mailed and reminded of when the first home is deleted', async () => {
    const { id } = await joined();
    await file(id);
    const [first] = await mails();
    await sql('delete from private.outgoing_messages');
    await roles.admin
      .from('contact_submissions')
      .delete()
      .eq('id', first?.request_id ?? '');
    expect((await roles.admin.rpc('mail_invoice', { invoice_id: id })).data).toBe('invoice');
    expect(await mails()).toHaveLength(1);
    expect((await roles.admin.rpc('undo_invoice_mail', { invoice_id: id })).data).toBe(true);
    expect(await mails()).toEqual([]);
  });

  test('a payment pays for all, and once credited each can be charged again', async () => {
    const { id, homes } = await joined();
    await roles.admin.rpc('note_payment', { invoice_id: id, paid_on: '2026-11-29', amount: 85_500 });
    expect((await ofRequest(homes[2] ?? '')).invoices).toMatchObject([{ state: 'paid' }]);
    await credit(backend, roles.admin, id, 85_500);
    for (const home of homes)
      expect(await ofRequest(home)).toMatchObject({ dues: [{ due: 'job' }], invoices: [{}, {}] });
    expect((await toCome()).joint).toMatchObject([{ homes: [{}, {}, {}] }]);
    expect((await join(homes)).error).toBeNull();
  });

  test('forgetting its customer forgets the homes', async () => {
    const { id } = await joined();
    await sql('set session_replication_role = replica');
    await sql(`update private.invoices set issued_on = '2015-01-01'`);
    await sql('set session_replication_role = origin');
    await sql('select private.forget_invoice_customers()');
    const [row] = await sql(
      `select to_jsonb(invoice)::text as text from private.invoices as invoice where id = '${id}'`,
    );
    expect(JSON.stringify(row)).not.toMatch(/Overvoorde|1082/);
  });

  test('who pays reads of it on the page of each home, who only orders on none', async () => {
    await know();
    const own = await finished({ email: 'kas@example.nl' });
    const other = await finished({ email: 'verkoper@example.nl' });
    const id = randomUUID();
    await join([own, other], id);
    await makePlanned(backend);
    await file(id);
    const shown = await sql(
      `select private.customer_invoices('${own}') as own, private.customer_invoices('${other}') as other`,
    );
    expect(shown).toMatchObject([{ own: [{ homes: 2, open: 57_000 }], other: [] }]);
  });
});

describe('a payer whose labels are billed together', () => {
  test('gets no invoice by itself, and the office reads what waits for it', async () => {
    await know();
    await finished();
    await finished();
    await makePlanned(backend);
    expect(await sql('select 1 from private.invoices')).toEqual([]);
    const { to_invoice, joint } = await toCome();
    expect(to_invoice.map(({ lacks }) => lacks)).toEqual(['together', 'together']);
    expect(joint.map(({ name, homes: listed }) => [name, listed.length])).toEqual([['Beheer Voorbeeld', 2]]);
  });

  test('a known payer who is not, gets each by itself', async () => {
    await know(false);
    await finished();
    await makePlanned(backend);
    expect(await sql('select 1 from private.invoices')).toHaveLength(1);
  });
});
