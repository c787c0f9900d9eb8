import type { BankEntry } from '@/domain/invoice/match-entries';

/**
 * The money that came in by a bank file, CAMT.053 of any version; null for any other file. Amounts in other currencies and
 * what was booked back are left out.
 */
export function readBankFile(xml: string): BankEntry[] | null {
  const file = new DOMParser().parseFromString(xml, 'application/xml');
  const statements = [...file.getElementsByTagNameNS('*', 'Stmt')];
  if (file.getElementsByTagName('parsererror').length > 0 || statements.length === 0) return null;
  return statements.flatMap((statement) => {
    const account = textOf(statement, 'Acct', 'IBAN');
    return childrenOf(statement, 'Ntry').flatMap((entry, index) => readEntry(entry, `${account} ${index}`));
  });
}

/** One for each transaction: a bank may book several at once. */
function readEntry(entry: Element, fallback: string): BankEntry[] {
  const day = (textOf(entry, 'BookgDt', 'Dt') || textOf(entry, 'BookgDt', 'DtTm')).slice(0, 10);
  const isBack = childText(entry, 'RvslInd') === 'true';
  const isDay = /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day));
  if (childText(entry, 'CdtDbtInd') !== 'CRDT' || isBack || !isDay) return [];
  const reference = childText(entry, 'AcctSvcrRef') || childText(entry, 'NtryRef');
  const transactions = [...entry.getElementsByTagNameNS('*', 'TxDtls')];
  return (transactions.length > 1 ? transactions : [entry]).flatMap((transaction, index) => {
    const amount = centsOf(transaction) ?? (transactions.length > 1 ? null : centsOf(entry));
    if (amount === null) return [];
    const remittance = [
      ...transaction.getElementsByTagNameNS('*', 'Ustrd'),
      ...transaction.getElementsByTagNameNS('*', 'Ref'),
    ];
    const own = textOf(transaction, 'Refs', 'AcctSvcrRef') || reference;
    const id = own === '' ? `${fallback} ${day} ${amount} ${index}` : `${own} ${index}`;
    return [
      {
        id: id.slice(-100),
        day,
        amount,
        payer: textOf(transaction, 'Dbtr', 'Nm'),
        text: [...remittance, ...transaction.getElementsByTagNameNS('*', 'EndToEndId')]
          .map((part) => part.textContent)
          .join(' '),
      },
    ];
  });
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
