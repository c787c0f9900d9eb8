#!/usr/bin/env bash
# Package:  datebook 8.0.1 (npm)
# Expected: RFC 5545: an event takes time unless it says otherwise (TRANSP, section 3.8.2.7, default OPAQUE), and the
#           properties of a calendar stand before its components (section 3.6).
# Seen:     Every event is TRANSP:TRANSPARENT, a whole day too, and the required PRODID stands after the event.
# Cost:     The appointment does not block its time: a scheduler that reads the calendar offers the hour to others.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix . --silent --ignore-scripts --no-audit --no-fund datebook@8.0.1

cat > run.mjs <<'JS'
import assert from 'node:assert/strict';
import { ICalendar } from 'datebook';

const file = new ICalendar({
  title: 'Visit',
  start: new Date('2027-06-01T07:00:00Z'),
  end: new Date('2027-06-01T08:30:00Z'),
}).render();
console.log(file);
const lines = file.trim().split(/\r?\n/);
assert.ok(lines.includes('TRANSP:TRANSPARENT'));
assert.ok(lines.findIndex((line) => line.startsWith('PRODID:')) > lines.indexOf('END:VEVENT'));
JS
node run.mjs
