// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { bankEntry, statement, transaction } from '@/test/bank/statement';
import { readStatements } from './read-statements';

function read(entries: string, options?: Parameters<typeof statement>[1]) {
  const result = readStatements(statement(entries, options));
  if (typeof result === 'string') throw new Error(result);
  return result;
}

test('reads what came in: when, how much, by whom and for what', () => {
  expect(read(bankEntry({ reference: '<NtryRef>1</NtryRef><AcctSvcrRef>REF1</AcctSvcrRef>' }))).toEqual({
    accounts: ['NL91ABNA0417164300'],
    unreadable: [],
    entries: [
      {
        ...{ account: 'NL91ABNA0417164300', reference: 'REF1', kind: 'in', day: '2026-11-27', amount: 28_500 },
        ...{ party: 'J. de Vries', text: 'Factuur 2026-0001' },
      },
    ],
  });
});

test('reads version .08, which names a party and a state one element deeper', () => {
  const details = transaction().replace(/<Dbtr>(.*?)<\/Dbtr>/, '<Dbtr><Pty>$1</Pty></Dbtr>');
  const entry = bankEntry({ state: '<Sts><Cd>BOOK</Cd></Sts>', details });
  expect(read(entry, { version: '08' }).entries).toMatchObject([{ party: 'J. de Vries', amount: 28_500 }]);
});

test.each([
  [
    'RfrdDocInf',
    '<Strd><RfrdDocInf><Tp><CdOrPrtry><Cd>CINV</Cd></CdOrPrtry></Tp><Nb>2026-0001</Nb></RfrdDocInf></Strd>',
  ],
  ['AddtlRmtInf', '<Strd><AddtlRmtInf>2026-0001</AddtlRmtInf></Strd>'],
  ['CdtrRefInf', '<Strd><CdtrRefInf><Ref>2026-0001</Ref></CdtrRefInf></Strd>'],
])('reads the number in %s', (_, remittance) => {
  expect(read(bankEntry({ details: transaction({ remittance }) })).entries[0]?.text).toBe('2026-0001');
});

test('reads a text in several elements, one a line and each once, and no reference that says there is none', () => {
  const remittance = '<Ustrd>Factuur 2026</Ustrd><Ustrd>0001</Ustrd>';
  const more = '<AddtlTxInf>0001</AddtlTxInf><RtrInf/>';
  const details = transaction({ remittance, more }).replace(
    '<RltdPties>',
    '<Refs><EndToEndId>NOTPROVIDED</EndToEndId></Refs><RltdPties>',
  );
  expect(read(bankEntry({ details })).entries[0]?.text).toBe('Factuur 2026\n0001');
});

test('reads what the bank added to an entry', () => {
  const entry = bankEntry({ details: '' }).replace('</Ntry>', '<AddtlNtryInf>2026-0001</AddtlNtryInf></Ntry>');
  expect(read(entry).entries[0]?.text).toBe('2026-0001');
});

describe('a batch', () => {
  function batch(first: string, second: string, entry: Parameters<typeof bankEntry>[0] = {}) {
    const parts = [
      transaction({ payer: 'A', text: 'a', amount: first }),
      transaction({ payer: 'B', text: 'b', amount: second }),
    ];
    return read(bankEntry({ amount: '570.00', ...entry, details: parts.join('') })).entries.map(
      ({ kind, amount, party, text }) => [kind, amount, party, text],
    );
  }
  function amount(euros: string, currency = 'EUR') {
    return `<Amt Ccy="${currency}">${euros}</Amt>`;
  }

  test.each([
    ['Amt', amount('285.00')],
    ['TxAmt', `<AmtDtls><TxAmt>${amount('285.00')}</TxAmt></AmtDtls>`],
    ['InstdAmt', `<AmtDtls><InstdAmt>${amount('285.00')}</InstdAmt></AmtDtls>`],
  ])('is its transactions, with the amount in %s', (_, part) => {
    expect(batch(part, part)).toEqual([
      ['in', 28_500, 'A', 'a'],
      ['in', 28_500, 'B', 'b'],
    ]);
  });

  test.each([
    ['have no amounts', '', ''],
    ['have one amount', amount('285.00'), ''],
    ['do not add up', amount('285.00'), amount('284.00')],
    ['are in another currency', amount('285.00', 'USD'), amount('285.00', 'USD')],
  ])('is one entry with every name and text when its transactions %s', (_, first, second) => {
    expect(batch(first, second)).toEqual([['in', 57_000, 'A, B', 'a\nb']]);
  });

  test('has its costs apart', () => {
    const costs = `${amount('15.00')}<CdtDbtInd>DBIT</CdtDbtInd>`;
    expect(batch(amount('300.00'), costs, { amount: '285.00' }).map(([kind, cents]) => [kind, cents])).toEqual([
      ['in', 30_000],
      ['out', 1500],
    ]);
  });
});

