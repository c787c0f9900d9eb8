import type { BankEntry } from './bank-entry';
import { findInvoiceNumbers } from './invoice-numbers';
import { hasLastName } from './same-name';

/** An invoice that an entry may belong to. */
export interface MatchedInvoice {
  id: string;
  number: string;
  customer: string;
  /** Cents that are to be paid, or to be paid back; 0 for nothing. */
  open: number;
}

/**
 * What an entry belongs to. `certain`: the number as printed or its reference, the open amount, and nothing else;
 * `several`: the open sum of more than one; `parts`: with other entries the open amount; `otherwise`: a number that is
 * written otherwise, `typo`: with one wrong digit, `name`: no number, each with the open amount; `amount-differs`; `not-open`:
 * an invoice of which nothing is open; `unknown`: nothing.
 */
export type MatchOutcome =
  'certain' | 'several' | 'parts' | 'otherwise' | 'typo' | 'name' | 'amount-differs' | 'not-open' | 'unknown';

export interface EntryMatch<Invoice extends MatchedInvoice> {
  entry: BankEntry;
  outcome: MatchOutcome;
  /** Those that the entry would pay, in the order of the text. */
  invoices: Invoice[];
}

/**
 * Finds the invoices that entries belong to, in the order of their days. Only what is certain may be chosen beforehand
 * (D-79). Invoices of which nothing is open are given too: a text that names one is no typo of another.
 */
export function matchEntries<Invoice extends MatchedInvoice>(
  entries: readonly BankEntry[],
  invoices: readonly Invoice[],
): EntryMatch<Invoice>[] {
  const byNumber = new Map(invoices.map((invoice) => [invoice.number, invoice]));
  const sorted = entries.toSorted((a, b) => a.day.localeCompare(b.day) || a.id.localeCompare(b.id));
  const read = sorted.map((entry) => ({
    entry,
    numbers: findInvoiceNumbers(entry.text, (number) => byNumber.has(number)),
  }));
  const settled = new Set<string>();
  const certain = read.map(({ entry, numbers: { printed, otherwise } }) => {
    const [invoice, another] = [...printed, ...otherwise].flatMap((number) => byNumber.get(number) ?? []);
    if (!invoice || another || printed.length === 0 || settled.has(invoice.id)) return null;
    if (invoice.open !== entry.amount) return null;
    settled.add(invoice.id);
    return invoice;
  });
  const left = new Map(invoices.map((invoice) => [invoice.id, settled.has(invoice.id) ? 0 : invoice.open]));
  const matches = read.map(({ entry, numbers }, index): EntryMatch<Invoice> => {
    const invoice = certain[index];
    return invoice
      ? { entry, outcome: 'certain', invoices: [invoice] }
      : { entry, ...guess(entry, numbers, byNumber, left) };
  });
  return markParts(matches, left);
}

type Guess<Invoice extends MatchedInvoice> = Pick<EntryMatch<Invoice>, 'outcome' | 'invoices'>;

function guess<Invoice extends MatchedInvoice>(
  entry: BankEntry,
  { printed, otherwise, unknown }: ReturnType<typeof findInvoiceNumbers>,
  byNumber: ReadonlyMap<string, Invoice>,
  left: ReadonlyMap<string, number>,
): Guess<Invoice> {
  function pays({ id }: Invoice): boolean {
    return left.get(id) === entry.amount;
  }
  const named = [...printed, ...otherwise].flatMap((number) => byNumber.get(number) ?? []);
  const open = named.filter(({ id }) => (left.get(id) ?? 0) > 0);
  if (open.length > 1 && open.reduce((sum, { id }) => sum + (left.get(id) ?? 0), 0) === entry.amount) {
    return { outcome: 'several', invoices: open };
  }
  const [paid, alsoPaid] = open.filter(pays);
  if (paid && !alsoPaid) return { outcome: 'otherwise', invoices: [paid] };
  if (open.length > 0) return { outcome: 'amount-differs', invoices: open.slice(0, 1) };

  const candidates = [...byNumber.values()].filter(pays);
  const byTypo = candidates.filter(({ number }) => unknown.some((wrong) => differsByOne(wrong, number)));
  const byName = candidates.filter(({ customer }) => hasLastName(entry.party, customer));
  const both = byTypo.filter((invoice) => byName.includes(invoice));
  for (const [outcome, [only, other]] of [
    ['typo', both],
    ['typo', byTypo],
    ['name', byName],
  ] as const) {
    if (only && !other) return { outcome, invoices: [only] };
  }
  return named.length > 0 ? { outcome: 'not-open', invoices: named.slice(0, 1) } : { outcome: 'unknown', invoices: [] };
}

/** Payments of the same invoice that together are what is open. */
function markParts<Invoice extends MatchedInvoice>(
  matches: EntryMatch<Invoice>[],
  left: ReadonlyMap<string, number>,
): EntryMatch<Invoice>[] {
  const sums = new Map<string, { entries: number; sum: number }>();
  for (const { outcome, invoices, entry } of matches) {
    const [invoice] = invoices;
    if (!invoice || outcome !== 'amount-differs') continue;
    const { entries, sum } = sums.get(invoice.id) ?? { entries: 0, sum: 0 };
    sums.set(invoice.id, { entries: entries + 1, sum: sum + entry.amount });
  }
  return matches.map((match) => {
    const id = match.invoices[0]?.id ?? '';
    const together = sums.get(id);
    const arePart = match.outcome === 'amount-differs' && together && together.entries > 1;
    return arePart && together.sum === left.get(id) ? { ...match, outcome: 'parts' } : match;
  });
}

/** Of the same length, with one other digit. */
function differsByOne(one: string, other: string): boolean {
  const differences = Array.from(one).filter((digit, place) => digit !== other[place]);
  return one.length === other.length && differences.length === 1;
}
