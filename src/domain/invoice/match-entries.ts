/** Money that came in, by a bank file. */
export interface BankEntry {
  /** The same in every file of that bank. */
  id: string;
  /** YYYY-MM-DD */
  day: string;
  /** Cents. */
  amount: number;
  payer: string;
  /** All that the payer wrote. */
  text: string;
}

interface OpenInvoice {
  id: string;
  number: string;
  total: number;
  paid: number;
}

/** `certain`: number and amount agree; `amount-differs`: only the number does. */
export interface EntryMatch<Invoice extends OpenInvoice> {
  entry: BankEntry;
  invoice: Invoice;
  outcome: 'certain' | 'amount-differs';
}

/**
 * The entries that name one of these invoices, and only one; the first with its amount is certain, so that a second
 * payment is looked at. Whoever looks decides what is noted.
 */
export function matchEntries<Invoice extends OpenInvoice>(
  entries: readonly BankEntry[],
  invoices: readonly Invoice[],
): EntryMatch<Invoice>[] {
  const settled = new Set<string>();
  const patterns = invoices.map((invoice) => ({ invoice, pattern: patternOf(invoice.number) }));
  return entries.flatMap((entry) => {
    const [named, other] = patterns.filter(({ pattern }) => pattern.test(entry.text));
    if (!named || other) return [];
    const { invoice } = named;
    const isCertain = entry.amount === invoice.total - invoice.paid && !settled.has(invoice.id);
    if (isCertain) settled.add(invoice.id);
    return [{ entry, invoice, outcome: isCertain ? 'certain' : 'amount-differs' }];
  });
}

/**
 * People leave the hyphen out or write another mark, and banks break lines anywhere; digits around it make it another
 * number.
 */
function patternOf(number: string): RegExp {
  const digits = Array.from(number.replace('-', '')).join('[\\s./_–-]*');
  return new RegExp(`(?<!\\d)${digits}(?!\\d)`);
}
