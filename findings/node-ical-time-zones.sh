#!/usr/bin/env bash
# Package:  node-ical 0.27.2 (npm)
# Expected: RFC 5545, section 3.2.19: the TZID of a moment names a VTIMEZONE of the same file, and that definition says when
#           it is. Its readme promises timezone-aware date handling, and that start is the exact instant in UTC.
# Seen:     The definition is read only under the names that Outlook makes up ("Customized Time Zone"). Under any other name
#           the moment is taken in the zone of the computer that reads the file, without an error. And of a definition that
#           is read only the offsets in January and July count, so the first zone of the alphabet with the same ones is
#           taken: with the European rules of +02:00 and +03:00 that is Africa/Cairo, where summer begins a month later.
# Cost:     Events are hours off on a server in UTC and right on the developer's machine, or an hour off in April alone.
# Here:     `supabase/functions/read-calendars/time-zones.ts` renames the zones of a file before it is read.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix . --silent --ignore-scripts --no-audit --no-fund node-ical@0.27.2 rrule-temporal@2.2.8 temporal-polyfill@1.0.8

cat > run.mjs <<'JS'
import assert from 'node:assert/strict';
import { sync } from 'node-ical';

/** When an event at nine o'clock on 7 April 2026 is, in a zone with the rules of the European Union. */
function start(name, standard, daylight) {
  const zone = [
    ...['BEGIN:VTIMEZONE', `TZID:${name}`, 'BEGIN:STANDARD', 'DTSTART:19961027T030000', `TZOFFSETFROM:${daylight}`],
    ...[`TZOFFSETTO:${standard}`, 'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU', 'END:STANDARD', 'BEGIN:DAYLIGHT'],
    ...['DTSTART:19960331T020000', `TZOFFSETFROM:${standard}`, `TZOFFSETTO:${daylight}`],
    ...['RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU', 'END:DAYLIGHT', 'END:VTIMEZONE'],
  ];
  const event = ['BEGIN:VEVENT', 'UID:1', 'DTSTAMP:20260101T000000Z', `DTSTART;TZID=${name}:20260407T090000`, 'END:VEVENT'];
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//example//EN', ...zone, ...event, 'END:VCALENDAR', ''];
  return sync.parseICS(lines.join('\r\n'))['1'].start.toISOString().slice(11, 16);
}

const seen = {
  'Customized Time Zone, +01:00 and +02:00': start('Customized Time Zone', '+0100', '+0200'),
  'Office, +01:00 and +02:00': start('Office', '+0100', '+0200'),
  'Customized Time Zone, +02:00 and +03:00': start('Customized Time Zone', '+0200', '+0300'),
};
console.log(process.env.TZ, seen);
assert.deepEqual(seen, {
  'Customized Time Zone, +01:00 and +02:00': '07:00',
  // Both should be 07:00, wherever the file is read.
  'Office, +01:00 and +02:00': process.env.TZ === 'UTC' ? '09:00' : '13:00',
  // Should be 06:00: in the European Union summer time began on 29 March.
  'Customized Time Zone, +02:00 and +03:00': '07:00',
});
JS
TZ=UTC node run.mjs
TZ=America/New_York node run.mjs
