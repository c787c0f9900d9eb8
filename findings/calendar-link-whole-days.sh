#!/usr/bin/env bash
# Package:  calendar-link 2.11.5, read back by ical.js 2.2.1 (npm)
# Expected: RFC 5545: a whole day is DTSTART;VALUE=DATE:20270602 (section 3.8.2.4), and a UID is globally unique (section
#           3.8.4.7).
# Seen:     The file of a whole day has DTSTART:20270602, which is neither a date nor a date with a time. Each UID is a
#           random number of at most five digits.
# Cost:     Strict readers refuse the day, and of a few hundred customers two have an event of the same UID, of which the
#           second overwrites the first in the adviser's calendar.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix . --silent --ignore-scripts --no-audit --no-fund calendar-link@2.11.5 ical.js@2.2.1

cat > run.mjs <<'JS'
import assert from 'node:assert/strict';
import { ics } from 'calendar-link';
import ICAL from 'ical.js';

function file() {
  const link = ics({ title: 'Week off', start: '2027-06-02', end: '2027-06-03', allDay: true });
  return decodeURIComponent(link.replace(/^data:[^,]*,/, ''));
}

console.log(file());
assert.match(file(), /^DTSTART:20270602\r?$/m);
assert.match(file(), /^UID:\d{1,5}\r?$/m);
const event = new ICAL.Component(ICAL.parse(file())).getFirstSubcomponent('vevent');
let outcome;
try {
  const start = event.getFirstPropertyValue('dtstart');
  outcome = start.isDate ? 'a date' : `a moment: ${start}`;
} catch (error) {
  outcome = error.message;
}
console.log(outcome);
assert.notEqual(outcome, 'a date');
JS
node run.mjs
