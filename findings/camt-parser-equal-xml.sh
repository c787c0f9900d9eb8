#!/usr/bin/env bash
# Package:  camt-parser 1.1.0 (npm)
# Expected: XML Schema writes a truth value as `true` or `1`, and a document may bind its namespace to any prefix: both
#           spellings of a camt.053 mean the same.
# Seen:     `<RvslInd>1</RvslInd>` is no reversal, `true` is. A document whose namespace has a prefix throws a TypeError.
# Cost:     Which of a bank's reversals are seen depends on how its software writes a truth value.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix . --silent --ignore-scripts --no-audit --no-fund camt-parser@1.1.0

cat > run.mjs <<'JS'
import assert from 'node:assert/strict';
import { parseCamt053 } from 'camt-parser';

const namespace = 'urn:iso:std:iso:20022:tech:xsd:camt.053.001.08';

function statement(reversal) {
  return `<Document xmlns="${namespace}"><BkToCstmrStmt>
    <GrpHdr><MsgId>M1</MsgId><CreDtTm>2026-01-03T00:00:00</CreDtTm></GrpHdr>
    <Stmt><Id>S1</Id><CreDtTm>2026-01-03T00:00:00</CreDtTm>
      <Acct><Id><IBAN>NL00BANK0000000000</IBAN></Id></Acct>
      <Bal><Tp><CdOrPrtry><Cd>CLBD</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">0.00</Amt><CdtDbtInd>CRDT</CdtDbtInd>
        <Dt><Dt>2026-01-02</Dt></Dt></Bal>
      <Ntry><Amt Ccy="EUR">285.00</Amt><CdtDbtInd>DBIT</CdtDbtInd><RvslInd>${reversal}</RvslInd>
        <Sts><Cd>BOOK</Cd></Sts><BkTxCd/></Ntry>
    </Stmt></BkToCstmrStmt></Document>`;
}

async function isReversal(xml) {
  try {
    return (await parseCamt053(xml)).statements[0].transactions[0].reversalIndicator;
  } catch (error) {
    return error.constructor.name;
  }
}

const prefixed = statement('true').replaceAll(/<(\/?)(?=\w)/g, '<$1n:').replace('xmlns=', 'xmlns:n=');
const seen = {
  true: await isReversal(statement('true')),
  1: await isReversal(statement('1')),
  prefixed: await isReversal(prefixed),
};
console.log(seen);
assert.deepEqual(seen, { true: true, 1: false, prefixed: 'TypeError' });
JS
node run.mjs
