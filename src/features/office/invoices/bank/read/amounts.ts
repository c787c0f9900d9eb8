import { elementsAt, textAt } from './xml-elements';

/** Ten million euros. */
const maxCents = 1_000_000_000;

/** Cents of an amount in euros: above 0, at most ten million, of whole cents; null for any other. */
export function euroCents(amount: Element | undefined): number | null {
  const text = amount?.textContent.trim() ?? '';
  if (amount?.getAttribute('Ccy') !== 'EUR' || !/^\+?\d{1,12}(\.\d{0,2}0*)?$/.test(text)) return null;
  const cents = Math.round(Number(text) * 100);
  return cents > 0 && cents <= maxCents ? cents : null;
}

/**
 * Cents of each transaction of a batch, those that went the other way below 0; null for no batch, and when they do not add
 * up to the entry: then it is one entry, so that no euro vanishes.
 */
export function transactionAmounts(
  transactions: readonly Element[],
  ofEntry: number,
  isEntryIn: boolean,
): number[] | null {
  if (transactions.length < 2) return null;
  const amounts = transactions.map((transaction) => {
    const [amount] = [
      ...elementsAt(transaction, 'Amt'),
      ...elementsAt(transaction, 'AmtDtls', 'TxAmt', 'Amt'),
      ...elementsAt(transaction, 'AmtDtls', 'InstdAmt', 'Amt'),
    ];
    const indicator = textAt(transaction, 'CdtDbtInd');
    const isIn = indicator === '' ? isEntryIn : indicator === 'CRDT';
    return (euroCents(amount) ?? 0) * (isIn ? 1 : -1);
  });
  const sum = amounts.reduce((total, amount) => total + amount, 0);
  return amounts.includes(0) || amounts.includes(-0) || sum !== ofEntry ? null : amounts;
}
