import type { BankEntryKind } from '@/domain/bank/bank-entry';
import { elementsAt, textAt } from './xml-elements';

/** Who is on the other side; of what comes back banks name both, so that our own account is passed over. */
const roles: Record<BankEntryKind, readonly string[]> = {
  in: ['Dbtr', 'UltmtDbtr'],
  out: ['Cdtr', 'UltmtCdtr'],
  'in-undone': ['Dbtr', 'Cdtr'],
  'out-undone': ['Cdtr', 'Dbtr'],
};

/** The name of who paid or was paid, in a transaction; '' when it has none. */
export function partyName(transaction: Element, kind: BankEntryKind, account: string): string {
  const [parties] = elementsAt(transaction, 'RltdPties');
  if (!parties) return '';
  const others = roles[kind].filter(
    (role) => textAt(parties, `${role}Acct`, 'Id', 'IBAN') !== account || account === '',
  );
  // Version .08 has one element more between.
  const names = others.flatMap((role) => [textAt(parties, role, 'Nm'), textAt(parties, role, 'Pty', 'Nm')]);
  return names.find((name) => name !== '') ?? '';
}

/** Where the number of an invoice can stand, in the order of their worth. */
const textPaths = [
  ['RmtInf', 'Ustrd'],
  ['RmtInf', 'Strd', 'CdtrRefInf', 'Ref'],
  ['RmtInf', 'Strd', 'RfrdDocInf', 'Nb'],
  ['RmtInf', 'Strd', 'AddtlRmtInf'],
  ['AddtlTxInf'],
  ['RtrInf', 'AddtlInf'],
  ['Refs', 'EndToEndId'],
] as const;

/** All texts of a transaction that its payer or the bank wrote. */
export function remittanceTexts(transaction: Element): string[] {
  const texts = textPaths.flatMap((path) => elementsAt(transaction, ...path).map(({ textContent }) => textContent));
  return texts.map((text) => text.replace(/\r\n?/g, '\n').trim()).filter((text) => text !== 'NOTPROVIDED');
}
