#!/usr/bin/env bash
# Packages: mt940-js 1.0.0 (with tslib 2.8.1, which it needs without saying so) and mt940js 1.3.5 (npm)
# Expected: Field 61 of an MT940 has a value date with a year (YYMMDD) and an entry date without (MMDD). Around New Year the
#           two lie in different years: value date 31 December 2025 with entry date 0102 was booked on 2 January 2026.
# Seen:     Both take the year of the value date: such an entry was booked on 2 January 2025, and value date 2 January 2026
#           with entry date 1231 on 31 December 2026.
# Cost:     Payments around New Year stand a year from where they belong, in the past or in the future.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix . --silent --ignore-scripts --no-audit --no-fund mt940-js@1.0.0 tslib@2.8.1 mt940js@1.3.5

cat > run.mjs <<'JS'
import assert from 'node:assert/strict';
import { read } from 'mt940-js';
import mt940js from 'mt940js';

function statement(dates) {
  return [
    ':20:REFERENCE',
    ':25:NL00BANK0000000000',
    ':28C:1/1',
    ':60F:C251230EUR100,00',
    `:61:${dates}C50,00NTRFNONREF//B1`,
    ':86:2025-0007',
    ':62F:C260102EUR150,00',
    '-',
    '',
  ].join('\r\n');
}

async function entryDates(dates) {
  const [first] = await read(Buffer.from(statement(dates)));
  const [second] = new mt940js.Parser().parse(statement(dates));
  return [first.transactions[0].entryDate, second.transactions[0].entryDate.toISOString().slice(0, 10)];
}

const seen = { '2512310102': await entryDates('2512310102'), '2601021231': await entryDates('2601021231') };
console.log(seen);
assert.deepEqual(seen, {
  2512310102: ['2025-01-02', '2025-01-02'],
  2601021231: ['2026-12-31', '2026-12-31'],
});
JS
node run.mjs
