import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { queued, sender } from '../mails/outgoing.ts';
import { buildRequestRow, insertStatement } from '../setup/factories.ts';
import { startBackendWithRoles } from '../setup/roles.ts';
import { clearInvoices, credit, makePlanned } from './clear-invoices.ts';
import { invoiceReader, makeDue } from './read-invoices.ts';

// Up to three reminders: each on its day, once, of what is open then, and the last one named so.

const { backend, roles } = await startBackendWithRoles();
const { sql } = backend;
const server = sender(backend);
const reader = invoiceReader(roles.admin);
const total = 28_500;

beforeEach(async () => {
  await clearInvoices(backend);
  await sql(`update public.invoice_settings set seller_name = 'Voorbeeld', street = 'Voorbeeldstraat 1',
    postcode = '3811 AA', city = 'Amersfoort', chamber_of_commerce = '12345678', vat_number = 'NL123456789B01',
    iban = 'NL91ABNA0417164300', first_reminder_days = 7, second_reminder_days = null, third_reminder_days = null`);
  await sql(`update public.mail_kinds set is_on = true`);
});

/** An invoice with its files that was due so many days ago; its own mail has gone. */
async function addInvoice(dueDaysAgo: number): Promise<string> {
  const row = buildRequestRow();
  await sql(insertStatement('contact_submissions', row));
  const id = randomUUID();
  await roles.admin.rpc('make_invoice', { id, request_id: row.id, lines: [{ description: 'Label', amount: total }] });
  await makePlanned(backend);
  await server.rpc('take_invoice');
  await server.rpc('store_invoice_files', { invoice_id: id, pdf: btoa('%PDF'), xml: '<Invoice/>' });
  await sql(`delete from private.outgoing_messages where kind <> 'payment_reminder'`);
  await makeDue(backend, id, dueDaysAgo);
  return id;
}

async function setDays(first: number | null, second: number | null, third: number | null): Promise<void> {
  const days = { first_reminder_days: first, second_reminder_days: second, third_reminder_days: third };
  expect((await roles.admin.from('invoice_settings').update(days).eq('is_only_row', true)).error).toBeNull();
}

/** Lets the sender come; the reminders that wait then. */
async function waiting() {
  await server.rpc('take_invoice');
  return (await queued(backend)).filter(({ kind, state }) => kind === 'payment_reminder' && state === 'waiting');
}

const takenSchema = z.array(
  z.looseObject({
    id: z.string(),
    kind: z.string(),
    payload: z.looseObject({ invoice_total: z.int().optional(), is_last_reminder: z.boolean().optional() }),
  }),
);

/** Lets the sender come and send what it takes; the reminders among it. */
async function sendDue() {
  await server.rpc('take_invoice');
  await sql('update private.outgoing_messages set not_before = now()');
  const taken = takenSchema.parse((await server.rpc('take_messages', { amount: 50 })).data);
  for (const { id } of taken) await server.rpc('complete_message', { message_id: id });
  return taken
    .filter(({ kind }) => kind === 'payment_reminder')
    .map(({ payload }) => ({ asked: payload.invoice_total, isLast: payload.is_last_reminder }));
}

/** Lets days pass since the reminders that were sent, and forgets messages as after 30 days. */
async function passDays(days: number): Promise<void> {
  await sql(`update private.payment_reminders set sent_at = sent_at - interval '${days} days',
    queued_at = queued_at - interval '${days} days'`);
  await sql('delete from private.outgoing_messages');
}

async function pay(invoiceId: string, amount: number): Promise<void> {
  const payment = { invoice_id: invoiceId, paid_on: '2026-11-27', amount };
  expect((await roles.admin.rpc('note_payment', payment)).error).toBeNull();
}

async function shown(invoiceId: string) {
  return (await reader.all()).find(({ id }) => id === invoiceId);
}

test.each([
  [6, 0],
  [7, 1],
  [10, 1],
  [11, 0],
])('%i days after the due date %i reminders wait', async (daysAgo, amount) => {
  await addInvoice(daysAgo);
  expect(await waiting()).toHaveLength(amount);
  expect(await waiting()).toHaveLength(amount);
});

