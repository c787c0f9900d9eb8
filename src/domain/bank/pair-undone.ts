import type { BankEntry } from './bank-entry';
import { findInvoiceNumbers } from './invoice-numbers';
import { isSameName, hasLastName } from './same-name';

/** What a reversal or return can undo: an entry of the bank, or a payment that was noted by hand. */
export interface Undoable {
  id: string;
  direction: 'in' | 'out';
  /** YYYY-MM-DD */
  day: string;
  /** Cents. */
  amount: number;
  party: string;
  /** Numbers of the invoices that it pays or names. */
  numbers: readonly string[];
}

export interface UndoneMatch<Undone extends Undoable> {
  entry: BankEntry;
  /** All that it can undo, the likeliest first; `isLikely` when that one shares a number or a name. */
  candidates: Undone[];
  isLikely: boolean;
}

/**
 * Finds what each reversal or return undoes: of the same amount and not later, by an invoice number or a name that both have;
 * each is undone once. The candidates are all with that amount, so that a person can choose.
 */
export function pairUndone<Undone extends Undoable>(
  entries: readonly BankEntry[],
  undoable: readonly Undone[],
): UndoneMatch<Undone>[] {
  const numbers = new Set(undoable.flatMap((one) => one.numbers));
  const taken = new Set<string>();
  return entries.map((entry) => {
    const direction = entry.kind === 'in-undone' ? 'in' : 'out';
    const named = findInvoiceNumbers(entry.text, (number) => numbers.has(number));
    const shared = new Set([...named.printed, ...named.otherwise]);
    const candidates = undoable
      .filter((one) => one.direction === direction && one.amount === entry.amount && one.day <= entry.day)
      .map((one) => ({
        one,
        likeness: taken.has(one.id)
          ? -1
          : (one.numbers.some((number) => shared.has(number)) ? 2 : 0) +
            (isSameName(entry.party, one.party) || hasLastName(entry.party, one.party) ? 1 : 0),
      }))
      .toSorted((a, b) => b.likeness - a.likeness || b.one.day.localeCompare(a.one.day));
    const [best] = candidates;
    const isLikely = best !== undefined && best.likeness > 0;
    if (isLikely) taken.add(best.one.id);
    return { entry, candidates: candidates.map(({ one }) => one), isLikely };
  });
}
