// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { readBankFile } from './read-bank-file';

function file(entries: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
    <Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><Stmt>
    <Acct><Id><IBAN>NL91ABNA0417164300</IBAN></Id></Acct>${entries}</Stmt></BkToCstmrStmt></Document>`;
}

function entry({ amount = '285.00', currency = 'EUR', way = 'CRDT', reversal = '', details = '' } = {}): string {
  return `<Ntry><Amt Ccy="${currency}">${amount}</Amt><CdtDbtInd>${way}</CdtDbtInd>${reversal}
    <BookgDt><Dt>2026-11-27</Dt></BookgDt><AcctSvcrRef>REF1</AcctSvcrRef><NtryDtls>${details}</NtryDtls></Ntry>`;
}

const details = `<TxDtls><RltdPties><Dbtr><Nm>J. de Vries</Nm></Dbtr></RltdPties>
  <RmtInf><Ustrd>Factuur 2026-0001</Ustrd></RmtInf></TxDtls>`;

test('reads what came in, by whom and for what', () => {
  const [read] = readBankFile(file(entry({ details }))) ?? [];
  expect(read).toEqual({
    id: 'REF1 0',
    day: '2026-11-27',
    amount: 28_500,
    payer: 'J. de Vries',
    text: 'Factuur 2026-0001',
  });
});

test('a batch is as many entries as it has transactions, each with its own amount', () => {
  function part(amount: string, number: string): string {
    return `<TxDtls><AmtDtls><TxAmt><Amt Ccy="EUR">${amount}</Amt></TxAmt></AmtDtls><RmtInf><Ustrd>${number}</Ustrd></RmtInf></TxDtls>`;
  }
  const read = readBankFile(file(entry({ amount: '300.00', details: part('100.00', 'a') + part('200.00', 'b') })));
  expect(read?.map(({ id, amount, text }) => [id, amount, text])).toEqual([
    ['REF1 0', 10_000, 'a'],
    ['REF1 1', 20_000, 'b'],
  ]);
});

test.each([
  ['what went out', entry({ way: 'DBIT' })],
  ['what was booked back', entry({ reversal: '<RvslInd>true</RvslInd>' })],
  ['another currency', entry({ currency: 'USD' })],
  ['what has no day', entry().replace('2026-11-27', '2026-13-27')],
])('leaves out %s', (_, xml) => {
  expect(readBankFile(file(xml))).toEqual([]);
});

test.each(['', 'no xml', '<html></html>', '<Document'])('"%s" is no bank file', (text) => {
  expect(readBankFile(text)).toBeNull();
});