test('it goes at 9:00, or at once later that day', async () => {
  await addInvoice(7);
  await waiting();
  expect(
    await sql(`select not_before = greatest(created_at,
        ((now() at time zone 'Europe/Amsterdam')::date + time '09:00') at time zone 'Europe/Amsterdam') as is_right
      from private.outgoing_messages where kind = 'payment_reminder'`),
  ).toEqual([{ is_right: true }]);
});

test('three go, each its days after the one before, and only the last is named so', async () => {
  await setDays(3, 14, 10);
  const id = await addInvoice(3);
  expect(await sendDue()).toEqual([{ asked: total, isLast: false }]);
  await passDays(13);
  expect(await sendDue()).toEqual([]);
  await passDays(1);
  await pay(id, 8_500);
  expect(await sendDue()).toEqual([{ asked: 20_000, isLast: false }]);
  await passDays(10);
  expect(await sendDue()).toEqual([{ asked: 20_000, isLast: true }]);
  await passDays(10);
  expect(await sendDue()).toEqual([]);
  expect(await shown(id)).toMatchObject({ reminder: { number: 3 }, next_reminder: null });
});

test('it is not repeated once its message is forgotten, whatever is paid', async () => {
  const id = await addInvoice(7);
  expect(await sendDue()).toHaveLength(1);
  await passDays(40);
  await pay(id, 8_500);
  expect(await sendDue()).toEqual([]);
});

test('the only one that is on is no last one', async () => {
  await setDays(null, 5, null);
  const id = await addInvoice(5);
  expect(await shown(id)).toMatchObject({ reminder: null, next_reminder: { number: 2 } });
  await setDays(5, null, null);
  expect(await sendDue()).toEqual([{ asked: total, isLast: false }]);
});

test('one that is off does not go, and one that is switched on mails nobody who was late long before', async () => {
  await setDays(null, null, null);
  await addInvoice(7);
  const late = await addInvoice(40);
  expect(await waiting()).toEqual([]);
  await setDays(7, 14, null);
  expect((await waiting()).map(({ payload }) => payload['invoice_id'])).not.toContain(late);
  await sql(`update public.mail_kinds set is_on = false where kind = 'payment_reminder'`);
  await sql('delete from private.outgoing_messages');
  await sql('delete from private.payment_reminders');
  expect(await waiting()).toEqual([]);
});

describe('one that waits', () => {
  test.each([
    ['paid', (id: string) => pay(id, total)],
    ['credited', (id: string) => credit(backend, roles.admin, id)],
  ])('does not go when its invoice was %s, and others do', async (_, settle) => {
    const id = await addInvoice(7);
    const other = await addInvoice(7);
    expect(await waiting()).toHaveLength(2);
    await settle(id);
    expect((await waiting()).map(({ payload }) => payload['invoice_id'])).toEqual([other]);
  });

  test('comes back with a payment that was a mistake', async () => {
    const id = await addInvoice(7);
    await waiting();
    await pay(id, total);
    expect(await waiting()).toEqual([]);
    const [payment] = z.array(z.object({ id: z.string() })).parse(await sql('select id from private.invoice_payments'));
    await roles.admin.rpc('remove_payment', { id: payment?.id ?? '' });
    expect(await waiting()).toHaveLength(1);
  });
});

describe('one that failed', () => {
  async function fail(): Promise<string> {
    await waiting();
    await sql('update private.outgoing_messages set not_before = now()');
    const [message] = takenSchema.parse((await server.rpc('take_messages', { amount: 50 })).data);
    const id = message?.id ?? '';
    await server.rpc('fail_message', { message_id: id, error: 'smtp-refused', is_final: true });
    return id;
  }

  test('goes once when it is sent again, and counts from then', async () => {
    const id = await addInvoice(7);
    const message = await fail();
    expect(await waiting()).toEqual([]);
    expect(await shown(id)).toMatchObject({ reminder: null, mail: { kind: 'payment_reminder', state: 'failed' } });
    expect((await roles.admin.rpc('resend_messages', { ids: [message] })).data).toBe(1);
    expect(await sendDue()).toHaveLength(1);
    expect(await sendDue()).toEqual([]);
    expect(await shown(id)).toMatchObject({ reminder: { number: 1 }, mail: { state: 'sent' } });
  });

  test('does not come back when it was put away', async () => {
    await addInvoice(7);
    await roles.admin.rpc('discard_messages', { ids: [await fail()] });
    expect(await waiting()).toEqual([]);
  });

  test('is not sent again once nothing is open', async () => {
    const id = await addInvoice(7);
    const message = await fail();
    await pay(id, total);
    expect((await roles.admin.rpc('resend_messages', { ids: [message] })).data).toBe(0);
    expect(await sendDue()).toEqual([]);
  });
});

