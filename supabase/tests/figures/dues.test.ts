import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { queued } from '../mails/outgoing.ts';
import { buildRequestRow, insertStatement } from '../setup/factories.ts';
import { startBackendWithRoles } from '../setup/roles.ts';
import { clearInvoices, credit, makePlanned } from './clear-invoices.ts';
import { invoiceReader } from './read-invoices.ts';

// What may be charged for a request: its job once, a visit that did not take place, and what the terms say of that (D-78).

const { backend, roles } = await startBackendWithRoles();
const { sql } = backend;

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

interface PlannedVisit {
  /** Hours from now; below 0 it has begun. */
  in: number;
  /** How many days ago it was planned. */
  planned: number;
}

async function planVisit(requestId: string, { in: hours, planned }: PlannedVisit): Promise<string> {
  const id = randomUUID();
  await sql(`insert into public.appointments (id, request_id, starts_at, ends_at, created_at) values
    ('${id}', '${requestId}', now() + interval '${hours} hours', now() + interval '${hours + 1} hours',
    now() - interval '${planned} days')`);
  return id;
}

/** The office cancels the request, because its customer asked for that by telephone or by itself. */
async function cancel(requestId: string, by: 'customer' | 'office') {
  const change = roles.admin.from('contact_submissions').update({ status: 'cancelled' }).eq('id', requestId);
  if (by === 'customer') change.setHeader('x-cancelled-by', 'customer');
  expect((await change).error).toBeNull();
}

async function missVisit(visitId: string) {
  const [visit] = z
    .array(z.object({ sequence: z.int() }))
    .parse(await sql(`select sequence from public.appointments where id = '${visitId}'`));
  const { data } = await roles.admin.rpc('note_no_show', {
    ...{ visit_id: visitId, sequence: visit?.sequence ?? -1 },
  });
  return data;
}

interface Due {
  due: string;
  visit_id?: string;
  amount: number;
  reason?: string;
}

async function charge(requestId: string, { amount, ...due }: Due, id: string = randomUUID()) {
  const lines = [{ description: 'Regel', amount }];
  return roles.admin.rpc('make_invoice', { id, request_id: requestId, lines, began_on_request: true, ...due });
}

const answerSchema = z.object({
  dues: z.array(
    z.object({
      due: z.string(),
      visit_id: z.string().nullable(),
      most: z.int().nullable(),
      free_because: z.string().nullable(),
    }),
  ),
  planned: z.array(z.looseObject({ id: z.string(), due: z.string(), is_by_hand: z.boolean(), total: z.int() })),
  invoices: z.array(
    z.looseObject({ id: z.string(), number: z.string(), due: z.string(), state: z.string(), total: z.int() }),
  ),
});

async function read(requestId: string) {
  const { data, error } = await roles.admin.rpc('invoices_of_request', { request_id: requestId });
  expect(error).toBeNull();
  return answerSchema.parse(data);
}

async function complete(requestId: string): Promise<void> {
  await sql(`update public.contact_submissions set status = 'completed' where id = '${requestId}'`);
  await makePlanned(backend);
}

describe('an extra bill', () => {
  test.each(['no_show', 'extra'])('(%s) leaves the label to be invoiced', async (due) => {
    const id = await addRequest();
    const visit = await planVisit(id, { in: -2, planned: 20 });
    expect(await missVisit(visit)).not.toBeNull();
    const charged = await charge(id, { due, amount: 7500, ...(due === 'no_show' && { visit_id: visit }) });
    expect(charged.error).toBeNull();
    await makePlanned(backend);
    await planVisit(id, { in: -1, planned: 20 });
    await complete(id);
    const { invoices } = await read(id);
    expect(invoices.map(({ due: of, total }) => [of, total])).toEqual([
      [due, 7500],
      ['job', 28_500],
    ]);
  });

  test('leaves the request among those to be invoiced', async () => {
    const id = await addRequest();
    await sql(`update public.contact_submissions set surface_area = null, calculated_price = null
      where id = '${id}'`);
    await charge(id, { due: 'extra', amount: 7500 });
    await makePlanned(backend);
    await complete(id);
    expect(await invoiceReader(roles.admin).toInvoice()).toMatchObject([
      { request_id: id, due: 'job', lacks: 'price' },
    ]);
  });
});

