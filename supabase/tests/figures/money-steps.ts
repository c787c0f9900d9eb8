import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { open, owedBack, paid, type ModelInvoice, type Order } from './money-model.ts';

interface MoneyDatabase {
  /** The answer of an expression, or the message of its refusal. */
  call: (expression: string, values: unknown[]) => Promise<unknown>;
  run: (statement: string, values?: unknown[]) => Promise<unknown>;
}

const invoiceSteps = ['make', 'undo', 'pass', 'credit', 'undo credit'] as const;
const paymentSteps = ['pay', 'refund', 'take back'] as const;
const orderSteps = ['complete', 'waive', 'payer', 'ask price', 'answer price', 'withdraw'] as const;
const mailSteps = ['mail', 'undo mail', 'send', 'days pass', 'forget'] as const;
export const steps = [...invoiceSteps, ...paymentSteps, ...orderSteps, ...mailSteps] as const;

export interface Step {
  kind: (typeof steps)[number];
  /** Which of the invoices. */
  pick: number;
  /** Of what is open or owed back: a part, all of it, or more. */
  share: 'part' | 'all' | 'more';
  isExtra: boolean;
  isTooMuch: boolean;
}

/** What an invoice by hand comes to. */
const byHand = 28_500;

function changed(order: Order, invoice: ModelInvoice, change: Partial<ModelInvoice>): Order {
  return { ...order, invoices: order.invoices.map((each) => (each === invoice ? { ...each, ...change } : each)) };
}

/** Carries a step out, expects its answer, and returns what the order then is. Steps about mail change no order. */
export async function takeStep(database: MoneyDatabase, order: Order, step: Step): Promise<Order> {
  const made = order.invoices.filter(({ isMade }) => isMade);
  const chosen = made[step.pick % Math.max(made.length, 1)];
  switch (step.kind) {
    case 'make':
      return make(database, order, step);
    case 'undo': {
      const first = order.invoices.find(({ isMade }) => !isMade);
      const id = first?.id ?? chosen?.id ?? randomUUID();
      expect(await database.call('public.undo_invoice($1)', [id])).toBe(first !== undefined);
      return { ...order, invoices: order.invoices.filter((invoice) => invoice !== first) };
    }
    case 'pass':
      return pass(database, order);
    case 'complete':
      return complete(database, order);
    case 'waive':
      await database.call('public.waive_due($1, $2)', [order.id, step.isTooMuch]);
      return { ...order, isWaived: step.isTooMuch };
    case 'payer':
      return changePayer(database, order, step.isTooMuch);
    case 'ask price':
      return askPrice(database, order);
    case 'answer price':
      return answerPrice(database, order, step);
    case 'withdraw':
      return withdraw(database, order);
    case 'mail':
      if (chosen) {
        const answer = await database.call('public.mail_invoice($1)', [chosen.id]);
        expect(answer === 'is being credited').toBe(chosen.creditId !== null);
      }
      return order;
    case 'undo mail':
      if (chosen) await database.call('public.undo_invoice_mail($1)', [chosen.id]);
      return order;
    default:
      return chosen ? onInvoice(database, order, chosen, step) : order;
  }
}

