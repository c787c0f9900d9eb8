#!/usr/bin/env bash
# Package:  ts-ics 2.4.6 (npm)
# Expected: RFC 5545, section 3.3.10: a date that a month does not have is skipped, so `FREQ=MONTHLY` from 31 January gives
#           31 March next; `BYMONTHDAY=-1` is the last day of the month.
# Seen:     From 31 January it goes to 28 February and stays at the 28th; a yearly one from 29 February goes on at the 28th.
#           BYMONTHDAY=-1 is the last day but one.
# Cost:     Whoever is busy on the last day of each month is offered on it, and is busy the day before.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix . --silent --ignore-scripts --no-audit --no-fund ts-ics@2.4.6

cat > run.mjs <<'JS'
import assert from 'node:assert/strict';
import { convertIcsRecurrenceRule, extendByRecurrenceRule } from 'ts-ics';

function dates(rule, start) {
  const parsed = convertIcsRecurrenceRule(undefined, { value: rule });
  return extendByRecurrenceRule(parsed, { start: new Date(start), end: new Date('2030-01-01') })
    .map((date) => date.toISOString().slice(0, 10));
}

const seen = {
  monthly: dates('FREQ=MONTHLY;COUNT=3', '2027-01-31T09:00Z'),
  yearly: dates('FREQ=YEARLY;COUNT=2', '2024-02-29T09:00Z'),
  lastDay: dates('FREQ=MONTHLY;BYMONTHDAY=-1;COUNT=3', '2027-01-31T09:00Z'),
};
console.log(seen);
assert.deepEqual(seen, {
  monthly: ['2027-01-31', '2027-02-28', '2027-03-28'],
  yearly: ['2024-02-29', '2025-02-28'],
  lastDay: ['2027-02-27', '2027-03-30', '2027-04-29'],
});
JS
node run.mjs
