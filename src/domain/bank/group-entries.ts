import type { BankEntry } from './bank-entry';
import { findInvoiceNumbers } from './invoice-numbers';
import { matchEntries, type EntryMatch, type MatchedInvoice } from './match-entries';
import { pairUndone, type Undoable, type UndoneMatch } from './pair-undone';

/** An invoice, and what is to be paid or to be paid back of it, in cents: one of them is 0. */
export interface BankInvoice extends MatchedInvoice {
  owedBack: number;
}

/** What came in or went out before, of which something can have come back. */
export interface PastMovement extends Undoable {
  /** An entry of the bank, or a payment that was noted by hand. */
  isEntry: boolean;
  text: string;
}

/** Each entry in one group. */
interface BankGroups {
  /** The number and the open amount, and no other reading. */
  certain: EntryMatch<BankInvoice>[];
  /** Of an invoice, for some other reason; a person has to look. */
  likely: EntryMatch<BankInvoice>[];
  /** What came back, with what it undoes. */
  undone: UndoneMatch<PastMovement>[];
  /** What went out and can be owed to a customer. */
  refunds: EntryMatch<BankInvoice>[];
  /** What came in, of no invoice that can be found. */
  unknown: BankEntry[];
  /** What went out, to nobody who is owed something. */
  outgoing: BankEntry[];
}

/** Groups entries that are to be looked at. A payment that came back stands with what brought it back, and pays nothing. */
export function groupEntries(
  entries: readonly BankEntry[],
  invoices: readonly BankInvoice[],
  past: readonly PastMovement[],
): BankGroups {
  const numbers = new Set(invoices.map(({ number }) => number));
  const undoable = past.map((movement) => {
    const { printed, otherwise } = findInvoiceNumbers(movement.text, (number) => numbers.has(number));
    return { ...movement, numbers: [...new Set([...movement.numbers, ...printed, ...otherwise])] };
  });
  const undone = pairUndone(
    entries.filter(({ kind }) => kind === 'in-undone' || kind === 'out-undone'),
    undoable,
  );
  const cameBack = new Set(undone.flatMap(({ isLikely, candidates: [best] }) => (isLikely && best ? [best.id] : [])));
  const left = entries.filter(({ id }) => !cameBack.has(id));

  const paying = matchEntries(
    left.filter(({ kind }) => kind === 'in'),
    invoices,
  );
  const refunding = matchEntries(
    left.filter(({ kind }) => kind === 'out'),
    invoices.map((invoice) => ({ ...invoice, open: invoice.owedBack })),
  );
  const refunds = refunding.filter(({ entry, invoices: found }) => entry.amount <= sum(found.map(({ open }) => open)));
  return {
    certain: paying.filter(({ outcome }) => outcome === 'certain'),
    likely: paying.filter(({ outcome }) => outcome !== 'certain' && outcome !== 'unknown'),
    undone,
    refunds,
    unknown: paying.filter(({ outcome }) => outcome === 'unknown').map(({ entry }) => entry),
    outgoing: refunding.filter((match) => !refunds.includes(match)).map(({ entry }) => entry),
  };
}

/** What an entry pays of each invoice that it was found to belong to, in cents. */
export function proposedPayments({ entry, invoices }: EntryMatch<BankInvoice>): { invoice: string; amount: number }[] {
  return invoices.map(({ id, open }) => ({ invoice: id, amount: invoices.length > 1 ? open : entry.amount }));
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