test('of two visits that did not take place each is charged by its own day', async () => {
  const id = await addRequest();
  const missed: string[] = [];
  // The first after the period of withdrawal, the second within it.
  for (const planned of [
    { in: -4, planned: 20 },
    { in: -2, planned: 2 },
  ]) {
    const visit = await planVisit(id, planned);
    expect(await missVisit(visit)).not.toBeNull();
    missed.push(visit);
  }
  const answers: unknown[] = [];
  for (const visit_id of missed) {
    const { error } = await charge(id, { due: 'no_show', visit_id, amount: 7500 });
    answers.push(error?.message ?? null);
  }
  expect(answers).toEqual([null, 'more than may be charged']);
});

test('of several visits the invoice of the job names the day of the last one that has been', async () => {
  const id = await addRequest();
  // A visit that was made completes its request, which is then invoiced by itself.
  await sql('set session_replication_role = replica');
  for (const [state, days] of [
    ['completed', -10],
    ['completed', -3],
    ['no_show', -1],
    ['planned', 5],
  ] as const) {
    await sql(`insert into public.appointments (request_id, starts_at, ends_at, state) values
      ('${id}', now() + interval '${days} days', now() + interval '${days} days 1 hour', '${state}')`);
  }
  await sql('set session_replication_role = origin');
  expect((await charge(id, { due: 'job', amount: 28_500 })).error).toBeNull();
  await makePlanned(backend);
  expect(
    await sql(`select delivered_on = ((now() - interval '3 days') at time zone 'Europe/Amsterdam')::date as is_last
      from private.invoices`),
  ).toEqual([{ is_last: true }]);
});

describe('one job has one invoice', () => {
  test('also when two ask for it at once', async () => {
    const id = await addRequest();
    const answers = await Promise.all([1, 2].map(() => charge(id, { due: 'job', amount: 28_500 })));
    expect(answers.map(({ error }) => error === null).toSorted()).toEqual([false, true]);
    expect(answers.find(({ error }) => error)?.error?.message).toContain('already planned');
    await makePlanned(backend);
    expect((await charge(id, { due: 'job', amount: 28_500 })).error?.message).toContain('already invoiced');
    expect((await charge(id, { due: 'extra', amount: 100 })).error).toBeNull();
  });

  test('and once credited it is invoiced anew by hand, and named until then', async () => {
    const id = await addRequest();
    await complete(id);
    const [first] = (await read(id)).invoices;
    await credit(backend, roles.admin, first?.id ?? '');
    expect(await invoiceReader(roles.admin).toInvoice()).toMatchObject([
      { request_id: id, due: 'job', lacks: 'credited' },
    ]);
    expect((await read(id)).dues).toMatchObject([{ due: 'job', most: 28_500 }]);
    expect((await charge(id, { due: 'job', amount: 20_000 })).error).toBeNull();
  });
});

describe('an invoice by hand', () => {
  test('has no number for a minute, and is undone until then without using one up', async () => {
    const id = await addRequest();
    const invoice = randomUUID();
    await charge(id, { due: 'job', amount: 28_500 }, invoice);
    await sql('select private.make_planned_invoices()');
    expect(await read(id)).toMatchObject({ invoices: [], planned: [{ id: invoice, due: 'job', is_by_hand: true }] });
    expect((await roles.admin.rpc('undo_invoice', { id: invoice })).data).toBe(true);
    await makePlanned(backend);
    expect(await read(id)).toMatchObject({ invoices: [], planned: [] });
    await charge(id, { due: 'job', amount: 28_500 }, invoice);
    await makePlanned(backend);
    expect((await roles.admin.rpc('undo_invoice', { id: invoice })).data).toBe(false);
    expect((await read(id)).invoices.map(({ number }) => number)).toEqual([`${new Date().getFullYear()}-0001`]);
  });

  test('goes before the one that comes by itself, which still comes when it is undone', async () => {
    const [kept, undone] = [await addRequest(), await addRequest()];
    const invoice = randomUUID();
    for (const id of [kept, undone]) {
      await sql(`update public.contact_submissions set status = 'completed' where id = '${id}'`);
      await charge(id, { due: 'job', amount: 30_000 }, id === undone ? invoice : randomUUID());
    }
    await roles.admin.rpc('undo_invoice', { id: invoice });
    await makePlanned(backend);
    await makePlanned(backend);
    expect((await read(kept)).invoices.map(({ total }) => total)).toEqual([30_000]);
    expect((await read(undone)).invoices.map(({ total }) => total)).toEqual([28_500]);
  });

  test.each([0, -100])('of %i cents in all is refused in words', async (amount) => {
    const { error } = await charge(await addRequest(), { due: 'extra', amount });
    expect(error?.message).toContain('a total above 0');
  });
});

