#!/usr/bin/env bash
# Package:  calcurse 4.7.1-1 (Debian 12)
# Expected: RFC 5545, section 3.8.5.1: EXDATE takes dates out of the set that the rule makes; `COUNT=3` weekly from 7 June
#           without 14 June leaves 7 and 21 June.
# Seen:     On import the end of the series moves on by each date that is left out: 28 June is in it as well.
# Cost:     Whoever calls one of three visits off has a fourth in the calendar that nobody planned.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download -q=2 calcurse=4.7.1-1
dpkg -x calcurse_*.deb .

cat > series.ics <<'ICS'
BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//woninglabel.example//NL
BEGIN:VEVENT
UID:1@woninglabel.example
DTSTAMP:20270101T000000Z
DTSTART:20270607T080000Z
DTEND:20270607T090000Z
RRULE:FREQ=WEEKLY;COUNT=3
EXDATE:20270614T080000Z
SUMMARY:Visit
END:VEVENT
END:VCALENDAR
ICS
sed -i 's/$/\r/' series.ics
mkdir data
TZ=UTC ./usr/bin/calcurse -D data -C data -i series.ics > /dev/null
seen=$(TZ=UTC ./usr/bin/calcurse -D data -C data -Q --from 06/01/2027 --to 07/31/2027 | grep -oE '^[0-9/]+')
echo "$seen"
[ "$seen" = "06/07/27
06/21/27
06/28/27" ]
