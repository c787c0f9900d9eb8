#!/usr/bin/env bash
# Package:  cal-parser 1.0.2 (npm)
# Expected: RFC 5545: a moment with TZID is on the clock of that zone (section 3.3.5), and an event with DURATION ends that
#           long after it begins (section 3.6.1).
# Seen:     The zone is ignored: 9:00 in New York is 9:00 on the clock of the machine that reads. An event with DURATION
#           has no end.
# Cost:     Appointments stand hours off, at other hours on each machine, and are as long as the reader guesses.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix . --silent --ignore-scripts --no-audit --no-fund cal-parser@1.0.2

cat > run.mjs <<'JS'
import assert from 'node:assert/strict';
import { parseString } from 'cal-parser';

const file = `BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//woninglabel.example//NL
BEGIN:VTIMEZONE
TZID:America/New_York
BEGIN:STANDARD
DTSTART:20071104T020000
RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU
TZOFFSETFROM:-0400
TZOFFSETTO:-0500
END:STANDARD
BEGIN:DAYLIGHT
DTSTART:20070311T020000
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU
TZOFFSETFROM:-0500
TZOFFSETTO:-0400
END:DAYLIGHT
END:VTIMEZONE
BEGIN:VEVENT
UID:1@woninglabel.example
DTSTAMP:20270101T000000Z
DTSTART;TZID=America/New_York:20270601T090000
DURATION:PT1H30M
SUMMARY:Visit
END:VEVENT
END:VCALENDAR
`;
const [event] = parseString(file.replaceAll('\n', '\r\n')).events;
const seen = { starts: event.dtstart.value.toISOString(), ends: event.dtend?.value ?? null };
console.log(seen);
// By the time zone it is 13:00 UTC.
assert.deepEqual(seen, { starts: '2027-06-01T09:00:00.000Z', ends: null });
JS
TZ=UTC node run.mjs
