#!/usr/bin/env bash
# Package:  ical2json 5.0.0 (npm)
# Expected: RFC 5545, section 3.2: a parameter in double quotes may hold a semicolon, a colon and a comma.
# Seen:     The line is cut at the first semicolon and colon all the same: the name of an attendee loses its middle, and its
#           address begins with the rest of the name.
# Cost:     An invitation of somebody whose calendar writes "Jansen; advies" as his name has no address to answer to.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix . --silent --ignore-scripts --no-audit --no-fund ical2json@5.0.0

cat > run.mjs <<'JS'
import assert from 'node:assert/strict';
import { convert } from 'ical2json';

function attendee(parameter) {
  const lines = ['BEGIN:VCALENDAR', 'BEGIN:VEVENT', 'UID:1', `ATTENDEE;${parameter}:mailto:jo@woninglabel.example`];
  return convert([...lines, 'END:VEVENT', 'END:VCALENDAR', ''].join('\r\n')).VCALENDAR[0].VEVENT[0].ATTENDEE;
}

const plain = attendee('CN=Jo Jansen');
const quoted = attendee('CN="Jansen; advies: label"');
console.log({ plain, quoted });
assert.equal(plain._, 'mailto:jo@woninglabel.example');
assert.equal(quoted.CN, '"Jansen');
assert.equal(quoted._, ' label":mailto:jo@woninglabel.example');
JS
node run.mjs
