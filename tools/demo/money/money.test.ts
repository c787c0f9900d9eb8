import { JSDOM } from 'jsdom';
import { expect, test, vi } from 'vitest';
import { matchEntries } from '../../../src/domain/bank/match-entries.ts';
import { readStatements } from '../../../src/features/office/invoices/bank/read/read-statements.ts';
import { demoYear } from '../year.ts';
import { bankFile } from './bank-file.ts';
import { demoMoney } from './money.ts';
import { seller } from './statements.ts';

const now = new Date('2026-11-25T10:00:00Z');
const year = demoYear(now, ['ans', 'joris']);
const money = demoMoney(year, now);
const { invoices, planned, visits } = money;

/** What is still to be paid, below 0 to be paid back. */
function balance({ id, total, payments }: (typeof invoices)[number]): number {
  const isCredited = invoices.some(({ credits }) => credits === id);
  return (isCredited ? 0 : total) - payments.reduce((sum, { amount }) => sum + amount, 0);
}

test('the money of a year is the same at the same moment, and nothing of it is after that', () => {
  expect(demoMoney(year, now)).toEqual(money);
  expect(invoices.length).toBeGreaterThan(450);
  for (const { made_at, payments, reminders } of invoices) {
    expect(
      [made_at, ...reminders, ...payments.map(({ paid_on }) => paid_on)].every((moment) => moment <= now.toISOString()),
    ).toBe(true);
  }
});

test('numbers have no gaps, in the order in which the invoices were made', () => {
  for (const of of ['2025', '2026']) {
    const numbers = invoices.flatMap(({ number }) => (number.startsWith(of) ? [Number(number.slice(5))] : []));
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  }
  expect(invoices.map(({ made_at }) => made_at)).toEqual(invoices.map(({ made_at }) => made_at).toSorted());
});

test('invoices are in all states, and one job has one', () => {
  const debts = invoices.filter(({ credits }) => credits === null);
  const late = debts.filter(
    (invoice) => balance(invoice) > 0 && Date.parse(invoice.made_at) < now.getTime() - 15 * 86_400_000,
  );
  expect(late.length).toBeGreaterThan(0);
  expect(late.some(({ reminders }) => reminders.length > 0)).toBe(true);
  expect(debts.some((invoice) => balance(invoice) > 0 && !late.includes(invoice))).toBe(true);
  expect(debts.some((invoice) => balance(invoice) < 0)).toBe(true);
  expect(debts.some(({ payments }) => payments.some(({ amount }) => amount < 0))).toBe(true);
  expect(invoices.some(({ credits }) => credits !== null)).toBe(true);
  expect(planned.length).toBeGreaterThan(0);
  expect(new Set(visits.map(({ state }) => state)).size).toBe(2);
  expect(new Set(debts.map(({ due }) => due)).size).toBe(4);
  const jobs = debts.flatMap(({ due, request_id }) => (due === 'job' ? [request_id] : []));
  expect(new Set(jobs).size).toBe(jobs.length);
});

test('the bank file has an entry of each kind', () => {
  vi.stubGlobal('DOMParser', new JSDOM().window.DOMParser);
  const read = readStatements(bankFile(invoices, seller.iban, '2026-11-25'));
  if (typeof read === 'string') throw new Error(read);
  expect(read.accounts).toEqual([seller.iban]);
  expect(read.unreadable).toEqual([]);
  const entries = read.entries.map((entry, index) => ({ ...entry, id: String(index) }));
  const matched = invoices
    .filter(({ credits }) => credits === null)
    .map((invoice) => ({ ...invoice, open: Math.max(balance(invoice), 0) }));
  const paid = matchEntries(
    entries.filter(({ kind }) => kind === 'in'),
    matched,
  );
  expect(paid.map(({ outcome }) => outcome)).toEqual([
    'certain',
    'certain',
    'name',
    'amount-differs',
    'several',
    'unknown',
  ]);
  expect(entries.filter(({ kind }) => kind !== 'in').map(({ kind }) => kind)).toEqual(['out', 'in-undone', 'out']);
});
