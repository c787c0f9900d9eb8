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

function credit(): Act {
  return ['public.credit_invoice($1, $2)', [randomUUID(), invoiceId]];
}

function makeAnew(): Act {
  const lines = JSON.stringify([{ description: 'Energielabel', amount: total }]);
  return ['public.make_invoice($1, $2, $3)', [randomUUID(), requestId, lines]];
}

async function begin(tab: pg.Client): Promise<void> {
  await tab.query('begin');
  await tab.query('set local role authenticated');
  const claims = { sub: administrator, role: 'authenticated', session_id: administrator };
  await tab.query(`select set_config('request.jwt.claims', $1, true)`, [JSON.stringify(claims)]);
}

/** The answer of an act, or why it is refused. */
async function act(tab: pg.Client, [statement, values]: Act): Promise<string> {
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

test('a payment while it is credited is refused, and one before that is owed back', async () => {
  expect(await atOnce(credit(), pay(total))).toEqual([expect.stringMatching(/^\d{4}-/), 'more than is open']);
  expect(await state()).toEqual({ state: 'credited', open: 0, owed_back: 0 });
});

test('what was paid while it is credited is owed back', async () => {
  expect(await atOnce(pay(total), credit())).toEqual(['true', expect.stringMatching(/^\d{4}-/)]);
  expect(await state()).toEqual({ state: 'to-refund', open: 0, owed_back: total });
});

test('the whole is paid once, and what is knowingly too much is owed back', async () => {
  expect(await atOnce(pay(total), pay(total))).toEqual(['true', 'more than is open']);
  expect(await atOnce(pay(100, true), pay(200, true))).toEqual(['true', 'true']);
  expect(await state()).toEqual({ state: 'to-refund', open: 0, owed_back: 300 });
});

test('what is owed back is refunded once', async () => {
  await now(pay(total));
  await now(credit());
  expect(await atOnce(pay(-total), pay(-total))).toEqual(['true', 'more than is owed back']);
  expect(await state()).toEqual({ state: 'credited', open: 0, owed_back: 0 });
});

test('an invoice is credited once, and then made anew once', async () => {
  const [first, second] = await atOnce(credit(), credit());
  expect(second).toBe(first);
  const answers = await atOnce(makeAnew(), makeAnew());
  expect(answers[1]).toBe('already planned');
});

test('making it anew while it is credited is refused, and possible after', async () => {
  expect((await atOnce(credit(), makeAnew()))[1]).toBe('already invoiced');
  expect((await atOnce(makeAnew(), pay(1)))[1]).toBe('more than is open');
});
