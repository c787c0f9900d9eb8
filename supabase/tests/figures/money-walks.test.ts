import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { signUp } from '../setup/in-role.ts';
import { buildRequestRow, insertStatement } from '../setup/factories.ts';
import { startNewInstallation, type PostgresServer } from '../setup/postgres-server.ts';
import { isWide } from '../setup/wide.ts';

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

const moneySteps = ['make', 'undo', 'pass', 'pay', 'refund', 'take back', 'credit'] as const;
const mailSteps = ['mail', 'undo mail', 'send', 'days pass', 'forget'] as const;
const steps = [...moneySteps, ...mailSteps] as const;
interface Step {
  kind: (typeof steps)[number];
  /** Which of the invoices. */
  pick: number;
  /** Of what is open or owed back: a part, all of it, or more. */
  share: 'part' | 'all' | 'more';
  isExtra: boolean;
  isTooMuch: boolean;
}

const walk = fc.array(
  fc.record<Step>({
    kind: fc.constantFrom(...steps),
    pick: fc.nat(20),
    share: fc.constantFrom('part', 'all', 'more'),
    isExtra: fc.boolean(),
    isTooMuch: fc.boolean(),
  }),
  { minLength: 6, maxLength: 16 },
);

interface ModelInvoice {
  id: string;
  isExtra: boolean;
  isMade: boolean;
  isCredited: boolean;
  payments: number[];
}

const total = 28_500;

function paid({ payments }: ModelInvoice): number {
  return payments.reduce((sum, amount) => sum + amount, 0);
}

function open(invoice: ModelInvoice): number {
  return invoice.isCredited ? 0 : Math.max(total - paid(invoice), 0);
}

function owedBack(invoice: ModelInvoice): number {
  return Math.max(paid(invoice) - (invoice.isCredited ? 0 : total), 0);
}

/** The answer of a function, or the message of its refusal. */
async function call(statement: string, values: unknown[]): Promise<unknown> {
  try {
    const { rows } = await owner.query<{ answer: unknown }>(`select ${statement} as answer`, values);
    return rows[0]?.answer;
  } catch (error) {
    return z.instanceof(Error).parse(error).message;
  }
}

async function takeStep(requestId: string, invoices: ModelInvoice[], step: Step): Promise<ModelInvoice[]> {
  const made = invoices.filter(({ isMade }) => isMade);
  const planned = invoices.filter(({ isMade }) => !isMade);
  const chosen = made[step.pick % Math.max(made.length, 1)];
  switch (step.kind) {
    case 'make': {
      const id = randomUUID();
      const answer = await call(`public.make_invoice($1, $2, $3, true, $4)`, [
        ...[id, requestId, JSON.stringify([{ description: 'Regel', amount: total }])],
        step.isExtra ? 'extra' : 'job',
      ]);
      if (!step.isExtra && made.some(({ isExtra, isCredited }) => !isExtra && !isCredited)) {
        expect(answer).toBe('already invoiced');
        return invoices;
      }
      if (!step.isExtra && planned.some(({ isExtra }) => !isExtra)) {
        expect(answer).toBe('already planned');
        return invoices;
      }
      expect(answer).toBeInstanceOf(Date);
      return [...invoices, { id, isExtra: step.isExtra, isMade: false, isCredited: false, payments: [] }];
    }
    case 'undo': {
      const [first] = planned;
      expect(await call('public.undo_invoice($1)', [first?.id ?? chosen?.id ?? randomUUID()])).toBe(
        first !== undefined,
      );
      return invoices.filter((invoice) => invoice !== first);
    }
    case 'pass':
      await owner.query('update private.planned_invoices set not_before = now() where request_id = $1', [requestId]);
      await owner.query('select private.make_planned_invoices()');
      for (const { id } of planned) await owner.query(`select public.store_invoice_files($1, '', '<Invoice/>')`, [id]);
      return invoices.map((invoice) => ({ ...invoice, isMade: true }));
    case 'pay': {
      if (!chosen) return invoices;
      const amount = { part: Math.floor(open(chosen) / 2) || 1, all: open(chosen) || 1, more: open(chosen) + 100 }[
        step.share
      ];
      const answer = await call('public.note_payment($1, $2, $3, $4)', [
        ...[chosen.id, '2026-11-27', amount, step.isTooMuch],
      ]);
      if (amount > open(chosen) && !step.isTooMuch) {
        expect(answer).toBe('more than is open');
        return invoices;
      }
      expect(answer).toBe(true);
      return replaced(invoices, chosen, { payments: [...chosen.payments, amount] });
    }
    case 'refund': {
      if (!chosen) return invoices;
      const owed = owedBack(chosen);
      const amount = { part: Math.floor(owed / 2) || 1, all: owed || 1, more: owed + 1 }[step.share];
      const answer = await call('public.note_payment($1, $2, $3)', [chosen.id, '2026-11-28', -amount]);
      if (amount > owed) {
        expect(answer).toBe('more than is owed back');
        return invoices;
      }
      expect(answer).toBe(true);
      return replaced(invoices, chosen, { payments: [...chosen.payments, -amount] });
    }
    case 'take back': {
      const last = chosen?.payments.at(-1);
      if (!chosen || last === undefined) return invoices;
      const id = `(select id from private.invoice_payments where invoice_id = $1 and amount = $2 limit 1)`;
      const answer = await call(`public.remove_payment(${id})`, [chosen.id, last]);
      const rest = chosen.payments.slice(0, -1);
      if (rest.reduce((sum, amount) => sum + amount, 0) < 0) {
        expect(answer).toBe('paid back');
        return invoices;
      }
      expect(answer).toBe('');
      return replaced(invoices, chosen, { payments: rest });
    }
    case 'credit':
      if (!chosen) return invoices;
      await call('public.credit_invoice($1, $2)', [randomUUID(), chosen.id]);
      return replaced(invoices, chosen, { isCredited: true });
    case 'mail':
      if (chosen) await call('public.mail_invoice($1)', [chosen.id]);
      return invoices;
    case 'undo mail':
      if (chosen) await call('public.undo_invoice_mail($1)', [chosen.id]);
      return invoices;
    case 'send':
      await send(requestId, invoices);
      return invoices;
    case 'days pass':
      await passDays(requestId);
      return invoices;
    case 'forget':
      await owner.query(`delete from private.outgoing_messages where state = 'sent'`);
      return invoices;
  }
}

