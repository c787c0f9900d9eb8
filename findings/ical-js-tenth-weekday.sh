#!/usr/bin/env bash
# Package:  ical.js 2.2.1 (npm)
# Expected: RFC 5545, section 3.8.5.3, gives two rules with their dates: BYDAY=20MO is the twentieth Monday of every
#           year (19 May 1997, 18 May 1998, 17 May 1999), BYWEEKNO=20;BYDAY=MO the Monday of week 20 (12 May 1997, 11
#           May 1998).
# Seen:     Both are expanded to every Monday, without an error; that of week 20 even leaves out its own first date.
#           Numbers of one digit are right: BYDAY=9MO comes once a year, BYDAY=10MO every week.
# Cost:     A yearly event fills a calendar every week. Only its dates are wrong: the rule is written back as it was
#           read, so comparing a file before and after does not show it.
# Here:     Only tests read with it, and the events of this product do not repeat; own calendars are read by node-ical.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix . --silent --ignore-scripts --no-audit --no-fund ical.js@2.2.1

cat > run.mjs <<'JS'
import assert from 'node:assert/strict';
import ICAL from 'ical.js';

/** The first three dates of an event, as a program that shows a calendar asks for them. */
function dates(start, rule) {
  const head = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//example//EN', 'BEGIN:VEVENT', 'UID:1'];
  const lines = ['DTSTAMP:19970101T000000Z', `DTSTART:${start}T090000`, `RRULE:${rule}`];
  const calendar = ICAL.parse([...head, ...lines, 'END:VEVENT', 'END:VCALENDAR', ''].join('\r\n'));
  const times = new ICAL.Event(new ICAL.Component(calendar).getFirstSubcomponent('vevent')).iterator();
  return [times.next(), times.next(), times.next()].map((time) => time.toString().slice(0, 10));
}

const seen = {
  'FREQ=YEARLY;BYDAY=9MO': dates('19970303', 'FREQ=YEARLY;BYDAY=9MO'),
  'FREQ=YEARLY;BYDAY=10MO': dates('19970310', 'FREQ=YEARLY;BYDAY=10MO'),
  'FREQ=YEARLY;BYDAY=20MO': dates('19970519', 'FREQ=YEARLY;BYDAY=20MO'),
  'FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO': dates('19970512', 'FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO'),
};
console.log(seen);
assert.deepEqual(seen, {
  'FREQ=YEARLY;BYDAY=9MO': ['1997-03-03', '1998-03-02', '1999-03-01'],
  'FREQ=YEARLY;BYDAY=10MO': ['1997-03-10', '1997-03-17', '1997-03-24'],
  'FREQ=YEARLY;BYDAY=20MO': ['1997-05-19', '1997-05-26', '1997-06-02'],
  'FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO': ['1997-05-19', '1997-05-26', '1997-06-02'],
});
JS
node run.mjs
