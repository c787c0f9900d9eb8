#!/usr/bin/env bash
# Package:  mt940-js 1.0.0 with tslib 2.8.1, which it needs without saying so (npm)
# Expected: The mark of field 61 in an MT940 is C, D, RC or RD: the reversal of a credit (RC) takes money from the account,
#           the reversal of a debit (RD) brings it back.
# Seen:     RC is read as C and RD as D, without any property that tells them apart; not even the id differs.
# Cost:     A payment that the bank took back counts as paid a second time.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix . --silent --ignore-scripts --no-audit --no-fund mt940-js@1.0.0 tslib@2.8.1

cat > run.mjs <<'JS'
import assert from 'node:assert/strict';
import { read } from 'mt940-js';

async function transaction(mark, closing) {
  const statement = [
    ':20:REFERENCE',
    ':25:NL00BANK0000000000',
    ':28C:1/1',
    ':60F:C260101EUR100,00',
    `:61:2601020102${mark}50,00NTRFNONREF//B1`,
    ':86:2026-0007',
    `:62F:C260102EUR${closing}`,
    '-',
    '',
  ].join('\r\n');
  const [read1] = await read(Buffer.from(statement));
  return read1.transactions[0];
}

const credit = await transaction('C', '150,00');
const debit = await transaction('D', '50,00');
console.log(await transaction('RC', '50,00'));
assert.equal(credit.isCredit, true);
assert.equal(debit.isCredit, false);
assert.deepEqual(await transaction('RC', '50,00'), credit);
assert.deepEqual(await transaction('RD', '150,00'), debit);
JS
node run.mjs
