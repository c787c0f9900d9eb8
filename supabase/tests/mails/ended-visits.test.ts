import { createHash, randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { clearInvoices, credit, makePlanned } from '../figures/clear-invoices.ts';
import { buildRequestRow, insertStatement } from '../setup/factories.ts';
import { startBackendWithRoles } from '../setup/roles.ts';
import { queued, sender } from './outgoing.ts';

// What a customer is mailed and reads on the own page about a visit that did not take place: how that came, and what it
// costs by the terms (D-65, D-78).

const { backend, roles } = await startBackendWithRoles();
const { sql } = backend;
const { admin, visitor } = roles;
const server = sender(backend);

beforeEach(async () => {
  await clearInvoices(backend);
  await sql('update public.mail_kinds set is_on = true');
  await sql(`update public.settings set webhook_url = ''`);
  await sql(`update public.invoice_settings set seller_name = 'Voorbeeld', street = 'Voorbeeldstraat 1',
    postcode = '3811 AA', city = 'Amersfoort', chamber_of_commerce = '12345678', vat_number = 'NL123456789B01',
    iban = 'NL91ABNA0417164300'`);
});

interface PlannedVisit {
  /** Hours from now; below 0 it has begun. */
  in: number;
  /** How many days ago it was planned. */
  planned: number;
}

/** A request with a visit of which its customer knows. */
async function addVisit({ in: hours, planned }: PlannedVisit) {
  const key = randomUUID();
  const { id, ...row } = buildRequestRow({ key_hash: createHash('sha256').update(key).digest('hex') });
  await sql(insertStatement('contact_submissions', { id, ...row }));
  const visit = await planVisit(id, hours, planned);
  await sql('delete from private.outgoing_messages');
  await sql('delete from private.known_appointments');
  return { id, key, visit };
}

async function planVisit(requestId: string, hours: number, daysAgo = 0): Promise<string> {
  const id = randomUUID();
  await sql(`insert into public.appointments (id, request_id, starts_at, ends_at, created_at) values
    ('${id}', '${requestId}', now() + interval '${hours} hours', now() + interval '${hours + 1} hours',
    now() - interval '${daysAgo} days')`);
  return id;
}

async function cancel(requestId: string, by: 'customer' | 'office') {
  const change = admin.from('contact_submissions').update({ status: 'cancelled' }).eq('id', requestId);
  if (by === 'customer') change.setHeader('x-cancelled-by', 'customer');
  expect((await change).error).toBeNull();
}

const undoSchema = z.object({ undo: z.string() });

/** Returns what undoes it. */
async function noteNoShow(visitId: string, isWithoutMail = false): Promise<string> {
  const [visit] = z
    .array(z.object({ sequence: z.int() }))
    .parse(await sql(`select sequence from public.appointments where id = '${visitId}'`));
  const noting = admin.rpc('note_no_show', {
    ...{ visit_id: visitId, sequence: visit?.sequence ?? -1 },
  });
  if (isWithoutMail) noting.setHeader('x-without-mail', 'on');
  return undoSchema.parse((await noting).data).undo;
}

async function undo(decision: string): Promise<unknown> {
  return (await admin.rpc('undo_decisions', { decision })).data;
}

async function charge(requestId: string, visitId: string, due: string, amount: number): Promise<string> {
  const id = randomUUID();
  const making = await admin.rpc('make_invoice', {
    ...{ id, request_id: requestId, lines: [{ description: 'Regel', amount }], due, visit_id: visitId },
  });
  expect(making.error).toBeNull();
  await makePlanned(backend);
  await sql(`update private.unmade_invoice_files set not_before = now() + interval '1 day'`);
  return id;
}

const takenSchema = z.array(z.looseObject({ id: z.string(), kind: z.string(), payload: z.looseObject({}) }));

/** The mails that go after the minute in which the action can be undone. */
async function afterAMinute() {
  await sql(`update private.outgoing_messages set not_before = not_before - interval '61 seconds'`);
  const taken = takenSchema.parse((await server.rpc('take_messages', { amount: 50 })).data);
  for (const { id } of taken) await server.rpc('complete_message', { message_id: id });
  return taken.filter(({ kind }) => kind !== 'invoice');
}

const endedSchema = z.object({
  ended_visit: z.object({ how: z.string(), cost: z.int().nullable(), is_charged: z.boolean() }).nullable(),
});

async function ending(key: string) {
  return endedSchema.parse((await visitor.rpc('customer_request', { key })).data).ended_visit;
}

describe('a visit that was cancelled', () => {
  test.each<[string, PlannedVisit, 'customer' | 'office', string, number]>([
    ['in time', { in: 26, planned: 20 }, 'customer', 'in_time', 0],
    ['late, after the period of withdrawal', { in: 20, planned: 20 }, 'customer', 'late', 14_250],
    ['late, within that period', { in: 20, planned: 2 }, 'customer', 'late', 0],
    ['by us', { in: 20, planned: 20 }, 'office', 'office', 0],
  ])('%s, is told as such, with what it costs', async (_, visit, by, how, cost) => {
    const { id, key } = await addVisit(visit);
    await cancel(id, by);
    expect(await afterAMinute()).toMatchObject([
      { kind: 'cancelled', payload: { by_customer: by === 'customer', visit_end: how, visit_cost: cost } },
    ]);
    expect(await ending(key)).toEqual({ how, cost, is_charged: false });
  });

  test('late says that it is charged, and costs nothing once that was credited', async () => {
    const { id, key, visit } = await addVisit({ in: 20, planned: 20 });
    await cancel(id, 'customer');
    const invoice = await charge(id, visit, 'late_cancellation', 10_000);
    expect(await afterAMinute()).toMatchObject([{ payload: { visit_cost: 10_000, visit_charged: true } }]);
    expect(await ending(key)).toEqual({ how: 'late', cost: 10_000, is_charged: true });
    await credit(backend, admin, invoice);
    expect(await ending(key)).toEqual({ how: 'late', cost: 0, is_charged: false });
  });
});

describe('a visit at which nobody was home', () => {
  const missed = { in: -2, planned: 20 };

  test.each<[string, PlannedVisit, number]>([
    ['after the period of withdrawal', missed, 7500],
    ['within it', { in: -2, planned: 2 }, 0],
  ])('%s is mailed after a minute, with what it costs now', async (_, planned, cost) => {
    const { key, visit } = await addVisit(planned);
    await noteNoShow(visit);
    expect((await server.rpc('take_messages', { amount: 50 })).data).toEqual([]);
    expect(await afterAMinute()).toMatchObject([
      { kind: 'no_show', payload: { visit_end: 'no_show', visit_cost: cost, visit_charged: false, next_at: null } },
    ]);
    expect(await ending(key)).toEqual({ how: 'no_show', cost, is_charged: false });
  });

  test('asked before, names its own mail, and none of another visit that is asked about', async () => {
    const [one, other] = [await addVisit(missed), await addVisit(missed)];
    const { data } = await admin.rpc('mails_of_changes', {
      changes: [{ id: one.id, is_missed: true }, { id: other.id }],
    });
    expect(data).toEqual([{ id: one.id, kind: 'no_show' }]);
  });

  test('is not mailed when it is taken back within the minute, nor when it was noted without mail', async () => {
    const [undone, silent] = [await addVisit(missed), await addVisit(missed)];
    expect(await undo(await noteNoShow(undone.visit))).toMatchObject({ left: [] });
    await noteNoShow(silent.visit, true);
    expect(await afterAMinute()).toEqual([]);
    expect(await ending(undone.key)).toBeNull();
  });

  test('is not taken back once its customer was mailed', async () => {
    const { visit } = await addVisit(missed);
    const decision = await noteNoShow(visit);
    await afterAMinute();
    expect(await undo(decision)).toMatchObject({ left: [{ reason: 'mailed' }] });
  });

  test('a colleague plans another visit: taking the no-show back leaves both, and says so', async () => {
    const { id, visit } = await addVisit(missed);
    const decision = await noteNoShow(visit);
    await planVisit(id, 50);
    expect(await undo(decision)).toMatchObject({ left: [{ reason: 'changed' }] });
    expect(await sql(`select state from public.appointments where request_id = '${id}' order by starts_at`)).toEqual([
      { state: 'no_show' },
      { state: 'planned' },
    ]);
  });

  test('taking a no-show back keeps the day to call that was set since, and restores the one before', async () => {
    const [changed, kept] = [await addVisit(missed), await addVisit(missed)];
    async function callback(id: string): Promise<unknown> {
      return sql(`select callback_on::text from contact_submissions where id = '${id}'`);
    }
    await sql(`update contact_submissions set callback_on = '2099-01-05'`);
    const decisions = [await noteNoShow(changed.visit), await noteNoShow(kept.visit)];
    await sql(`update contact_submissions set callback_on = '2099-02-06' where id = '${changed.id}'`);
    for (const decision of decisions) expect(await undo(decision)).toMatchObject({ left: [] });
    expect(await callback(changed.id)).toEqual([{ callback_on: '2099-02-06' }]);
    expect(await callback(kept.id)).toEqual([{ callback_on: '2099-01-05' }]);
  });

  test('stays noted when another is planned within the minute, and both are told', async () => {
    const { id, key, visit } = await addVisit(missed);
    await noteNoShow(visit);
    await planVisit(id, 50);
    const mails = await afterAMinute();
    expect(mails.map(({ kind }) => kind).toSorted()).toEqual(['no_show', 'planned']);
    const [next] = mails.filter(({ kind }) => kind === 'planned');
    expect(mails.find(({ kind }) => kind === 'no_show')?.payload).toMatchObject({
      next_at: next?.payload['starts_at'],
    });
    expect(await ending(key)).toBeNull();
    expect(await sql(`select state from public.appointments where id = '${visit}'`)).toEqual([{ state: 'no_show' }]);
  });

  test('is said beforehand to be mailed, and is not noted by that', async () => {
    const { id } = await addVisit(missed);
    const { data } = await admin.rpc('mails_of_changes', { changes: [{ id, is_missed: true }] });
    expect(data).toEqual([{ id, kind: 'no_show' }]);
    expect(await queued(backend)).toEqual([]);
    await sql(`update public.mail_kinds set is_on = false where kind = 'no_show'`);
    expect((await admin.rpc('mails_of_changes', { changes: [{ id, is_missed: true }] })).data).toEqual([]);
  });

  test('keeps in the list of mails what was sent', async () => {
    const { id, visit } = await addVisit(missed);
    await noteNoShow(visit);
    await afterAMinute();
    await charge(id, visit, 'no_show', 5000);
    const { data } = await admin.rpc('request_mails', { request_id: id });
    const mails = z.array(z.object({ kind: z.string(), payload: z.looseObject({}) })).parse(data);
    expect(mails.find(({ kind }) => kind === 'no_show')?.payload).toMatchObject({ visit_cost: 7500 });
  });
});
