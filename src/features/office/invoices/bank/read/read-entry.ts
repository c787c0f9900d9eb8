import type { BankEntry } from '@/domain/bank/bank-entry';
import { plausibleDay } from '#shared/plausible-dates.ts';
import { lastDay } from '#shared/plausible-moment.ts';
import { euroCents, transactionAmounts } from './amounts';
import { partyName, remittanceTexts } from './details';
import { elementsAt, textAt } from './xml-elements';

/** An entry as its statement has it. */
export interface ReadEntry extends Omit<BankEntry, 'id'> {
  /** IBAN of the account that the statement is of. */
  account: string;
  /** What the bank calls it in every file; '' when it has no such name. */
  reference: string;
}

/** An entry that cannot be read, or that is not booked yet and comes in a later file. */
export interface UnreadableEntry {
  problem: 'amount' | 'currency' | 'day' | 'namespace' | 'not-booked';
  /** What it says of itself. */
  text: string;
}

/** Reads an entry of a statement: one, or the transactions of a batch when their amounts add up to it. */
export function readEntry(entry: Element, account: string, namespace: string | null): (ReadEntry | UnreadableEntry)[] {
  const day = bookedOn(entry);
  const amount = euroCents(elementsAt(entry, 'Amt')[0]);
  const problem =
    entry.namespaceURI !== namespace
      ? 'namespace'
      : !['', 'BOOK'].includes(textAt(entry, 'Sts'))
        ? 'not-booked'
        : elementsAt(entry, 'Amt')[0]?.getAttribute('Ccy') !== 'EUR'
          ? 'currency'
          : amount === null || directionText(entry) === ''
            ? 'amount'
            : day === null
              ? 'day'
              : null;
  if (problem !== null || day === null || amount === null) {
    const texts = [...entry.getElementsByTagName('*')].filter(({ children }) => children.length === 0);
    const text = texts.map(({ textContent }) => textContent.trim()).join(' ');
    return [{ problem: problem ?? 'amount', text: text.slice(0, 200) }];
  }
  const transactions = elementsAt(entry, 'NtryDtls', 'TxDtls');
  const isIn = directionText(entry) === 'CRDT';
  const amounts = transactionAmounts(transactions, isIn ? amount : -amount, isIn);
  const common = { account, day, reference: textAt(entry, 'AcctSvcrRef') };
  if (amounts === null) {
    return [{ ...common, ...details(entry, transactions, account, isIn, true), amount }];
  }
  return transactions.map((transaction, index) => {
    const signed = amounts[index] ?? 0;
    return {
      ...common,
      reference: textAt(transaction, 'Refs', 'AcctSvcrRef') || common.reference,
      ...details(entry, [transaction], account, signed > 0, false),
      amount: Math.abs(signed),
    };
  });
}

/** Of the entry as a whole, or of one of its transactions. */
function details(
  entry: Element,
  transactions: readonly Element[],
  account: string,
  isIn: boolean,
  isWhole: boolean,
): Pick<ReadEntry, 'kind' | 'party' | 'text'> {
  const isReversed = ['true', '1'].includes(textAt(entry, 'RvslInd'));
  const returns = transactions.filter((transaction) => elementsAt(transaction, 'RtrInf').length > 0);
  const isReturned = isReversed || (returns.length > 0 && returns.length === transactions.length);
  const kind = isReturned ? (isIn ? 'out-undone' : 'in-undone') : isIn ? 'in' : 'out';
  const parties = transactions.map((transaction) => partyName(transaction, kind, account));
  const texts = transactions.flatMap(remittanceTexts);
  if (isWhole) texts.push(textAt(entry, 'AddtlNtryInf'));
  return { kind, party: lines(parties, ', ').slice(0, 140), text: lines(texts, '\n').slice(0, 1000) };
}

function lines(texts: readonly string[], separator: string): string {
  return [...new Set(texts)].filter((text) => text !== '').join(separator);
}

function directionText(entry: Element): 'CRDT' | 'DBIT' | '' {
  const indicator = textAt(entry, 'CdtDbtInd');
  return indicator === 'CRDT' || indicator === 'DBIT' ? indicator : '';
}

/** YYYY-MM-DD, of booking or else of value; null for none that exists. */
function bookedOn(entry: Element): string | null {
  const [date] = [...elementsAt(entry, 'BookgDt'), ...elementsAt(entry, 'ValDt')];
  const read = plausibleDay.safeParse(date?.textContent.trim().slice(0, 10));
  return read.success && read.data < lastDay ? read.data : null;
}
