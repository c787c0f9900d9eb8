import type { BankEntry } from '@/domain/invoice/match-entries';

/**
 * The money that came in by a bank file, CAMT.053 of any version; null for any other file. Amounts in other currencies,
 * what was booked back and what is not booked yet are left out.
 */
export function readBankFile(xml: string): BankEntry[] | null {
  const file = new DOMParser().parseFromString(xml, 'application/xml');
  const statements = [...file.getElementsByTagNameNS('*', 'Stmt')];
  if (file.getElementsByTagName('parsererror').length > 0 || statements.length === 0) return null;
  const entries = statements.flatMap((statement) => {
    const account = textOf(statement, 'Acct', 'IBAN');
    return childrenOf(statement, 'Ntry').flatMap((entry) => readEntry(entry, account));
  });
  return withIds(entries);
}

/**
 * What else tells an entry from others: some banks number the entries of each statement from 1, and some give them no
 * number at all.
 */
type ReadEntry = Omit<BankEntry, 'id'> & { account: string; reference: string };

/** Equal ones are counted, which gives the same ids in a file of a longer period. */
function withIds(entries: readonly ReadEntry[]): BankEntry[] {
  const seen = new Map<string, number>();
  return entries.map(({ account, reference, ...entry }) => {
    const key = `${account} ${entry.day} ${entry.amount} ${(reference || entry.text).slice(-35)}`;
    const before = seen.get(key) ?? 0;
    seen.set(key, before + 1);
    return { id: `${key} ${before}`, ...entry };
  });
}

/** One for each transaction: a bank may book several at once. */
function readEntry(entry: Element, account: string): ReadEntry[] {
  const day = dayOf(entry);
  if (!isCredit(entry) || childText(entry, 'RvslInd') === 'true' || !isBooked(entry) || day === null) return [];
  const ofEntry = childText(entry, 'AcctSvcrRef') || childText(entry, 'NtryRef');
  const transactions = [...entry.getElementsByTagNameNS('*', 'TxDtls')];
  return (transactions.length > 1 ? transactions : [entry]).flatMap((transaction) => {
    const amount = centsOf(transaction);
    if (amount === null || !isCredit(transaction, true)) return [];
    const texts = ['Ustrd', 'Ref', 'AddtlTxInf', 'AddtlNtryInf', 'EndToEndId'].flatMap((name) => [
      ...transaction.getElementsByTagNameNS('*', name),
    ]);
    return [
      {
        account,
        reference: textOf(transaction, 'Refs', 'AcctSvcrRef') || ofEntry,
        day,
        amount,
        payer: textOf(transaction, 'Dbtr', 'Nm'),
        text: texts.map((part) => part.textContent).join(' '),
      },
    ];
  });
}

/** A transaction need not repeat what its entry says. */
function isCredit(element: Element, ifUnsaid = false): boolean {
  const indicator = childText(element, 'CdtDbtInd');
  return indicator === 'CRDT' || (ifUnsaid && indicator === '');
}

/** Of the code itself, or of the one below it in later versions. */
function isBooked(entry: Element): boolean {
  return ['', 'BOOK'].includes(childText(entry, 'Sts'));
}

/** YYYY-MM-DD, of booking or else of value; null for none. */
function dayOf(entry: Element): string | null {
  const [date] = [...childrenOf(entry, 'BookgDt'), ...childrenOf(entry, 'ValDt')];
  const day = date?.textContent.trim().slice(0, 10) ?? '';
  return /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day)) ? day : null;
}

/** Of the element itself, or of the one amount below it. */
function centsOf(element: Element): number | null {
  const amount = childrenOf(element, 'Amt')[0] ?? element.getElementsByTagNameNS('*', 'TxAmt')[0]?.firstElementChild;
  if (amount?.getAttribute('Ccy') !== 'EUR' || !/^\d+(\.\d+)?$/.test(amount.textContent.trim())) return null;
  return Math.round(Number(amount.textContent) * 100);
}

function childrenOf(element: Element, name: string): Element[] {
  return [...element.children].filter(({ localName }) => localName === name);
}

function childText(element: Element, name: string): string {
  return childrenOf(element, name)[0]?.textContent.trim() ?? '';
}

/** Of the first element with a name below the first one with another. */
function textOf(element: Element, name: string, below: string): string {
  const parent = element.getElementsByTagNameNS('*', name)[0];
  return parent?.getElementsByTagNameNS('*', below)[0]?.textContent.trim() ?? '';
}