async function onInvoice(database: MoneyDatabase, order: Order, chosen: ModelInvoice, step: Step): Promise<Order> {
  switch (step.kind) {
    case 'credit': {
      const id = randomUUID();
      const seen = paid(chosen) + (step.share === 'more' ? 1 : 0);
      const answer = await database.call('public.credit_invoice($1, $2, $3)', [id, chosen.id, seen]);
      const refusal = chosen.isCredited
        ? 'already credited'
        : chosen.creditId !== null
          ? 'is being credited'
          : step.share === 'more'
            ? 'paid meanwhile'
            : null;
      if (refusal === null) expect(answer).toBeInstanceOf(Date);
      else expect(answer).toBe(refusal);
      return refusal === null ? changed(order, chosen, { creditId: id }) : order;
    }
    case 'undo credit': {
      const answer = await database.call('public.undo_invoice($1)', [chosen.creditId ?? randomUUID()]);
      expect(answer).toBe(chosen.creditId !== null);
      return changed(order, chosen, { creditId: null });
    }
    case 'pay': {
      const left = open(chosen);
      const amount = { part: Math.floor(left / 2) || 1, all: left || 1, more: left + 100 }[step.share];
      const answer = await database.call('public.note_payment($1, $2, $3, $4)', [
        chosen.id,
        '2026-11-27',
        amount,
        step.isTooMuch,
      ]);
      const isRefused = chosen.creditId !== null || (amount > left && !step.isTooMuch);
      expect(answer).toBe(chosen.creditId !== null ? 'is being credited' : isRefused ? 'more than is open' : true);
      return isRefused ? order : changed(order, chosen, { payments: [...chosen.payments, amount] });
    }
    case 'refund': {
      const owed = owedBack(chosen);
      const amount = { part: Math.floor(owed / 2) || 1, all: owed || 1, more: owed + 1 }[step.share];
      const answer = await database.call('public.note_payment($1, $2, $3)', [chosen.id, '2026-11-28', -amount]);
      expect(answer).toBe(amount > owed ? 'more than is owed back' : true);
      return amount > owed ? order : changed(order, chosen, { payments: [...chosen.payments, -amount] });
    }
    case 'take back': {
      const last = chosen.payments.at(-1);
      if (last === undefined) return order;
      const id = `(select id from private.invoice_payments where invoice_id = $1 and amount = $2 limit 1)`;
      const answer = await database.call(`public.remove_payment(${id})`, [chosen.id, last]);
      const rest = chosen.payments.slice(0, -1);
      const isPaidBack = rest.reduce((sum, amount) => sum + amount, 0) < 0;
      expect(answer).toBe(isPaidBack ? 'paid back' : '');
      return isPaidBack ? order : changed(order, chosen, { payments: rest });
    }
    default:
      return order;
  }
}

async function make(database: MoneyDatabase, order: Order, { isExtra }: Step): Promise<Order> {
  const id = randomUUID();
  const lines = JSON.stringify([{ description: 'Regel', amount: byHand }]);
  const answer = await database.call('public.make_invoice($1, $2, $3, true, $4)', [
    id,
    order.id,
    lines,
    isExtra ? 'extra' : 'job',
  ]);
  const jobs = order.invoices.filter((invoice) => !invoice.isExtra);
  const refusal =
    !isExtra && jobs.some(({ isMade, isCredited }) => isMade && !isCredited)
      ? 'already invoiced'
      : !isExtra && jobs.some(({ isMade, isAutomatic }) => !isMade && !isAutomatic)
        ? 'already planned'
        : order.status === 'cancelled'
          ? 'more than may be charged'
          : null;
  if (refusal !== null) {
    expect(answer).toBe(refusal);
    return order;
  }
  expect(answer).toBeInstanceOf(Date);
  const invoice = { id, total: byHand, isExtra, isAutomatic: false, isMade: false, creditId: null, isCredited: false };
  return { ...order, invoices: [...order.invoices, { ...invoice, payments: [] }] };
}

/** The minute passes: the sender makes what is planned, and the files of it. */
async function pass(database: MoneyDatabase, order: Order): Promise<Order> {
  await database.run('update private.planned_invoices set not_before = now() where request_id = $1', [order.id]);
  await database.run('update private.planned_credits set not_before = now()');
  await database.run('select private.make_planned_credits()');
  await database.run('select private.make_planned_invoices()');
  const planned = order.invoices.filter(({ isMade }) => !isMade);
  const isByHand = planned.some(({ isExtra, isAutomatic }) => !isExtra && !isAutomatic);
  const hadJob = order.invoices.some(({ isMade, isExtra }) => isMade && !isExtra);
  const dropped = planned.filter(({ isAutomatic }) => isAutomatic && (isByHand || hadJob));
  for (const { id } of planned) {
    if (!dropped.some((each) => each.id === id))
      await database.call(`public.store_invoice_files($1, '', '<Invoice/>')`, [id]);
  }
  for (const { creditId } of order.invoices) {
    if (creditId !== null) await database.call(`public.store_invoice_files($1, '', '<CreditNote/>')`, [creditId]);
  }
  const invoices = order.invoices
    .filter((invoice) => !dropped.includes(invoice))
    .map((invoice) => ({
      ...invoice,
      // By itself the price of that moment is charged.
      total: invoice.isAutomatic && !invoice.isMade ? order.price * 100 : invoice.total,
      isMade: true,
      isCredited: invoice.isCredited || invoice.creditId !== null,
      creditId: null,
    }));
  return { ...order, invoices };
}

