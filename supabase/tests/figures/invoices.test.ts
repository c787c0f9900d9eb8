import { createHash, randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { firstTerms } from '../../functions/_shared/business-terms.ts';
import { buildRequestRow, insertStatement, type RequestInsert } from '../setup/factories.ts';
import { queued, sender } from '../mails/outgoing.ts';
import { startBackendWithRoles } from '../setup/roles.ts';
import { clearInvoices, credit, makePlanned } from './clear-invoices.ts';
import { invoiceReader, makeDue } from './read-invoices.ts';

// Invoices: what they say, that they stay as they are, and what becomes of them.

const { backend, roles } = await startBackendWithRoles();
const { sql } = backend;
const server = sender(backend);

const seller = {
  seller_name: 'Voorbeeld Labels',
  street: 'Voorbeeldstraat 1',
  postcode: '3811 AA',
  city: 'Amersfoort',
  chamber_of_commerce: '12345678',
  vat_number: 'NL123456782B90',
  iban: 'NL91ABNA0417164300',
};

const read = invoiceReader(roles.admin);

beforeEach(async () => {
  await clearInvoices(backend);
  await roles.admin.from('invoice_settings').update(seller).eq('is_only_row', true);
});

async function addRequest(overrides: Partial<RequestInsert> = {}): Promise<string> {
  const row = buildRequestRow(overrides);
  await sql(insertStatement('contact_submissions', row));
  return row.id;
}

/** Asks for an invoice of the job, and lets the minute pass in which that can be undone. */
async function make(requestId: string, lines: object[] = [{ description: 'Energielabel', amount: 28_500 }]) {
  const id = randomUUID();
  const { error } = await roles.admin.rpc('make_invoice', {
    id,
    request_id: requestId,
    lines: z.json().parse(lines),
  });
  await makePlanned(backend);
  const [row] = z
    .array(z.object({ number: z.string() }))
    .parse(await sql(`select number from private.invoices where id = '${id}'`));
  return { id, number: row?.number, error };
}

async function setStatus(id: string, status: string): Promise<void> {
  await sql(`update public.contact_submissions set status = '${status}' where id = '${id}'`);
}

/** Completes a request, and lets the sender come once that can no longer be undone. */
async function complete(id: string): Promise<void> {
  await setStatus(id, 'completed');
  await makePlanned(backend);
}

describe('a registered label', () => {
  test('is invoiced once, with the promised price, its VAT and the data of that day', async () => {
    const id = await addRequest();
    await complete(id);
    await setStatus(id, 'new');
    await complete(id);
    const rows = await read.all();
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({
      number: `${new Date().getFullYear()}-0001`,
      state: 'open',
      vat: [{ rate: 21, net: 23_554, vat: 4_946 }],
      rounding: 0,
      total: 28_500,
      customer: { name: 'Jan de Vries', street: 'Overvoorde 43 2', postcode: '1082 GB', city: 'Amsterdam' },
    });
    expect((await read.books()).vat).toEqual([{ rate: 21, net: 23_554, vat: 4_946 }]);
    const [row] = rows;
    const days = (Date.parse(row?.due_on ?? '') - Date.parse(row?.issued_on ?? '')) / 86_400_000;
    expect(days).toBe(firstTerms.paymentDays);
  });

  test.each([
    ['Langestraat 12-A, 3811 AA Amersfoort', '12', 'A', 'Langestraat 12-A'],
    ['Langestraat, Amersfoort', '12', 'A', 'Langestraat 12 A'],
    ['Plein 1945 12, 3811 AA Amersfoort', '12', null, 'Plein 1945 12'],
    ['Plein 1912, Amersfoort', '12', null, 'Plein 1912 12'],
    [null, '12', null, '12'],
  ])('at %s is invoiced with its number once', async (address, house_number, house_number_addition, street) => {
    const id = await addRequest({ address, house_number, house_number_addition, postcode: '3811AA' });
    await make(id);
    expect((await read.all())[0]?.customer).toMatchObject({ street, postcode: '3811 AA' });
  });

  test('is not invoiced when completing is undone within a minute', async () => {
    const id = await addRequest();
    await setStatus(id, 'completed');
    await server.rpc('take_invoice');
    expect(await read.all()).toEqual([]);
    await setStatus(id, 'new');
    await makePlanned(backend);
    expect(await read.all()).toEqual([]);
  });

  test.each([
    ['is mailed', false, ['invoice']],
    ['is not mailed when the office chose so', true, []],
  ])('%s, and says so before', async (_, isWithoutMail, mails) => {
    const id = await addRequest();
    const { data } = await roles.admin.rpc('mails_of_changes', { changes: [{ id, status: 'completed' }] });
    expect(data).toContainEqual({ id, kind: 'invoice' });
    expect(await sql('select * from private.planned_invoices')).toEqual([]);
    await sql(`set app.without_mail = '${isWithoutMail ? 'on' : ''}'`);
    await setStatus(id, 'completed');
    await sql(`set app.without_mail = ''`);
    await makePlanned(backend);
    const [made] = await read.all();
    await server.rpc('store_invoice_files', { invoice_id: made?.id ?? '', pdf: btoa('%PDF'), xml: '<Invoice/>' });
    expect((await queued(backend)).map(({ kind }) => kind).filter((kind) => kind === 'invoice')).toEqual(mails);
  });

  test('is not invoiced by itself while the seller lacks something', async () => {
    await roles.admin.from('invoice_settings').update({ iban: '' }).eq('is_only_row', true);
    const id = await addRequest();
    await complete(id);
    expect(await read.groups()).toMatchObject({ is_on: false, open: { count: 0 } });
    expect((await make(id)).error?.message).toContain('no seller');
    expect((await roles.admin.rpc('invoices_of_request', { request_id: id })).data).toBeNull();
    const { data } = await roles.admin.rpc('outgoing_messages');
    expect(Object.keys(z.object({ kinds: z.record(z.string(), z.boolean()) }).parse(data).kinds)).not.toContain(
      'invoice',
    );
  });

  test('that was planned before the seller lacks something is made once nothing is lacking', async () => {
    await setStatus(await addRequest(), 'completed');
    await roles.admin.from('invoice_settings').update({ iban: '' }).eq('is_only_row', true);
    await makePlanned(backend);
    expect(await read.all()).toEqual([]);
    await roles.admin.from('invoice_settings').update(seller).eq('is_only_row', true);
    await makePlanned(backend);
    expect(await read.all()).toHaveLength(1);
  });
});

describe('a completed request without an invoice', () => {
  test('is listed with what it lacks, until it has one', async () => {
    const id = await addRequest();
    await sql(`update public.contact_submissions set surface_area = null, calculated_price = null where id = '${id}'`);
    expect(await read.toInvoice()).toEqual([]);
    await complete(id);
    expect(await read.toInvoice()).toMatchObject([
      { request_id: id, name: 'Jan de Vries', due: 'job', amount: null, lacks: 'price' },
    ]);
    await make(id);
    expect(await read.toInvoice()).toEqual([]);
  });

  test('is listed when its label is not found, and invoiced once it is', async () => {
    await sql('update public.settings set looks_up_labels = true');
    const id = await addRequest();
    await complete(id);
    expect(await read.toInvoice()).toMatchObject([{ request_id: id, lacks: 'label' }]);
    await sql(`update public.contact_submissions set label_registered_at = now() at time zone 'Europe/Amsterdam', label_class = 'A',
      label_valid_until = current_date + 3650 where id = '${id}'`);
    expect(await read.toInvoice()).toEqual([]);
    await makePlanned(backend);
    expect(await read.toInvoice()).toEqual([]);
    expect(await read.all()).toMatchObject([{ total: 28_500 }]);
  });

  test('is not listed when it was completed before the seller was filled in', async () => {
    await sql(`update public.invoice_settings set enabled_at = null, iban = ''`);
    const id = await addRequest();
    await complete(id);
    await sql(`update public.contact_submissions set completed_at = now() - interval '1 hour' where id = '${id}'`);
    await roles.admin.from('invoice_settings').update(seller).eq('is_only_row', true);
    expect(await read.groups()).toMatchObject({ is_on: true, 'to-invoice': { count: 0, sum: 0 } });
  });
});

test('the invoices of a person who was erased stay in the list, with the name and address that tax law asks for', async () => {
  const id = await addRequest({ email: 'jan@example.nl' });
  await complete(id);
  const { data } = await roles.admin.rpc('erasable_person', { person: 'jan@example.nl' });
  expect(data).toMatchObject({ requests: [{ id, has_invoice: true }] });
  const { error } = await roles.admin.rpc('erase_person', {
    person: 'jan@example.nl',
    seen_at: new Date(Date.now() + 1000).toISOString(),
  });
  expect(error).toBeNull();
  await sql(`delete from public.contact_submissions where id = '${id}'`);
  expect(await read.books()).toMatchObject({ invoiced: 28_500 });
  expect(await read.all()).toMatchObject([
    { total: 28_500, customer: { name: 'Jan de Vries', street: 'Overvoorde 43 2' } },
  ]);
});

test('every sum holds for any lines', async () => {
  const line = fc.record({ amount: fc.integer({ min: -20_000, max: 900_000 }), vat_rate: fc.constantFrom(21, 9, 0) });
  await fc.assert(
    fc.asyncProperty(fc.array(line, { minLength: 1, maxLength: 8 }), async (lines) => {
      const [answer] = z
        .array(
          z.object({
            vat: z.array(z.object({ rate: z.int(), net: z.int(), vat: z.int() })),
            rounding: z.int(),
            lines: z.array(z.looseObject({ net: z.int(), vat_rate: z.int() })),
          }),
        )
        .parse(
          await sql(`select split.*, private.net_lines(given, split.vat) as lines
            from (select '${JSON.stringify(lines)}'::jsonb as given) as g, private.vat_of_lines(given) as split`),
        );
      if (answer === undefined) throw new Error('no answer');
      const total = lines.reduce((sum, { amount }) => sum + amount, 0);
      const parts = answer.vat.reduce((sum, { net, vat }) => sum + net + vat, 0);
      expect(parts + answer.rounding).toBe(total);
      expect(Math.abs(answer.rounding)).toBeLessThanOrEqual(answer.vat.length);
      for (const { rate, net, vat } of answer.vat) {
        expect(vat).toBe(Math.sign(net) * Math.round((Math.abs(net) * rate) / 100) + 0);
        const nets = answer.lines.filter((of) => of.vat_rate === rate).map((of) => of.net);
        expect(nets.reduce((sum, of) => sum + of, 0)).toBe(net);
      }
    }),
    { numRuns: 200 },
  );
});

test('an invoice is never changed or removed; only its link to pay is', async () => {
  const { id } = await make(await addRequest());
  for (const change of ['total = 1', `customer = '{}'`, `number = 'x'`, 'due_on = due_on + 1', `lines = '[]'`]) {
    await expect(sql(`update private.invoices set ${change}`)).rejects.toThrow();
  }
  await expect(sql('delete from private.invoices')).rejects.toThrow();
  const url = 'https://pay.example.org/abc';
  expect((await roles.admin.rpc('set_payment_url', { invoice_id: id, url })).error).toBeNull();
  expect((await read.all())[0]).toMatchObject({ payment_url: url });
  const other = 'https://other.example.org/abc';
  expect((await roles.admin.rpc('set_payment_url', { invoice_id: id, url: other })).error).toBeNull();
  const { data } = await roles.admin.from('settings_log').select().eq('about', 'invoices').order('id');
  expect(data?.slice(-2)).toMatchObject([
    { changed_by_email: roles.adminEmail, old_values: { payment_url: null }, new_values: { payment_url: url } },
    { old_values: { payment_url: url }, new_values: { payment_url: other } },
  ]);
});

test('a credit note takes back the whole invoice, and a new invoice can be made', async () => {
  const request = await addRequest();
  const { id, number } = await make(request);
  await credit(backend, roles.admin, id);
  await make(request, [{ description: 'Energielabel', amount: 20_000 }]);
  const rows = await read.all();
  expect(rows.map(({ state }) => state)).toEqual(['open', 'credit-note', 'credited']);
  expect(rows[1]).toMatchObject({ credited_number: number, total: 28_500 });
  expect(await read.books()).toEqual({
    ...{ count: 3, invoiced: 20_000, paid: 0 },
    vat: [{ rate: 21, net: 16_529, vat: 3_471 }],
  });
  expect(await read.groups()).toMatchObject({ open: { count: 1, sum: 20_000 }, credited: { count: 2, sum: 57_000 } });
});

describe('within the withdrawal period', () => {
  async function addVisited(overrides: Partial<RequestInsert> = {}): Promise<string> {
    const id = await addRequest(overrides);
    await sql(`insert into public.appointments (request_id, starts_at, ends_at)
      values ('${id}', now() + interval '2 days', now() + interval '2 days 1 hour')`);
    return id;
  }

  test('an invoice waits for its end, or for the answer that the customer asked to begin', async () => {
    const id = await addVisited();
    await complete(id);
    expect(await read.all()).toEqual([]);
    expect((await make(id)).error?.message).toContain('within the withdrawal period');
    const { data } = await roles.admin.rpc('invoices_of_request', { request_id: id });
    expect(data).toMatchObject({ asks_to_begin: true });
    // Two minutes passed: when it was completed, and when the invoice was refused.
    const due = `select to_char(not_before at time zone 'Europe/Amsterdam', 'YYYY-MM-DD HH24:MI') as due,
      private.withdrawal_until('${id}') || ' 23:58' as ends from private.planned_invoices`;
    const [row] = z.array(z.object({ due: z.string(), ends: z.string() })).parse(await sql(due));
    expect(row?.due).toBe(row?.ends);
    const { error } = await roles.admin.rpc('make_invoice', {
      ...{ id: randomUUID(), request_id: id, began_on_request: true },
      lines: [{ description: 'Energielabel', amount: 28_500 }],
    });
    expect(error).toBeNull();
    await makePlanned(backend);
    expect((await read.all())[0]).toMatchObject({ began_on_request: true });
    expect(await sql('select * from private.planned_invoices')).toEqual([]);
  });

  test('the wish that the customer gave with a moment is the answer', async () => {
    const id = await addVisited();
    await sql(`update public.contact_submissions set early_start_requested_at = now() where id = '${id}'`);
    await complete(id);
    expect((await read.all())[0]).toMatchObject({ began_on_request: true });
  });

  test('the invoice is made by itself when the period is over', async () => {
    const id = await addVisited();
    await sql(`update public.appointments set created_at = now() - interval '20 days', starts_at = now() - interval '8 days',
      ends_at = now() - interval '191 hours' where request_id = '${id}'`);
    await complete(id);
    expect(await read.all()).toHaveLength(1);
  });
});

test('an invoice has at most 20 lines of 200 characters, and comes to a cent at least', async () => {
  const longest = Array.from({ length: 20 }, () => ({ description: 'x'.repeat(200), amount: 100 }));
  expect((await make(await addRequest(), longest)).error).toBeNull();
  expect((await make(await addRequest(), [{ description: 'x', amount: 1 }])).error).toBeNull();
});

test('a second attempt with the same id makes no second invoice', async () => {
  const args = { id: randomUUID(), request_id: await addRequest(), lines: [{ description: 'Label', amount: 100 }] };
  const first = await roles.admin.rpc('make_invoice', args);
  const second = await roles.admin.rpc('make_invoice', args);
  expect(second.data).toBe(first.data);
  await makePlanned(backend);
  expect((await roles.admin.rpc('make_invoice', args)).error).toBeNull();
  await makePlanned(backend);
  expect(await read.all()).toHaveLength(1);
});

test.each([
  ['no lines', []],
  ['a fraction of a cent', [{ description: 'Label', amount: 1.5 }]],
  ['no description', [{ amount: 100 }]],
  ['a text as the amount', [{ description: 'Label', amount: '100' }]],
  [
    'nothing to pay',
    [
      { description: 'Label', amount: 100 },
      { description: 'Korting', amount: -100 },
    ],
  ],
  ['a description of 201 characters', [{ description: 'x'.repeat(201), amount: 100 }]],
  ['21 lines', Array.from({ length: 21 }, () => ({ description: 'Label', amount: 100 }))],
])('%s makes no invoice, and uses up no number', async (_, lines) => {
  const request = await addRequest();
  expect((await make(request, lines)).error).not.toBeNull();
  expect((await make(request)).number).toMatch(/-0001$/);
});

describe('payment', () => {
  test('of the whole amount makes it paid, and a mistake is taken back', async () => {
    const { id } = await make(await addRequest());
    await roles.admin.rpc('note_payment', { invoice_id: id, paid_on: '2026-11-27', amount: 20_000 });
    expect((await read.page('open')).rows).toMatchObject([{ paid: 20_000, open: 8_500 }]);
    expect(await read.groups()).toMatchObject({ open: { count: 1, sum: 8_500 }, paid: { count: 0, sum: 0 } });
    await roles.admin.rpc('note_payment', { invoice_id: id, paid_on: '2026-11-27', amount: 8_500 });
    expect((await read.page('paid')).rows).toMatchObject([{ id }]);
    expect(await read.groups()).toMatchObject({ open: { count: 0, sum: 0 }, paid: { count: 1, sum: 28_500 } });
    const [payment] = z
      .array(z.object({ id: z.string() }))
      .parse(await sql('select id from private.invoice_payments where amount = 8500'));
    await roles.admin.rpc('remove_payment', { id: payment?.id ?? '' });
    expect((await read.page('open')).rows).toHaveLength(1);
  });
});

test('the files of an invoice are stored once, and its mail has the PDF', async () => {
  const { id, number } = await make(await addRequest());
  expect((await server.rpc('take_invoice')).data).toMatchObject({ id });
  expect((await server.rpc('take_invoice')).data).toBeNull();
  const files = { invoice_id: id, pdf: btoa('%PDF'), xml: '<Invoice/>' };
  await server.rpc('store_invoice_files', files);
  await server.rpc('store_invoice_files', files);
  const { data } = await server.rpc('take_messages', { amount: 10 });
  const mails = z
    .array(z.looseObject({ kind: z.string() }))
    .parse(data)
    .filter(({ kind }) => kind === 'invoice');
  expect(mails).toMatchObject([{ attachment: { filename: `factuur-${number}.pdf`, content: btoa('%PDF') } }]);
});

test('the late invoices are apart from those that are open', async () => {
  const { id } = await make(await addRequest());
  const other = await make(await addRequest());
  await makeDue(backend, id, 1);
  await makeDue(backend, other.id, 0);
  expect((await read.page('late')).rows.map((row) => row.id)).toEqual([id]);
  expect((await read.page('open')).rows.map((row) => row.id)).toEqual([other.id]);
  expect(await read.groups()).toMatchObject({ late: { count: 1, sum: 28_500 }, open: { count: 1, sum: 28_500 } });
});

test('what is open of some requests is named before they are deleted, and their customers still see how to pay', async () => {
  const key = 'k'.repeat(43);
  const requestId = await addRequest({ key_hash: createHash('sha256').update(key).digest('hex') });
  const { id, number } = await make(requestId);
  await make(await addRequest());
  async function open() {
    return (await roles.admin.rpc('open_invoices', { request_ids: [requestId] })).data;
  }
  expect(await open()).toEqual([{ number, open: 28_500 }]);
  await server.rpc('take_invoice');
  await server.rpc('store_invoice_files', { invoice_id: id, pdf: btoa('%PDF'), xml: '<Invoice/>' });
  await roles.admin.rpc('note_payment', { invoice_id: id, paid_on: '2026-11-29', amount: 8_500 });
  expect(await open()).toEqual([{ number, open: 20_000 }]);
  await sql(`delete from public.contact_submissions where id = '${requestId}'`);
  expect((await roles.visitor.rpc('customer_request', { key })).data).toMatchObject({
    ...{ is_deleted: true, invoices: [{ number, open: 20_000 }] },
  });
  await roles.admin.rpc('note_payment', { invoice_id: id, paid_on: '2026-11-29', amount: 20_000 });
  expect(await open()).toEqual([]);
});

test('a customer downloads the invoice of the own page at most 20 times a day, and no other', async () => {
  const key = randomUUID();
  const key_hash = createHash('sha256').update(key).digest('hex');
  const own = await make(await addRequest({ key_hash }));
  const elsewhere = await make(await addRequest());
  async function download(number: string | undefined) {
    return (await roles.visitor.rpc('customer_invoice', { key, number: number ?? '' })).data;
  }
  expect(await download(own.number)).toBeNull();
  for (const { id } of [own, elsewhere])
    await server.rpc('store_invoice_files', { invoice_id: id, pdf: btoa('%PDF'), xml: '<Invoice/>' });
  expect(await download(elsewhere.number)).toBeNull();
  expect((await roles.visitor.rpc('customer_request', { key })).data).toMatchObject({
    invoices: [{ number: own.number, has_pdf: true }],
  });
  const taken: unknown[] = [];
  for (let turn = 0; turn < 21; turn += 1) taken.push(await download(own.number));
  expect(taken).toEqual([...Array<string>(20).fill(btoa('%PDF')), null]);
  // Another pays: the orderer does not get it here.
  await sql(`delete from private.customer_acts`);
  await sql(`update public.contact_submissions set payer_kind = 'person', payer_name = 'Pat', payer_postcode = '3811AA',
    payer_street = 'Kade 1', payer_city = 'Amersfoort', payer_email = 'pat@example.org'`);
  expect(await download(own.number)).toBeNull();
});

test('the agreed price is what is invoiced and told', async () => {
  const id = await addRequest();
  await roles.admin
    .from('contact_submissions')
    .update({ agreed_price: 250, agreed_price_reason: 'Buurkorting' })
    .eq('id', id);
  await complete(id);
  expect((await read.all())[0]).toMatchObject({ total: 25_000 });
});

test('the customer is forgotten when tax law allows it, and the sums stay', async () => {
  const { id } = await make(await addRequest());
  await server.rpc('take_invoice');
  await server.rpc('store_invoice_files', { invoice_id: id, pdf: btoa('%PDF'), xml: '<Invoice/>' });
  /** What is left once it was issued on the first or last day of a year so long ago. */
  async function leftOf(years: number, monthAndDay: string) {
    await sql('set session_replication_role = replica');
    await sql(
      `update private.invoices set issued_on = (extract(year from now()) - ${years} || '-${monthAndDay}')::date`,
    );
    await sql('set session_replication_role = origin');
    await sql('select private.forget_invoice_customers()');
    return (await read.all())[0];
  }
  expect(await leftOf(7, '01-01')).toMatchObject({ customer: { name: 'Jan de Vries' } });
  expect(await leftOf(8, '12-31')).toMatchObject({ customer: {}, total: 28_500 });
  expect(await sql('select * from private.invoice_files')).toEqual([]);
});
