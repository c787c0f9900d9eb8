#!/usr/bin/env bash
# Package:  rrule-rust 3.1.1 (npm)
# Expected: RFC 5545, section 3.8.5.2: where RRULE and RDATE give the same instance only one is considered, and duplicates
#           are ignored.
# Seen:     It is given twice, also by `between`.
# Cost:     A day holds one visit too many, and its hours and its count are wrong.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix . --silent --ignore-scripts --no-audit --no-fund rrule-rust@3.1.1

cat > run.mjs <<'JS'
import assert from 'node:assert/strict';
import rrule from 'rrule-rust';

const start = 'DTSTART;TZID=Europe/Amsterdam:20270104T090000';
const rule = 'RRULE:FREQ=WEEKLY;COUNT=2';
function occurrences(...lines) {
  return rrule.RRuleSet.fromString([start, rule, ...lines].join('\n')).all().map(String);
}

const plain = occurrences();
const again = occurrences('RDATE;TZID=Europe/Amsterdam:20270111T090000');
console.log({ plain, again });
assert.deepEqual(plain, ['20270104T090000', '20270111T090000']);
assert.deepEqual(again, ['20270104T090000', '20270111T090000', '20270111T090000']);
JS
node run.mjs
