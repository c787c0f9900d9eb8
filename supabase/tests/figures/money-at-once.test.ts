import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { buildRequestRow, insertStatement } from '../setup/factories.ts';
import { signUp } from '../setup/in-role.ts';
import { startNewInstallation, type PostgresServer } from '../setup/postgres-server.ts';

// Two tabs, or two administrators, at once about the money of one invoice. The embedded backend takes one request after
// another, so on a real server: the second begins while the first is not committed.

const total = 28_500;

let server: PostgresServer;
let owner: pg.Client;
let administrator: string;
let tabs: [pg.Client, pg.Client];
let requestId: string;
let invoiceId: string;

beforeAll(async () => {
  ({ server, owner } = await startNewInstallation());
  administrator = await signUp(owner, 'ali@example.nl');
  tabs = [await server.connect(), await server.connect()];
  await owner.query(`update public.invoice_settings set seller_name = 'Voorbeeld', street = 'Voorbeeldstraat 1',
    postcode = '3811 AA', city = 'Amersfoort', chamber_of_commerce = '12345678', vat_number = 'NL123456789B01',
    iban = 'NL91ABNA0417164300'`);
});
afterAll(() => server.stop());

beforeEach(async () => {
  const row = buildRequestRow();
  [requestId, invoiceId] = [row.id, randomUUID()];
  await owner.query(insertStatement('contact_submissions', row));
  await owner.query(
    `insert into private.planned_invoices (id, request_id, lines, is_mailed, not_before)
     values ($1, $2, $3, false, now())`,
    [invoiceId, requestId, JSON.stringify([{ description: 'Energielabel', amount: total }])],
  );
  await owner.query('select private.make_planned_invoices()');
});

type Act = [statement: string, values: unknown[]];

function pay(amount: number, isTooMuch = false): Act {
  return ['public.note_payment($1, current_date, $2, $3)', [invoiceId, amount, isTooMuch]];
}

function credit(paid = 0, id: string = randomUUID()): Act {
  return ['public.credit_invoice($1, $2, $3)', [id, invoiceId, paid]];
}

function undo(id: string): Act {
  return ['public.undo_invoice($1)', [id]];
}

/** What the sender makes once the minute has passed. */
const makeCredits: Act = ['private.make_planned_credits()', []];

function makeAnew(): Act {
  const lines = JSON.stringify([{ description: 'Energielabel', amount: total }]);
  return ['public.make_invoice($1, $2, $3)', [randomUUID(), requestId, lines]];
}

async function begin(tab: pg.Client): Promise<void> {
  await tab.query('begin');
  const claims = { sub: administrator, role: 'authenticated', session_id: administrator };
  await tab.query(`select set_config('request.jwt.claims', $1, true)`, [JSON.stringify(claims)]);
}

/** The answer of an act, or why it is refused. */
async function act(tab: pg.Client, [statement, values]: Act): Promise<string> {
  // The sender's own acts are those of the owner.
  if (statement.startsWith('public.')) await tab.query('set local role authenticated');
  try {
    const { rows } = await tab.query<{ answer: unknown }>(`select ${statement} as answer`, values);
    return String(rows[0]?.answer);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** What two acts answer of which the second begins before the first is committed. */
async function atOnce(first: Act, second: Act): Promise<[string, string]> {
  const [one, other] = tabs;
  await begin(one);
  const answer = await act(one, first);
  await begin(other);
  let isDone = false;
  const later = act(other, second).finally(() => {
    isDone = true;
  });
  await vi.waitFor(async () => {
    const { rowCount } = await owner.query(`select from pg_stat_activity where wait_event_type = 'Lock'`);
    expect(isDone || rowCount === 1).toBe(true);
  });
  await one.query('commit');
  const laterAnswer = await later;
  await other.query('commit');
  return [answer, laterAnswer];
}

async function state(): Promise<unknown> {
  const { rows } = await owner.query(
    `select private.invoice_state(invoice) as state, private.open_amount(invoice) as open, private.owed_back(invoice) as owed_back
     from private.invoices as invoice where id = $1`,
    [invoiceId],
  );
  return rows[0];
}

async function now([statement, values]: Act): Promise<void> {
  const [tab] = tabs;
  await begin(tab);
  await act(tab, [statement, values]);
  await tab.query('commit');
}

/** Ends the minute in which a credit note can be undone. */
async function endMinute(): Promise<void> {
  await owner.query('update private.planned_credits set not_before = now()');
}

async function creditNow(paid = 0): Promise<void> {
  await now(credit(paid));
  await endMinute();
  await owner.query('select private.make_planned_credits()');
}

/** The time at which something is made. */
const moment: unknown = expect.stringMatching(/GMT/);

test('a payment while a credit note is planned is refused, and so is a credit note while it is paid', async () => {
  expect(await atOnce(credit(), pay(total))).toEqual([moment, 'is being credited']);
  await now(undo((await planned())[0] ?? ''));
  expect(await atOnce(pay(total), credit())).toEqual(['true', 'paid meanwhile']);
  expect(await state()).toEqual({ state: 'paid', open: 0, owed_back: 0 });
});

async function planned(): Promise<string[]> {
  const { rows } = await owner.query<{ id: string }>('select id from private.planned_credits');
  return rows.map(({ id }) => id);
}

test('two credit notes at once are one', async () => {
  expect(await atOnce(credit(), credit())).toEqual([moment, 'is being credited']);
  expect(await planned()).toHaveLength(1);
  await now(undo((await planned())[0] ?? ''));
});

test('of undoing and making at once one happens', async () => {
  const id = randomUUID();
  await now(credit(0, id));
  await endMinute();
  expect((await atOnce(makeCredits, undo(id)))[1]).toBe('false');
  expect(await state()).toMatchObject({ state: 'credited' });
});

test('a credit note that is undone while it would be made is not made', async () => {
  const id = randomUUID();
  await now(credit(0, id));
  await endMinute();
  expect((await atOnce(undo(id), makeCredits))[0]).toBe('true');
  expect(await state()).toMatchObject({ state: 'open' });
});

test.each([
  ['a payment', pay, 'more than is open'],
  ['a second one', () => credit(), 'already credited'],
])('%s while a credit note is made is refused', async (_, other, message) => {
  await now(credit());
  await endMinute();
  expect((await atOnce(makeCredits, other(total)))[1]).toBe(message);
  expect(await state()).toEqual({ state: 'credited', open: 0, owed_back: 0 });
});

test('the whole is paid once, and what is knowingly too much is owed back', async () => {
  expect(await atOnce(pay(total), pay(total))).toEqual(['true', 'more than is open']);
  expect(await atOnce(pay(100, true), pay(200, true))).toEqual(['true', 'true']);
  expect(await state()).toEqual({ state: 'to-refund', open: 0, owed_back: 300 });
});

test('what is owed back is refunded once', async () => {
  await now(pay(total));
  await creditNow(total);
  expect(await atOnce(pay(-total), pay(-total))).toEqual(['true', 'more than is owed back']);
  expect(await state()).toEqual({ state: 'credited', open: 0, owed_back: 0 });
});

test('a credited invoice is made anew once', async () => {
  await creditNow();
  const answers = await atOnce(makeAnew(), makeAnew());
  expect(answers[1]).toBe('already planned');
});

test('making it anew while its credit note is made is refused, and possible after', async () => {
  await now(credit());
  await endMinute();
  expect((await atOnce(makeCredits, makeAnew()))[1]).toBe('already invoiced');
  expect((await atOnce(makeAnew(), pay(1)))[1]).toBe('more than is open');
});
