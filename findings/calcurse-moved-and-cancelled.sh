#!/usr/bin/env bash
# Package:  calcurse 4.7.1-1 (Debian 12)
# Expected: RFC 5545: an event with RECURRENCE-ID replaces that one of the series (section 3.8.4.4), and one with
#           STATUS:CANCELLED is off (section 3.8.1.11).
# Seen:     The import keeps both: the moved one stands at its old and at its new moment, and the cancelled event is a
#           normal appointment. The report says that nothing was skipped.
# Cost:     Who follows a feed with it drives to visits that were moved or cancelled.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download -q=2 calcurse=4.7.1-1
dpkg -x calcurse_*.deb .

cat > feed.ics <<'ICS'
BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//woninglabel.example//NL
BEGIN:VEVENT
UID:1@woninglabel.example
DTSTAMP:20270101T000000Z
DTSTART:20270607T080000Z
DTEND:20270607T090000Z
RRULE:FREQ=WEEKLY;COUNT=2
SUMMARY:Series
END:VEVENT
BEGIN:VEVENT
UID:1@woninglabel.example
DTSTAMP:20270101T000000Z
RECURRENCE-ID:20270614T080000Z
DTSTART:20270615T080000Z
DTEND:20270615T090000Z
SUMMARY:Moved
END:VEVENT
BEGIN:VEVENT
UID:2@woninglabel.example
DTSTAMP:20270101T000000Z
DTSTART:20270616T080000Z
DTEND:20270616T090000Z
STATUS:CANCELLED
SUMMARY:Off
END:VEVENT
END:VCALENDAR
ICS
sed -i 's/$/\r/' feed.ics
mkdir data
TZ=UTC ./usr/bin/calcurse -D data -C data -i feed.ics | tail -1
seen=$(TZ=UTC ./usr/bin/calcurse -D data -C data -Q --from 06/01/2027 --to 07/31/2027 | grep -oE '^[0-9/]+|Series|Moved|Off' | paste -sd' ')
echo "$seen"
[ "$seen" = '06/07/27 Series 06/14/27 Series 06/15/27 Moved 06/16/27 Off' ]
