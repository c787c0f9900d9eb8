import { createHash, randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { clearInvoices, makePlanned } from '../figures/clear-invoices.ts';
import { queued } from '../mails/outgoing.ts';
import { buildRequestRow, insertStatement, type RequestInsert } from '../setup/factories.ts';
import { startBackendWithRoles } from '../setup/roles.ts';

// Withdrawing by the link of the own page (D-77): what it ends, what it leaves to be charged and what is paid back.

const { backend, roles } = await startBackendWithRoles();
const { sql } = backend;
const { visitor, admin } = roles;

beforeEach(async () => {
  await clearInvoices(backend);
  await sql(`update public.invoice_settings set seller_name = 'Voorbeeld', street = 'Voorbeeldstraat 1',
    postcode = '3811 AA', city = 'Amersfoort', chamber_of_commerce = '12345678', vat_number = 'NL123456789B01',
    iban = 'NL91ABNA0417164300'`);
});

interface Order {
  /** Hours from now at which the visit begins; below 0 it has begun. */
  in: number;
  /** How many days ago it was ordered. */
  ordered?: number;
  /** Whether the customer asked to begin within the period. */
  early?: boolean;
}

async function addRequest(values: Partial<RequestInsert> = {}) {
  const key = randomUUID();
  const row = buildRequestRow({ key_hash: createHash('sha256').update(key).digest('hex'), ...values });
  await sql(insertStatement('contact_submissions', row));
  return { id: row.id, key };
}

async function order({ in: hours, ordered = 3, early = false }: Order, values: Partial<RequestInsert> = {}) {
  const { id, key } = await addRequest(values);
  const visit = randomUUID();
  await sql(`insert into public.appointments (id, request_id, starts_at, ends_at, created_at) values
    ('${visit}', '${id}', now() + interval '${hours} hours', now() + interval '${hours + 1} hours',
    now() - interval '${ordered} days')`);
  if (early) await sql(`update public.contact_submissions set early_start_requested_at = now() where id = '${id}'`);
  await sql('delete from private.outgoing_messages');
  await sql(`update private.known_appointments set changed_at = now() - interval '1 hour'`);
  return { id, key, visit };
}

async function withdraw(key: string) {
  const { data, error } = await visitor.rpc('withdraw_order', { key });
  expect(error).toBeNull();
  return data;
}

async function stored(id: string) {
  const [row] = await sql(`select status, withdrawn_at is not null as is_withdrawn, withdrawal_owed as owed
    from public.contact_submissions where id = '${id}'`);
  return row;
}

async function invoicesOf(id: string) {
  const { data, error } = await admin.rpc('invoices_of_request', { request_id: id });
  expect(error).toBeNull();
  const bill = z.looseObject({
    ...{
      id: z.string(),
      due: z.string(),
      state: z.string(),
      owed_back: z.int(),
      credited_number: z.string().nullable(),
    },
    refund_by: z.string().nullable(),
  });
  return z
    .object({
      dues: z.array(z.looseObject({ due: z.string(), most: z.int().nullable() })),
      planned: z.array(z.looseObject({ due: z.string() })),
      invoices: z.array(bill),
    })
    .parse(data);
}

interface Charge {
  due?: string;
  amount?: number;
  reason?: string;
}

async function charge(id: string, { due = 'job', amount = 100, reason }: Charge) {
  const lines = [{ description: 'Regel', amount }];
  const { error } = await admin.rpc('make_invoice', {
    ...{ id: randomUUID(), request_id: id, lines, due, began_on_request: true },
    ...(reason !== undefined && { reason }),
  });
  return error?.message ?? '';
}

describe('withdrawing', () => {
  test('calls the visit off and ends the request, whatever the hour', async () => {
    const { id, key, visit } = await order({ in: 3 });
    expect((await visitor.rpc('cancel_request', { key })).data).toBe(false);
    expect(await withdraw(key)).toBe(true);
    expect(await stored(id)).toEqual({ status: 'cancelled', is_withdrawn: true, owed: 0 });
    expect(await sql(`select state, ended_by from public.appointments where id = '${visit}'`)).toEqual([
      { state: 'cancelled', ended_by: 'customer' },
    ]);
    expect((await invoicesOf(id)).dues).toEqual([]);
  });

  test('twice is once', async () => {
    const { id, key } = await order({ in: 50 });
    await withdraw(key);
    const first = await sql(`select withdrawn_at::text from public.contact_submissions where id = '${id}'`);
    await sql(`select pg_sleep(0.01)`);
    expect(await withdraw(key)).toBe(true);
    expect(await sql(`select withdrawn_at::text from public.contact_submissions where id = '${id}'`)).toEqual(first);
    expect((await queued(backend)).filter(({ kind }) => kind === 'withdrawn')).toHaveLength(1);
  });

  test.each<[string, () => Promise<{ id: string; key: string }>]>([
    ['an order whose period ended', () => order({ in: 50, ordered: 20 })],
    ['a request that is no order yet', () => addRequest()],
  ])('does nothing to %s', async (_, add) => {
    const { id, key } = await add();
    const before = await sql(`select * from public.contact_submissions where id = '${id}'`);
    expect(await withdraw(key)).toBe(false);
    expect(await sql(`select * from public.contact_submissions where id = '${id}'`)).toEqual(before);
    expect((await queued(backend)).filter(({ kind }) => kind === 'withdrawn')).toEqual([]);
  });

  test('does nothing by a key that opens nothing', async () => {
    expect(await withdraw('none')).toBe(false);
  });

  test('is work for the office, as the customer’s act', async () => {
    const { id, key } = await order({ in: 50 });
    await withdraw(key);
    expect(
      await sql(`select customer_action, (select bool_or(by_customer) from public.request_audit where request_id = request.id)
        as by_customer from public.contact_submissions as request where id = '${id}'`),
    ).toEqual([{ customer_action: 'withdrawn', by_customer: true }]);
    expect((await admin.rpc('requests_of_today')).data).toMatchObject({ work: { customers: 1 } });
  });

  test('is not undone by the office, alone or with others', async () => {
    const { id, key } = await order({ in: 50 });
    await withdraw(key);
    for (const change of [{ status: 'scheduled' }, { status: 'new' }, { status: 'completed' }]) {
      expect((await admin.from('contact_submissions').update(change).eq('id', id)).error).not.toBeNull();
    }
    const { data } = await admin.from('contact_submissions').select('updated_at').eq('id', id).single();
    const named = [{ id, version: data?.updated_at ?? '', status: 'contacted' }];
    expect((await admin.rpc('change_requests', { requests: named })).data).toEqual({
      ...{ changed: [], skipped: [{ id, reason: 'withdrawn' }] },
    });
    expect(await stored(id)).toMatchObject({ status: 'cancelled', is_withdrawn: true });
    for (const change of [{ withdrawn_at: null }, { withdrawal_owed: 0 }]) {
      expect((await admin.from('contact_submissions').update(change).eq('id', id)).error?.code).toBe('42501');
    }
  });
});

describe('the receipt', () => {
  test('goes at once, alone, and takes the visit out of the calendar', async () => {
    const { key, visit } = await order({ in: 50 });
    await withdraw(key);
    const mails = (await queued(backend)).filter(({ kind }) => kind !== 'webhook' && kind !== 'office');
    expect(mails).toMatchObject([{ kind: 'withdrawn', state: 'waiting', payload: { appointment_id: visit, owed: 0 } }]);
    expect(mails[0]?.payload).toHaveProperty('withdrawn_at');
    expect(
      await sql(`select not_before <= now() as is_due from private.outgoing_messages where kind = 'withdrawn'`),
    ).toEqual([{ is_due: true }]);
  });

  test('is said to be mailed only when it is', async () => {
    const { key } = await order({ in: 50 });
    await sql('update public.settings set sends_mail = false');
    await withdraw(key);
    expect((await visitor.rpc('customer_request', { key })).data).toMatchObject({
      withdrawal: { state: 'withdrawn', is_mailed: false },
    });
  });

  test('is not too late for a visit that has been', async () => {
    const { key } = await order({ in: -5, early: true });
    await withdraw(key);
    await sql('select private.give_up_messages(now())');
    expect((await queued(backend)).map(({ kind, state }) => [kind, state])).toContainEqual(['withdrawn', 'waiting']);
  });

  test('cannot be switched off', async () => {
    const { error } = await admin.from('mail_kinds').update({ is_on: false }).eq('kind', 'withdrawn');
    expect(error).not.toBeNull();
    expect((await admin.rpc('outgoing_messages')).data).not.toHaveProperty('kinds.withdrawn');
  });
});

describe('what is owed', () => {
  test('is nothing without the wish to begin, also after the visit', async () => {
    const { id, key } = await order({ in: -5 });
    await withdraw(key);
    expect((await invoicesOf(id)).dues).toEqual([]);
    expect(await charge(id, { reason: 'Het werk was al gedaan' })).toContain('more than may be charged');
  });

  test('is half the price after a visit on request, which the office may lower and never raise', async () => {
    const { id, key } = await order({ in: -5, early: true });
    expect((await visitor.rpc('customer_request', { key })).data).toMatchObject({
      withdrawal: { state: 'open', owed: 14_250 },
    });
    await withdraw(key);
    expect((await invoicesOf(id)).dues).toMatchObject([{ due: 'job', most: 14_250 }]);
    await admin.from('contact_submissions').update({ agreed_price: 900, agreed_price_reason: 'Groter' }).eq('id', id);
    for (const due of [
      { amount: 14_251 },
      { amount: 14_251, reason: 'Zo afgesproken' },
      { due: 'extra', amount: 1, reason: 'Zo afgesproken' },
    ]) {
      expect(await charge(id, due)).toContain('more than may be charged');
    }
    expect(await charge(id, { amount: 14_250 })).toBe('');
    await makePlanned(backend);
    expect(await invoicesOf(id)).toMatchObject({ dues: [], invoices: [{ due: 'job', total: 14_250 }] });
  });

  test('is no call-out fee any more', async () => {
    const { id, key, visit } = await order({ in: -5, early: true });
    await admin.rpc('note_no_show', { visit_id: visit, sequence: 0 });
    expect((await invoicesOf(id)).dues).toContainEqual(expect.objectContaining({ due: 'no_show', most: 7500 }));
    await withdraw(key);
    expect((await invoicesOf(id)).dues).toEqual([]);
  });

  test('is no invoice that was planned, and one that was made is taken back', async () => {
    const { id, key } = await order({ in: 300 });
    expect(await charge(id, { amount: 28_500 })).toBe('');
    await makePlanned(backend);
    const [bill] = (await invoicesOf(id)).invoices;
    await admin.rpc('note_payment', { invoice_id: bill?.id ?? '', paid_on: '2026-11-20', amount: 28_500 });
    expect(await charge(id, { due: 'extra', amount: 500 })).toBe('');
    await withdraw(key);
    const after = await invoicesOf(id);
    expect(after).toMatchObject({ dues: [], planned: [] });
    const [day] = z
      .array(z.object({ day: z.string() }))
      .parse(await sql(`select ((now() at time zone 'Europe/Amsterdam')::date + 14)::text as day`));
    expect(after.invoices).toMatchObject([
      { state: 'to-refund', owed_back: 28_500, refund_by: day?.day },
      { state: 'credit-note', refund_by: null },
    ]);
  });
});
