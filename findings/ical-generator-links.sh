#!/usr/bin/env bash
# Package:  ical-generator 11.1.2, read back by ical.js 2.2.1 (npm)
# Expected: URL and ATTACH hold a URI, and RFC 5545, section 3.3.13, defines no backslash escaping for that type; only
#           text has it (section 3.3.11). So the comma and semicolon in a link to a place on a map stay as they are.
# Seen:     Both links are escaped as text, the one that is marked VALUE=URI too: each comma and semicolon gets a
#           backslash, which a reader that follows the standard keeps.
# Cost:     In such a program the link of the event is another address. A program that unescapes every property as text
#           shows it right, so trying one calendar does not reveal it.
# Here:     Events of this product have no URL and no attachment.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix . --silent --ignore-scripts --no-audit --no-fund ical-generator@11.1.2 ical.js@2.2.1

cat > run.mjs <<'JS'
import assert from 'node:assert/strict';
import ICAL from 'ical.js';
import ical from 'ical-generator';

const link = 'https://example.org/map/@52.16,5.39;zoom=12';
const [start, end] = [new Date('2026-06-01T08:00:00Z'), new Date('2026-06-01T09:00:00Z')];
const text = ical({ events: [{ id: '1', start, end, summary: 'Visit', url: link, attachments: [link] }] }).toString();
const event = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent');

const seen = {
  written: text.split('\r\n').filter((line) => /^(URL|ATTACH)/.test(line)),
  url: event.getFirstPropertyValue('url'),
  attach: event.getFirstPropertyValue('attach'),
};
console.log(`link: ${link}`);
console.log(seen);
assert.deepEqual(seen, {
  written: [
    String.raw`URL;VALUE=URI:https://example.org/map/@52.16\,5.39\;zoom=12`,
    String.raw`ATTACH:https://example.org/map/@52.16\,5.39\;zoom=12`,
  ],
  url: String.raw`https://example.org/map/@52.16\,5.39\;zoom=12`,
  attach: String.raw`https://example.org/map/@52.16\,5.39\;zoom=12`,
});
JS
node run.mjs
