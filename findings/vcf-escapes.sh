#!/usr/bin/env bash
# Package:  vcf 2.1.2 (npm)
# Expected: RFC 6350, section 3.4: in a value `\n` is a line break, and `\,` and `\;` are a comma and a semicolon.
# Seen:     They are returned as they stand in the file, with their backslashes. In a text that one sets a line break is not
#           escaped but dropped, and its two lines run together.
# Cost:     Whoever takes contacts over from a telephone gets backslashes in streets and notes, and "bij 12" with "na 17 uur"
#           below it becomes "bij 12na 17 uur".
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix . --silent --ignore-scripts --no-audit --no-fund vcf@2.1.2

cat > run.mjs <<'JS'
import assert from 'node:assert/strict';
import VCard from 'vcf';

const card = [
  'BEGIN:VCARD',
  'VERSION:4.0',
  'FN:Jo Jansen',
  'ADR;TYPE=home:;;Dorpsstraat 1\\, achter;Utrecht;;3511 AB;Nederland',
  'NOTE:Sleutel bij 12\\; bel eerst\\nna 17 uur',
  'END:VCARD',
  '',
].join('\r\n');
const read = new VCard().parse(card);
const address = read.get('adr').valueOf();
const note = read.get('note').valueOf();
const made = new VCard().set('fn', 'Jo Jansen').set('note', 'Sleutel bij 12\nna 17 uur').toString('4.0');
console.log({ address, note, made });
assert.equal(address, ';;Dorpsstraat 1\\, achter;Utrecht;;3511 AB;Nederland');
assert.equal(note, 'Sleutel bij 12\\; bel eerst\\nna 17 uur');
assert.ok(made.split(/\r?\n/).includes('NOTE:Sleutel bij 12na 17 uur'));
JS
node run.mjs