describe('what went out or came back', () => {
  test.each([
    ['out', 'DBIT', '', ''],
    ['in-undone', 'DBIT', '<RvslInd>true</RvslInd>', ''],
    ['in-undone', 'DBIT', '<RvslInd>1</RvslInd>', ''],
    ['in', 'CRDT', '<RvslInd>0</RvslInd>', ''],
    ['in-undone', 'DBIT', '', '<RtrInf><Rsn><Cd>AC04</Cd></Rsn></RtrInf>'],
    ['out-undone', 'CRDT', '', '<RtrInf><Rsn><Cd>AC04</Cd></Rsn></RtrInf>'],
  ] as const)('is %s for %s %s%s', (kind, way, reversal, more) => {
    const entry = bankEntry({ way, state: `${reversal}<Sts>BOOK</Sts>`, details: transaction({ more }) });
    expect(read(entry).entries).toMatchObject([{ kind, amount: 28_500 }]);
  });

  test('names the other party, not our own account', () => {
    const parties = `<Dbtr><Nm>Ons bedrijf</Nm></Dbtr><DbtrAcct><Id><IBAN>NL91ABNA0417164300</IBAN></Id></DbtrAcct>
      <Cdtr><Nm>J. de Vries</Nm></Cdtr><CdtrAcct><Id><IBAN>NL02ABNA0123456789</IBAN></Id></CdtrAcct>`;
    const details = `<TxDtls><RltdPties>${parties}</RltdPties><RtrInf/></TxDtls>`;
    for (const way of ['CRDT', 'DBIT'] as const) {
      expect(read(bankEntry({ way, details })).entries[0]?.party).toBe('J. de Vries');
    }
  });
});

test.each([
  ['not-booked', bankEntry({ state: '<Sts><Cd>PDNG</Cd></Sts>' })],
  ['not-booked', bankEntry({ state: '<Sts>INFO</Sts>' })],
  ['currency', bankEntry({ currency: 'USD' })],
  ['day', bankEntry({ day: '2026-02-30' })],
  ['day', bankEntry({ day: '1999-12-31' })],
  ['day', bankEntry({ day: '2100-01-01' })],
  ['day', bankEntry({ day: '' })],
  ['amount', bankEntry({ amount: '0.00' })],
  ['amount', bankEntry({ amount: '-5.00' })],
  ['amount', bankEntry({ amount: '0.005' })],
  ['amount', bankEntry({ amount: '10000000.01' })],
  ['amount', bankEntry({ amount: '1e3' })],
  ['amount', bankEntry().replace('CRDT', 'ANDERS')],
  ['namespace', bankEntry().replace('<Ntry>', '<Ntry xmlns="urn:bank:own">')],
])('what cannot be read is named (%s) and keeps nothing else from being read', (problem, entry) => {
  const { entries, unreadable } = read(bankEntry() + entry + bankEntry());
  expect(entries).toHaveLength(2);
  expect(unreadable).toMatchObject([{ problem }]);
  expect(unreadable[0]?.text).toContain('2026-0001');
});

test('has the day of its value when it has none of booking, and the most that an amount can be', () => {
  const entry = bankEntry({ amount: '10000000.00' }).replaceAll('BookgDt', 'ValDt');
  expect(read(entry).entries).toMatchObject([{ day: '2026-11-27', amount: 1_000_000_000 }]);
});

test.each([
  ['other', ''],
  ['other', 'no xml'],
  ['other', '<html></html>'],
  ['other', statement('').slice(0, 250)],
  ['other', statement(bankEntry()).replace('camt.053.001.02', 'pain.001.001.03')],
  ['other', statement(bankEntry()).replace(/ xmlns="[^"]*"/, '')],
  ['other', statement(bankEntry()).replace('<Document', '<!DOCTYPE a [<!ENTITY b "c">]><Document')],
  ['camt052', statement('').replaceAll('BkToCstmrStmt', 'BkToCstmrAcctRpt')],
  ['camt054', statement('').replaceAll('BkToCstmrStmt', 'BkToCstmrDbtCdtNtfctn')],
])('another file is %s', (problem, xml) => {
  expect(readStatements(xml)).toBe(problem);
});
