import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { buildRequestRow, insertStatement } from '../setup/factories.ts';
import { startBackendWithRoles } from '../setup/roles.ts';
import { clearInvoices, makePlanned } from './clear-invoices.ts';
import { invoiceReader } from './read-invoices.ts';

// The groups of the room of invoices: each with its number and sum, and its rows by page.

const { backend, roles } = await startBackendWithRoles();
const { sql } = backend;
const reader = invoiceReader(roles.admin);

beforeEach(async () => {
  await clearInvoices(backend);
  await sql(`update public.invoice_settings set seller_name = 'Voorbeeld', street = 'Voorbeeldstraat 1',
    postcode = '3811 AA', city = 'Amersfoort', chamber_of_commerce = '12345678', vat_number = 'NL123456789B01',
    iban = 'NL91ABNA0417164300'`);
  await sql(`update public.invoice_settings set enabled_at = now() - interval '1 year'`);
});

async function addRequest(): Promise<string> {
  const row = buildRequestRow();
  await sql(insertStatement('contact_submissions', row));
  return row.id;
}

async function make(requestId: string): Promise<string> {
  const id = randomUUID();
  await roles.admin.rpc('make_invoice', {
    ...{ id, request_id: requestId, lines: [{ description: 'Label', amount: 28_500 }], due: 'extra' },
  });
  return id;
}

/** A visit that ended a day ago, within no period of withdrawal. */
async function addVisit(requestId: string, state: string, endedBy: string | null, hoursBefore: number) {
  const id = randomUUID();
  await sql('set session_replication_role = replica');
  await sql(`insert into public.appointments (id, request_id, starts_at, ends_at, state, ended_at, ended_by, created_at)
    select '${id}', '${requestId}', ended + interval '${hoursBefore} hours', ended + interval '${hoursBefore + 1} hours', '${state}',
      ended, ${endedBy === null ? 'null' : `'${endedBy}'`}, now() - interval '40 days'
    from (select now() - interval '1 day' as ended) as moment`);
  await sql('set session_replication_role = origin');
  return id;
}

test('what comes by itself has its number and sum, and the day that it waits for', async () => {
  await sql(`insert into private.planned_invoices (id, request_id, not_before, is_mailed)
    select gen_random_uuid(), '${await addRequest()}', '2030-12-15', true`);
  await sql(`insert into private.planned_invoices (id, request_id, not_before, is_mailed)
    select gen_random_uuid(), '${await addRequest()}', '2030-12-16', true`);
  expect(await reader.groups()).toMatchObject({ coming: { count: 2, sum: 57_000 }, 'to-invoice': { count: 0 } });
  const { data } = await roles.admin.rpc('invoices_to_come');
  expect(data).toMatchObject({ planned: [{ total: 28_500, is_by_hand: false }, { total: 28_500 }] });
});

describe('a fee that may be charged', () => {
  test.each([
    ['at which nobody was home', 'no_show', null, 0, 'no_show', 7500],
    ['that the customer cancelled late', 'cancelled', 'customer', 5, 'late_cancellation', 14_250],
  ])('for a visit %s is to be invoiced', async (_, state, endedBy, hours, due, amount) => {
    const request_id = await addRequest();
    const visit_id = await addVisit(request_id, state, endedBy, hours);
    expect(await reader.toInvoice()).toMatchObject([{ request_id, visit_id, due, amount, lacks: null }]);
    expect(await reader.groups()).toMatchObject({ 'to-invoice': { count: 1, sum: amount } });
    await roles.admin.rpc('make_invoice', {
      ...{ id: randomUUID(), request_id, due, visit_id, lines: [{ description: 'Regel', amount }] },
    });
    expect(await reader.toInvoice()).toEqual([]);
    await makePlanned(backend);
    expect(await reader.toInvoice()).toEqual([]);
    expect(await reader.groups()).toMatchObject({ open: { count: 1, sum: amount } });
  });

  test.each([
    ['in time', 'customer', 30],
    ['by us', 'office', 5],
  ])('is none for a visit that was cancelled %s', async (_, endedBy, hours) => {
    await addVisit(await addRequest(), 'cancelled', endedBy, hours);
    expect(await reader.toInvoice()).toEqual([]);
  });

  test('goes from the list when the office charges nobody for it, and comes back when that was a mistake', async () => {
    const visit = await addVisit(await addRequest(), 'no_show', null, 0);
    for (const [is_waived, amount] of [
      [true, 0],
      [true, 0],
      [false, 1],
    ] as const) {
      expect((await roles.admin.rpc('waive_due', { subject: visit, is_waived })).error).toBeNull();
      expect(await reader.toInvoice()).toHaveLength(amount);
    }
  });
});

describe('a large group', () => {
  /** So many invoices of the same day, open or paid. */
  async function addMany(amount: number, isPaid: boolean): Promise<void> {
    const id = await make(await addRequest());
    await makePlanned(backend);
    await sql(`insert into private.invoices (id, number, request_id, due, issued_on, due_on, seller, customer, lines, vat, rounding, total)
      select gen_random_uuid(), 'x' || place, request_id, 'extra', issued_on, due_on, seller, customer, lines, vat, rounding, total
      from private.invoices, generate_series(2, ${amount}) as place where id = '${id}'`);
    if (isPaid) {
      await sql(`insert into private.invoice_payments (invoice_id, paid_on, amount) select id, '2026-11-27', total
        from private.invoices`);
    }
  }

  test.each([
    ['open', false],
    ['paid', true],
  ] as const)('(%s) is read by pages of fifty, each row once', async (name, isPaid) => {
    await addMany(120, isPaid);
    expect(await reader.groups()).toMatchObject({ [name]: { count: 120, sum: 120 * 28_500 } });
    const ids = new Set<string>();
    const lengths: number[] = [];
    let page = await reader.page(name);
    for (;;) {
      lengths.push(page.rows.length);
      for (const { id } of page.rows) ids.add(id);
      if (!page.next) break;
      page = await reader.page(name, page.next);
    }
    expect(lengths).toEqual([50, 50, 20]);
    expect(ids.size).toBe(120);
  });
});

test('the work of the day has the late invoices', async () => {
  const id = await make(await addRequest());
  await makePlanned(backend);
  await sql(`update private.invoice_balances set due_on = '2026-01-01' where invoice_id = '${id}'`);
  const { data } = await roles.admin.rpc('requests_of_today');
  const schema = z.looseObject({ late_invoices: z.object({ count: z.int(), sum: z.int() }) });
  expect(schema.parse(data).late_invoices).toEqual({ count: 1, sum: 28_500 });
});