async function complete(database: MoneyDatabase, order: Order): Promise<Order> {
  if (order.status !== 'new') return order;
  await database.run(`update public.contact_submissions set status = 'completed' where id = $1`, [order.id]);
  const completed = { ...order, status: 'completed' as const, askedPrice: null };
  if (order.invoices.some(({ isMade, isExtra }) => isMade && !isExtra)) return completed;
  const id = await database.call('(select id from private.planned_invoices where request_id = $1 and lines is null)', [
    order.id,
  ]);
  expect(id).toBeTypeOf('string');
  const automatic: ModelInvoice = {
    ...{ id: String(id), total: order.price * 100, isExtra: false, isAutomatic: true, isMade: false },
    ...{ creditId: null, isCredited: false, payments: [] },
  };
  return { ...completed, invoices: [...order.invoices, automatic] };
}

async function changePayer(database: MoneyDatabase, order: Order, isOther: boolean): Promise<Order> {
  const payer = isOther ? `betaler-${randomUUID()}@example.nl` : null;
  await database.run(
    `update public.contact_submissions set payer_email = $2::text,
      (payer_kind, payer_name, payer_street, payer_postcode, payer_city) =
      (select kind, name, street, postcode, city
        from (values ('person', 'An de Wit', 'Kade 1', '3811AA', 'Amersfoort')) as given (kind, name, street, postcode, city)
        where $2::text is not null)
     where id = $1`,
    [order.id, payer],
  );
  return { ...order, payer };
}

/** A correction that raises the price is asked, and the old price holds. */
async function askPrice(database: MoneyDatabase, order: Order): Promise<Order> {
  if (order.status !== 'new') return order;
  const larger = `update public.contact_submissions set surface_area = greatest(surface_area, 150) + 20 where id = $1`;
  await database.run(larger, [order.id]);
  const asked = await database.call('(select price from private.price_questions where request_id = $1)', [order.id]);
  expect(asked).toBeGreaterThan(order.price);
  return { ...order, askedPrice: Number(asked) };
}

async function answerPrice(database: MoneyDatabase, order: Order, { share }: Step): Promise<Order> {
  const outcome = ({ part: 'agreed', all: 'withdrawn', more: 'refused' } as const)[share];
  const answer = await database.call('public.settle_price($1, $2, $3)', [order.id, order.askedPrice ?? 1, outcome]);
  expect(answer).toBe(order.askedPrice !== null);
  if (order.askedPrice === null) return order;
  const answered = { ...order, askedPrice: null };
  const { askedPrice: price, invoices } = order;
  switch (outcome) {
    case 'agreed': {
      // What waits at the price that was, comes at the new one.
      const isOutdated = byHand === order.price * 100;
      return { ...answered, price, invoices: invoices.filter((each) => each.isMade || each.isExtra || !isOutdated) };
    }
    case 'refused':
      return { ...answered, status: 'cancelled', invoices: invoices.filter(({ isMade }) => isMade) };
    case 'withdrawn':
      return answered;
  }
}

/** Takes back every invoice, also what is planned; nothing more can be charged. */
async function withdraw(database: MoneyDatabase, order: Order): Promise<Order> {
  const answer = await database.call('private.withdraw($1, now())', [order.id]);
  expect(answer).toBe(order.isWithdrawn || order.status !== 'cancelled');
  if (order.status === 'cancelled') return order;
  const invoices = order.invoices
    .filter(({ isMade }) => isMade)
    .map((invoice) => ({ ...invoice, isCredited: true, creditId: null }));
  return { ...order, invoices, status: 'cancelled', isWithdrawn: true, askedPrice: null };
}
