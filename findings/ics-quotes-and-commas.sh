#!/usr/bin/env bash
# Package:  ics 3.12.0, read back by ical.js 2.2.1 (npm)
# Expected: RFC 5545: a comma in one of several CATEGORIES is escaped (section 3.8.1.2), and a parameter such as CN holds no
#           quotation mark at all (section 3.1; RFC 6868 writes it as ^').
# Seen:     The comma is written as it is, so that one category becomes two. A quotation mark in the name of an attendee is
#           written as \", at which the name ends. Commas in title, place and description are escaped.
# Cost:     Jo "de Boer" is invited as `Jo \`, and events are grouped under halves of names.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix . --silent --ignore-scripts --no-audit --no-fund ics@3.12.0 ical.js@2.2.1

cat > run.mjs <<'JS'
import assert from 'node:assert/strict';
import ICAL from 'ical.js';
import { createEvent } from 'ics';

const { value } = createEvent({
  start: Date.UTC(2027, 5, 1, 7),
  duration: { hours: 1 },
  title: 'Label, visit',
  categories: ['Utrecht, Amersfoort', 'Label'],
  attendees: [{ name: 'Jo "de Boer"', email: 'jo@example.org' }],
});
const event = new ICAL.Component(ICAL.parse(value)).getFirstSubcomponent('vevent');
const seen = {
  title: event.getFirstPropertyValue('summary'),
  categories: event.getFirstProperty('categories').getValues(),
  name: event.getFirstProperty('attendee').getParameter('cn'),
};
console.log(seen);
assert.deepEqual(seen, {
  title: 'Label, visit',
  categories: ['Utrecht', ' Amersfoort', 'Label'],
  name: 'Jo \\',
});
JS
node run.mjs
