import type { Invoice } from '@/data/invoices/queries';
import type { BankEntry } from '@/domain/bank/bank-entry';
import { matchEntries, type EntryMatch, type MatchedInvoice } from '@/domain/bank/match-entries';
import { pairUndone } from '@/domain/bank/pair-undone';

export interface FoundEntries {
  matches: EntryMatch<MatchedInvoice>[];
  /** What went out or came back, and the payments that came back. */
  others: BankEntry[];
}

/** Finds what the entries of bank files pay of these invoices; what comes back in the same files pays nothing. */
export function findEntries(entries: readonly BankEntry[], invoices: readonly Invoice[]): FoundEntries {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const all = [...byId.values()];
  const numbers = invoices.map(({ number }) => number);
  const undoable = all
    .filter(({ kind }) => kind === 'in' || kind === 'out')
    .map((entry) => ({
      ...entry,
      direction: entry.kind === 'in' ? ('in' as const) : ('out' as const),
      numbers: numbers.filter((number) => entry.text.includes(number)),
    }));
  const undone = pairUndone(
    all.filter(({ kind }) => kind.endsWith('undone')),
    undoable,
  ).flatMap(({ candidates: [best], isLikely }) => (isLikely && best ? [best.id] : []));
  const paying = all.filter(({ id, kind }) => kind === 'in' && !undone.includes(id));
  const matched = invoices.map(({ id, number, customer, total, paid, state }) => ({
    ...{ id, number, customer: customer.name },
    open: state === 'open' || state === 'late' ? total - paid : 0,
  }));
  return { matches: matchEntries(paying, matched), others: all.filter((entry) => !paying.includes(entry)) };
}
