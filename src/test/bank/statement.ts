// CAMT.053 files as banks write them, made by hand: no bank, account or person is real.

const account = 'NL91ABNA0417164300';
const statementNamespace = 'urn:iso:std:iso:20022:tech:xsd:camt.053.001';

interface StatementOptions {
  version?: string;
  account?: string;
  encoding?: string;
}

/** A file of one statement with these entries. */
export function statement(
  entries: string,
  { version = '02', account: of = account, encoding = 'UTF-8' }: StatementOptions = {},
) {
  return `<?xml version="1.0" encoding="${encoding}"?>
    <Document xmlns="${statementNamespace}.${version}"><BkToCstmrStmt><GrpHdr><MsgId>1</MsgId></GrpHdr><Stmt><Id>1</Id>
    <Acct><Id><IBAN>${of}</IBAN></Id></Acct>${entries}</Stmt></BkToCstmrStmt></Document>`;
}

interface EntryOptions {
  amount?: string;
  currency?: string;
  way?: 'CRDT' | 'DBIT';
  day?: string;
  /** Elements between its direction and its day. */
  state?: string;
  reference?: string;
  details?: string;
}

/** An entry of a statement, of one payment unless `details` has others. */
export function bankEntry({
  amount = '285.00',
  currency = 'EUR',
  way = 'CRDT',
  day = '2026-11-27',
  state = '<Sts>BOOK</Sts>',
  reference = '',
  details = transaction(),
}: EntryOptions = {}): string {
  return `<Ntry><Amt Ccy="${currency}">${amount}</Amt><CdtDbtInd>${way}</CdtDbtInd>${state}<BookgDt><Dt>${day}</Dt></BookgDt>
    ${reference}<NtryDtls>${details}</NtryDtls></Ntry>`;
}

interface TransactionOptions {
  payer?: string;
  text?: string;
  amount?: string;
  /** Elements below RmtInf. */
  remittance?: string;
  more?: string;
}

/** A transaction of an entry. */
export function transaction({
  payer = 'J. de Vries',
  text = 'Factuur 2026-0001',
  amount = '',
  remittance = `<Ustrd>${text}</Ustrd>`,
  more = '',
}: TransactionOptions = {}): string {
  return `<TxDtls>${amount}<RltdPties><Dbtr><Nm>${payer}</Nm></Dbtr></RltdPties><RmtInf>${remittance}</RmtInf>${more}</TxDtls>`;
}
