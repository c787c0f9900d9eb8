import fc from 'fast-check';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { signUp } from '../setup/in-role.ts';
import { buildRequestRow, insertStatement } from '../setup/factories.ts';
import { startNewInstallation, type PostgresServer } from '../setup/postgres-server.ts';
import { isWide } from '../setup/wide.ts';
import { asked, isToInvoice, modelRow, open, type Order } from './money-model.ts';
import { steps, takeStep, type Step } from './money-steps.ts';

// Random walks through the money of an order, compared with a model after each step: what is asked is what is owed, and
// sums are those of their rows.

// Ten thousand walks take a quarter of an hour, or on a busy machine more.
if (isWide) vi.setConfig({ testTimeout: 7_200_000 });

let server: PostgresServer;
let owner: pg.Client;

beforeAll(async () => {
  ({ server, owner } = await startNewInstallation());
  const admin = await signUp(owner, 'admin@example.nl');
  await owner.query("select set_config('request.jwt.claims', $1, false)", [
    JSON.stringify({ sub: admin, role: 'authenticated', session_id: admin }),
  ]);
  await owner.query(`update public.invoice_settings set seller_name = 'Voorbeeld', street = 'Voorbeeldstraat 1',
    postcode = '3811 AA', city = 'Amersfoort', chamber_of_commerce = '12345678', vat_number = 'NL123456789B01',
    iban = 'NL91ABNA0417164300', second_reminder_days = 7, third_reminder_days = 7`);
  await owner.query('update public.settings set sends_mail = true');
});
afterAll(() => server.stop());

const walk = fc.array(
  fc.record<Step>({
    kind: fc.constantFrom(...steps),
    pick: fc.nat(20),
    share: fc.constantFrom('part', 'all', 'more'),
    isExtra: fc.boolean(),
    isTooMuch: fc.boolean(),
  }),
  { minLength: 8, maxLength: 24 },
);

/** The answer of an expression, or the message of its refusal. */
async function call(expression: string, values: unknown[]): Promise<unknown> {
  try {
    const { rows } = await owner.query<{ answer: unknown }>(`select ${expression} as answer`, values);
    return rows[0]?.answer;
  } catch (error) {
    return z.instanceof(Error).parse(error).message;
  }
}

const database = { call, run: (statement: string, values: unknown[] = []) => owner.query(statement, values) };

/** Carries out a step that changes no order: what the sender does, and time. */
async function passTime(order: Order, kind: Step['kind']): Promise<void> {
  if (kind === 'send') await send(order);
  if (kind === 'days pass') await passDays(order.id);
  if (kind === 'forget') await owner.query(`delete from private.outgoing_messages where state = 'sent'`);
}

/** A week passes: what is made becomes due, late, and reminded of. */
async function passDays(requestId: string): Promise<void> {
  await owner.query('set session_replication_role = replica');
  await owner.query('update private.invoices set due_on = due_on - 7 where request_id = $1 and credits is null', [
    requestId,
  ]);
  await owner.query(
    `update private.invoice_balances as balance set due_on = invoice.due_on
     from private.invoices as invoice where id = invoice_id and request_id = $1 and credits is null`,
    [requestId],
  );
  await owner.query('set session_replication_role = origin');
  await owner.query(
    `update private.payment_reminders as reminder set sent_at = sent_at - interval '7 days', queued_at = queued_at - interval '7 days'
     from private.invoices as invoice where id = invoice_id and request_id = $1`,
    [requestId],
  );
}

const takenSchema = z.array(
  z.looseObject({
    kind: z.enum(['invoice', 'payment_reminder']),
    id: z.string(),
    payload: z.looseObject({
      ...{ invoice_id: z.string(), invoice_total: z.int(), credited_number: z.string().optional(), email: z.string() },
      reminder: z.int().optional(),
      is_last_reminder: z.boolean().optional(),
    }),
  }),
);

/** Each invoice with the number of a reminder that went. */
const remindedOf = new Set<string>();

/** Sends what waits: each mail about an invoice asks for what is open of it, and no reminder goes about what is not. */
async function send({ id: requestId, invoices, payer }: Order): Promise<void> {
  await owner.query('select private.queue_due_reminders()');
  // Of other walks too.
  await owner.query(
    `delete from private.outgoing_messages where kind not in ('invoice', 'payment_reminder') or request_id <> $1`,
    [requestId],
  );
  await owner.query('update private.outgoing_messages set not_before = now() where request_id = $1', [requestId]);
  const taken = takenSchema.parse(await call('public.take_messages(50)', []));
  for (const { id, kind, payload } of taken) {
    await call('public.complete_message($1)', [id]);
    expect(payload.email).toBe(payer ?? `jan-${requestId}@example.nl`);
    const invoice = invoices.find((each) => each.id === payload.invoice_id);
    if (!invoice) {
      expect(payload.credited_number).toBeDefined();
      continue;
    }
    expect(invoice.creditId).toBeNull();
    expect(payload.invoice_total).toBe(asked(invoice));
    if (kind === 'payment_reminder') {
      expect(asked(invoice)).toBeGreaterThan(0);
      expect(payload.is_last_reminder).toBe(payload.reminder === 3);
      expect(remindedOf.has(`${invoice.id} ${payload.reminder}`)).toBe(false);
      remindedOf.add(`${invoice.id} ${payload.reminder}`);
    }
  }
}