describe('by hand', () => {
  async function mail(id: string): Promise<unknown> {
    const { data, error } = await roles.admin.rpc('mail_invoice', { invoice_id: id });
    return error?.message ?? data;
  }

  test('a late invoice gets the next reminder, and one that is not late its invoice', async () => {
    await setDays(7, 14, null);
    const [late, open] = [await addInvoice(30), await addInvoice(0)];
    expect([await mail(late), await mail(open)]).toEqual(['payment_reminder', 'invoice']);
    expect(await sendDue()).toEqual([{ asked: total, isLast: false }]);
    expect(await mail(late)).toBe('payment_reminder');
    expect(await sendDue()).toEqual([{ asked: total, isLast: true }]);
    expect(await shown(late)).toMatchObject({ reminder: { number: 2 }, mail: { kind: 'payment_reminder' } });
  });

  test('takes the place of the one that would come by itself, unless it is undone within the minute', async () => {
    const id = await addInvoice(5);
    expect(await mail(id)).toBe('payment_reminder');
    expect(await shown(id)).toMatchObject({ mail: { state: 'waiting', can_undo: true } });
    expect((await roles.admin.rpc('undo_invoice_mail', { invoice_id: id })).data).toBe(true);
    expect((await roles.admin.rpc('undo_invoice_mail', { invoice_id: id })).data).toBe(false);
    await makeDue(backend, id, 7);
    expect(await waiting()).toHaveLength(1);
    expect(await shown(id)).toMatchObject({ mail: { can_undo: false } });
    expect((await roles.admin.rpc('undo_invoice_mail', { invoice_id: id })).data).toBe(false);
  });

  test('goes three times a day and three times in all, and then the invoice is mailed', async () => {
    const id = await addInvoice(30);
    for (const number of [1, 2, 3]) {
      expect(await mail(id), String(number)).toBe('payment_reminder');
      await sendDue();
    }
    expect(await mail(id)).toContain('mailed enough');
    await passDays(2);
    expect(await mail(id)).toBe('invoice');
  });

  test('mails the invoice while reminders are switched off', async () => {
    await sql(`update public.mail_kinds set is_on = false where kind = 'payment_reminder'`);
    expect(await mail(await addInvoice(30))).toBe('invoice');
  });
});

test('it goes to who pays, also when who ordered has no e-mail address', async () => {
  const id = await addInvoice(7);
  await sql(`update public.contact_submissions set source = 'telephone', relay_status = null, email = null,
    payer_kind = 'person', payer_name = 'Payer', payer_postcode = '3811AA', payer_street = 'Langestraat 1',
    payer_city = 'Amersfoort', payer_email = 'payer@example.nl'`);
  expect((await waiting()).map(({ payload }) => [payload['invoice_id'], payload['email']])).toEqual([
    [id, 'payer@example.nl'],
  ]);
});

test('reminders that are due wake the sender, and those about a deleted request do not', async () => {
  await addInvoice(7);
  async function hasWork(): Promise<unknown> {
    const [row] = z.array(z.object({ has_work: z.boolean() })).parse(await sql('select private.has_work()'));
    return row?.has_work;
  }
  expect(await hasWork()).toBe(true);
  await roles.admin.from('contact_submissions').delete().not('id', 'is', null);
  await sql('delete from private.outgoing_messages');
  expect(await hasWork()).toBe(false);
});
