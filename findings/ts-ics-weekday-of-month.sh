#!/usr/bin/env bash
# Package:  ts-ics 2.4.6 (npm)
# Expected: RFC 5545, section 3.3.10: `FREQ=MONTHLY;BYDAY=-1FR` is the last Friday of each month, at the time of DTSTART, which
#           is the first of the set.
# Seen:     `extendByRecurrenceRule` leaves out the month of DTSTART and returns each date at midnight UTC. A weekly rule
#           with BYDAY keeps both.
# Cost:     A visit on the last Friday at 9:00 blocks the night instead of the morning, and not in the first month.
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
  return extendByRecurrenceRule(parsed, { start: new Date(start), end: new Date('2028-01-01') })
    .map((date) => date.toISOString().slice(0, 16));
}

const seen = {
  weekly: dates('FREQ=WEEKLY;BYDAY=FR;COUNT=2', '2027-01-29T09:00Z'),
  lastFriday: dates('FREQ=MONTHLY;BYDAY=-1FR;COUNT=2', '2027-01-29T09:00Z'),
  secondTuesday: dates('FREQ=MONTHLY;BYDAY=2TU;COUNT=2', '2027-01-12T09:00Z'),
};
console.log(seen);
assert.deepEqual(seen, {
  weekly: ['2027-01-29T09:00', '2027-02-05T09:00'],
  lastFriday: ['2027-02-26T00:00', '2027-03-26T00:00'],
  secondTuesday: ['2027-02-09T00:00', '2027-03-09T00:00'],
});
JS
node run.mjs