const stateSchema = z.object({
  rows: z.array(z.object({ id: z.string(), open: z.int(), owed_back: z.int(), state: z.string(), amount: z.int() })),
  asked: z.int(),
  jobs: z.int(),
  reminders: z.array(z.string()),
  planned: z.array(z.string()),
  credits: z.array(z.string()),
  is_to_invoice: z.boolean(),
  price: z.int(),
});

/** Everything that the database says of the money of a request. */
const stateQuery = `jsonb_build_object(
  'rows', (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', id, 'open', private.open_amount(invoice), 'owed_back', private.owed_back(invoice),
      'state', balance.state, 'amount', amount
    )), '[]')
    from private.invoices as invoice join private.invoice_balances as balance on invoice_id = id
    where request_id = $1 and credits is null
  ),
  'asked', (select coalesce(sum((each ->> 'open')::integer), 0) from jsonb_array_elements(private.customer_invoices($1)) as each),
  'jobs', (select count(*) from private.open_dues where subject = $1),
  'reminders', (
    select coalesce(jsonb_agg(payload ->> 'invoice_id'), '[]') from private.outgoing_messages
    where request_id = $1 and kind = 'payment_reminder' and state = 'waiting'
  ),
  'planned', (select coalesce(jsonb_agg(id), '[]') from private.planned_invoices where request_id = $1),
  'credits', (
    select coalesce(jsonb_agg(planned.id), '[]')
    from private.planned_credits as planned join private.invoices as invoice on invoice.id = invoice_id where request_id = $1
  ),
  'is_to_invoice', exists (select from private.dues_to_invoice(1000) where request_id = $1 and due = 'job'),
  'price', (select price from public.contact_submissions where id = $1)
)`;

async function compare(order: Order): Promise<void> {
  const { invoices } = order;
  const state = stateSchema.parse(await call(stateQuery, [order.id]));
  const made = invoices.filter(({ isMade }) => isMade);
  expect(new Map(state.rows.map((row) => [row.id, row]))).toEqual(
    new Map(made.map((invoice) => [invoice.id, modelRow(invoice)])),
  );
  expect(state.asked).toBe(made.reduce((sum, invoice) => sum + asked(invoice), 0));
  expect(state.jobs).toBe(made.filter(({ isExtra, isCredited }) => !isExtra && !isCredited).length);
  expect(new Set(state.planned)).toEqual(new Set(invoices.flatMap(({ id, isMade }) => (isMade ? [] : [id]))));
  expect(new Set(state.credits)).toEqual(
    new Set(made.flatMap(({ creditId }) => (creditId === null ? [] : [creditId]))),
  );
  expect(state.is_to_invoice).toBe(isToInvoice(order));
  expect(state.price).toBe(order.price);
  for (const id of state.reminders) {
    expect(made.some((invoice) => invoice.id === id && open(invoice) > 0)).toBe(true);
  }
}

/** A request with a visit in two days, so that its customer can withdraw. */
async function newOrder(): Promise<Order> {
  // What earlier walks left.
  await owner.query('delete from private.outgoing_messages');
  await owner.query('update public.invoice_settings set enabled_at = now()');
  const { id } = buildRequestRow();
  await owner.query(insertStatement('contact_submissions', buildRequestRow({ id })));
  await owner.query(
    `insert into public.appointments (request_id, starts_at, ends_at)
     values ($1, now() + interval '2 days', now() + interval '2 days 1 hour')`,
    [id],
  );
  return {
    ...{ id, invoices: [], price: 285, askedPrice: null, status: 'new' },
    ...{ isWithdrawn: false, isWaived: false, payer: null },
  };
}

test('after each step what is asked is what is owed, and sums are those of their rows', async () => {
  await fc.assert(
    fc.asyncProperty(walk, async (taken) => {
      let order = await newOrder();
      for (const step of taken) {
        order = await takeStep(database, order, step);
        await passTime(order, step.kind);
        await compare(order);
      }
    }),
    { numRuns: isWide ? 10_000 : 60 },
  );
});
