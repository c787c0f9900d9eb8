import { readEntry, type ReadEntry, type UnreadableEntry } from './read-entry';
import { elementsAt, textAt } from './xml-elements';

/** What a bank file holds. */
interface ReadStatements {
  /** IBANs of the accounts that the statements are of; '' for one without. */
  accounts: string[];
  entries: ReadEntry[];
  unreadable: UnreadableEntry[];
}

/** Why a file is none: another message of banks, or no statement at all. */
export type StatementProblem = 'camt052' | 'camt054' | 'other';

const statementNamespace = /^urn:iso:std:iso:20022:tech:xsd:camt\.053\.001\.\d\d$/;
const otherMessages = { BkToCstmrAcctRpt: 'camt052', BkToCstmrDbtCdtNtfctn: 'camt054' } as const;

/** Reads a CAMT.053 file of any version: every booked entry in euros, and those that cannot be read by name. */
export function readStatements(xml: string): ReadStatements | StatementProblem {
  // A document type could define texts that grow without end.
  if (xml.includes('<!DOCTYPE')) return 'other';
  const { documentElement: root } = new DOMParser().parseFromString(xml, 'application/xml');
  const message = root.localName === 'Document' ? root.firstElementChild?.localName : undefined;
  if (message === 'BkToCstmrAcctRpt' || message === 'BkToCstmrDbtCdtNtfctn') return otherMessages[message];
  if (!statementNamespace.test(root.namespaceURI ?? '')) return 'other';
  const statements = elementsAt(root, 'BkToCstmrStmt', 'Stmt');
  if (root.getElementsByTagName('parsererror').length > 0 || statements.length === 0) return 'other';
  const read = statements.map((statement) => {
    const account = textAt(statement, 'Acct', 'Id', 'IBAN').replace(/\s/g, '').toUpperCase();
    const entries = [...statement.children].filter(({ localName }) => localName === 'Ntry');
    return { account, parts: entries.flatMap((entry) => readEntry(entry, account, root.namespaceURI)) };
  });
  const parts = read.flatMap((statement) => statement.parts);
  return {
    accounts: [...new Set(read.map(({ account }) => account))],
    entries: parts.filter((part) => 'kind' in part),
    unreadable: parts.filter((part) => 'problem' in part),
  };
}
