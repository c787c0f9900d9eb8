// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
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
    id: 'NL91ABNA0417164300 2026-11-27 28500 REF1 0',
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
    ['NL91ABNA0417164300 2026-11-27 10000 REF1 0', 10_000, 'a'],
    ['NL91ABNA0417164300 2026-11-27 20000 REF1 0', 20_000, 'b'],
  ]);
});

describe('an entry has an id of its own', () => {
  function ids(...entries: string[]): string[] {
    return readBankFile(file(entries.join('')))?.map(({ id }) => id) ?? [];
  }

  test('when its bank numbers the entries of each statement from 1', () => {
    const numbered = entry().replace('<AcctSvcrRef>REF1</AcctSvcrRef>', '<NtryRef>1</NtryRef>');
    const [first] = ids(numbered);
    expect(ids(numbered.replace('11-27', '11-28'))).not.toContain(first);
    expect(ids(numbered.replace('285.00', '300.00'))).not.toContain(first);
    expect(ids(numbered)).toEqual([first]);
  });

  test('without a reference, and the same one in a file of a longer period', () => {
    const bare = entry().replace('<AcctSvcrRef>REF1</AcctSvcrRef>', '');
    const [first, second] = ids(bare, bare);
    expect(second).not.toBe(first);
    expect(ids(bare.replace('11-27', '11-26'), bare, bare).slice(1)).toEqual([first, second]);
  });

  test('of at most 100 characters', () => {
    const [id] = ids(entry().replace('REF1', 'R'.repeat(35)));
    expect(id?.length).toBeLessThanOrEqual(100);
  });
});

test.each([
  ['what its bank added to the entry', '<AddtlNtryInf>Factuur 2026-0001</AddtlNtryInf>', ''],
  ['what its bank added to the transaction', '', '<TxDtls><AddtlTxInf>Factuur 2026-0001</AddtlTxInf></TxDtls>'],
])('reads %s', (_, ofEntry, ofTransaction) => {
  const xml = entry({ details: ofTransaction }).replace('</Ntry>', `${ofEntry}</Ntry>`);
  expect(readBankFile(file(xml))?.[0]?.text).toContain('2026-0001');
});

test('has the day of its value when it has none of booking', () => {
  const xml = entry().replaceAll('BookgDt', 'ValDt');
  expect(readBankFile(file(xml))?.[0]?.day).toBe('2026-11-27');
});

test.each(['<Sts>BOOK</Sts>', '<Sts><Cd>BOOK</Cd></Sts>'])('reads what is booked: %s', (reversal) => {
  expect(readBankFile(file(entry({ reversal })))).toHaveLength(1);
});

const out = `<TxDtls><Amt Ccy="EUR">15.00</Amt><CdtDbtInd>DBIT</CdtDbtInd></TxDtls>`;

test('leaves out what went out of a batch', () => {
  const into = `<TxDtls><Amt Ccy="EUR">300.00</Amt><CdtDbtInd>CRDT</CdtDbtInd></TxDtls>`;
  const read = readBankFile(file(entry({ details: out + into })));
  expect(read?.map(({ amount }) => amount)).toEqual([30_000]);
});

test.each([
  ['what is not booked yet', entry({ reversal: '<Sts><Cd>PDNG</Cd></Sts>' })],
  ['what was only announced', entry({ reversal: '<Sts>INFO</Sts>' })],
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