describe('a visit that did not take place', () => {
  test.each<[string, PlannedVisit, 'customer' | 'office', object[]]>([
    [
      'late, after the period of withdrawal',
      { in: 20, planned: 20 },
      'customer',
      [{ most: 14_250, free_because: null }],
    ],
    ['late, within that period', { in: 20, planned: 2 }, 'customer', [{ most: 0, free_because: 'withdrawal' }]],
    ['in time', { in: 26, planned: 20 }, 'customer', []],
    ['by us', { in: 20, planned: 20 }, 'office', []],
  ])('cancelled %s, may be charged as the terms say', async (_, visit, by, dues) => {
    const id = await addRequest();
    await planVisit(id, visit);
    await cancel(id, by);
    expect((await read(id)).dues).toMatchObject(dues.map((due) => ({ due: 'late_cancellation', ...due })));
  });

  test.each<[string, PlannedVisit, boolean, number]>([
    ['after the period of withdrawal', { in: -2, planned: 20 }, false, 7500],
    ['within it', { in: -2, planned: 2 }, false, 0],
    ['within it, on request', { in: -2, planned: 2 }, true, 7500],
  ])('since nobody was home %s, may cost the call-out', async (_, visit, isOnRequest, most) => {
    const id = await addRequest();
    if (isOnRequest)
      await sql(`update public.contact_submissions set early_start_requested_at = now() where id = '${id}'`);
    await missVisit(await planVisit(id, visit));
    expect((await read(id)).dues).toContainEqual(expect.objectContaining({ due: 'no_show', most }));
  });

  test('is charged above that only with a reason, and once', async () => {
    const id = await addRequest();
    const visit_id = await planVisit(id, { in: 20, planned: 2 });
    await cancel(id, 'customer');
    const late = { due: 'late_cancellation', visit_id, amount: 14_250 };
    for (const due of [
      late,
      { due: 'extra', amount: 100 },
      { due: 'job', amount: 28_500 },
      { ...late, reason: '  ' },
    ]) {
      expect((await charge(id, due)).error?.message).toContain('more than may be charged');
    }
    expect((await charge(id, { ...late, reason: 'Zo afgesproken' })).error).toBeNull();
    await makePlanned(backend);
    expect(await read(id)).toMatchObject({ dues: [], invoices: [{ reason: 'Zo afgesproken', visit_id }] });
    expect((await charge(id, { ...late, reason: 'Zo afgesproken' })).error?.message).toContain('already invoiced');
  });

  test.each([
    ['of another request', 'no_show'],
    ['of nothing', 'fine'],
  ])('%s is no due', async (_, due) => {
    const visit_id = await planVisit(await addRequest(), { in: -2, planned: 20 });
    expect((await charge(await addRequest(), { due, visit_id, amount: 1 })).error?.message).toContain('no such due');
  });

  test('makes its request wait for another, to be called about today, until that is taken back', async () => {
    const id = await addRequest();
    const visit = await planVisit(id, { in: -2, planned: 20 });
    const state = `select status, callback_on = current_date as is_today, appointment_date is null as is_free
      from public.contact_submissions where id = '${id}'`;
    const { undo } = z.object({ undo: z.string() }).parse(await missVisit(visit));
    expect(await sql(state)).toEqual([{ status: 'contacted', is_today: true, is_free: true }]);
    expect((await roles.admin.rpc('undo_decisions', { decision: undo })).data).toMatchObject({ left: [] });
    expect(await sql(state)).toEqual([{ status: 'scheduled', is_today: null, is_free: false }]);
    expect(await missVisit(await planVisit(await addRequest(), { in: 2, planned: 20 }))).toBeNull();
  });

  test.each<['customer' | 'office', boolean]>([
    ['customer', true],
    ['office', false],
  ])('cancelled for the %s is mailed as such', async (by, by_customer) => {
    await sql(`update public.mail_kinds set is_on = true`);
    const id = await addRequest();
    await planVisit(id, { in: 50, planned: 20 });
    // The customer knows of the visit.
    await sql('delete from private.outgoing_messages');
    await sql(`update private.known_appointments set changed_at = now() - interval '1 hour'`);
    await cancel(id, by);
    const mails = (await queued(backend)).filter(({ kind }) => kind === 'cancelled');
    expect(mails).toMatchObject([{ payload: { by_customer } }]);
  });
});
