#!/usr/bin/env bash
# Package:  rrule 2.8.1 (npm)
# Expected: RFC 5545: with a DTSTART that has a time zone, UNTIL stands in UTC and the occurrence at that moment is the last
#           one (section 3.3.10); an EXDATE in UTC at the moment of an occurrence leaves it out (3.8.5.1); DTSTART may be
#           a date (VALUE=DATE, 3.8.2.4).
# Seen:     UNTIL and EXDATE in UTC are read as times of the clock in the zone: the last occurrence is missing, and the one
#           that was called off is there. A DTSTART with VALUE=DATE is passed over, and the series begins now.
# Cost:     A series from Google's or Microsoft's calendar, which write both in UTC, lacks its last visit and keeps one that
#           was cancelled; whole days fall on days of their own.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix . --silent --ignore-scripts --no-audit --no-fund rrule@2.8.1

cat > run.mjs <<'JS'
import assert from 'node:assert/strict';
import rrule from 'rrule';

function occurrences(...lines) {
  return rrule.rrulestr(lines.join('\n'), { forceset: true }).all().map((date) => date.toISOString());
}

// Mondays at 9.00 in Amsterdam, in winter: 8.00 in UTC.
const start = 'DTSTART;TZID=Europe/Amsterdam:20270104T090000';
const [first, second, third] = ['2027-01-04T08:00:00.000Z', '2027-01-11T08:00:00.000Z', '2027-01-18T08:00:00.000Z'];
const until = occurrences(start, 'RRULE:FREQ=WEEKLY;UNTIL=20270118T080000Z');
const without = occurrences(start, 'RRULE:FREQ=WEEKLY;COUNT=3', 'EXDATE:20270111T080000Z');
const days = occurrences('DTSTART;VALUE=DATE:20270104', 'RRULE:FREQ=WEEKLY;COUNT=2');
console.log({ until, without, days });
assert.deepEqual(until, [first, second], 'the third is missing');
assert.deepEqual(without, [first, second, third], 'the second is still there');
assert.ok(days[0] !== '2027-01-04T00:00:00.000Z');
assert.ok(Math.abs(Date.parse(days[0] ?? '') - Date.now()) < 60_000, 'it begins now');
JS
TZ=UTC node run.mjs