function replaced(invoices: ModelInvoice[], invoice: ModelInvoice, change: Partial<ModelInvoice>): ModelInvoice[] {
  return invoices.map((each) => (each === invoice ? { ...invoice, ...change } : each));
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
      ...{ invoice_id: z.string(), invoice_total: z.int(), credited_number: z.string().optional() },
      reminder: z.int().optional(),
      is_last_reminder: z.boolean().optional(),
    }),
  }),
);

/** Each invoice with the number of a reminder that went. */
const remindedOf = new Set<string>();

/** Sends what waits: each mail about an invoice asks for what is open of it, and no reminder goes about what is not. */
async function send(requestId: string, invoices: readonly ModelInvoice[]): Promise<void> {
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
    const invoice = invoices.find(({ id }) => id === payload.invoice_id);
    if (!invoice) {
      expect(payload.credited_number).toBeDefined();
      continue;
    }
    expect(payload.invoice_total).toBe(open(invoice));
    if (kind === 'payment_reminder') {
      expect(open(invoice)).toBeGreaterThan(0);
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
  planned: z.int(),
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
  'planned', (select count(*) from private.planned_invoices where request_id = $1)
)`;

async function compare(requestId: string, invoices: readonly ModelInvoice[]): Promise<void> {
  const state = stateSchema.parse(await call(stateQuery, [requestId]));
  const made = invoices.filter(({ isMade }) => isMade);
  expect(new Map(state.rows.map((row) => [row.id, row]))).toEqual(
    new Map(made.map((invoice) => [invoice.id, modelRow(invoice)])),
  );
  expect(state.asked).toBe(made.reduce((sum, invoice) => sum + open(invoice), 0));
  expect(state.jobs).toBe(made.filter(({ isExtra, isCredited }) => !isExtra && !isCredited).length);
  expect(state.planned).toBe(invoices.length - made.length);
  for (const id of state.reminders) {
    expect(open(made.find((invoice) => invoice.id === id) ?? { ...noInvoice, id })).toBeGreaterThan(0);
  }
}

/** What the database says of an invoice, with its group and the amount that counts there. */
function modelRow(invoice: ModelInvoice) {
  const amounts = { open: open(invoice), owed_back: owedBack(invoice) };
  const row = { id: invoice.id, ...amounts };
  if (amounts.owed_back > 0) return { ...row, state: 'to-refund', amount: amounts.owed_back };
  if (invoice.isCredited) return { ...row, state: 'credited', amount: total };
  return amounts.open > 0 ? { ...row, state: 'open', amount: amounts.open } : { ...row, state: 'paid', amount: total };
}

const noInvoice: ModelInvoice = { id: '', isExtra: false, isMade: true, isCredited: true, payments: [] };

test('after each step what is asked is what is owed, and sums are those of their rows', async () => {
  await fc.assert(
    fc.asyncProperty(walk, async (taken) => {
      // Those of earlier walks.
      await owner.query('delete from private.outgoing_messages');
      const request = buildRequestRow();
      await owner.query(insertStatement('contact_submissions', request));
      let invoices: ModelInvoice[] = [];
      for (const step of taken) {
        invoices = await takeStep(request.id, invoices, step);
        await compare(request.id, invoices);
      }
    }),
    { numRuns: isWide ? 10_000 : 60 },
  );
});
