#!/usr/bin/env bash
# Package:  beasties 0.5.4 (npm)
# Expected: `>:nth-child(2)` without an element's name before it matches a child of any kind (Selectors Level 4, section 2.2),
#           so a rule with it stays where the document has such a child.
# Seen:     `.list>:nth-child(2) .bar` and `.list>:last-child .bar` are left out, as if the combinator led to `.bar`. With
#           `li` before the colon, or without `.bar` behind it, the rule stays.
# Cost:     What the rule lays out is first drawn without it, and moves when the whole stylesheet comes.
# Here:     Styles name an element before `:nth-child` and `:last-child`.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix . --silent --ignore-scripts --no-audit --no-fund beasties@0.5.4

cat > run.mjs <<'JS'
import assert from 'node:assert/strict';
import Beasties from 'beasties';

async function critical(css) {
  const body = '<ol class="list"><li><b class="bar">1</b></li><li><b class="bar">2</b></li></ol>';
  const page = `<html><head><style>${css}</style></head><body>${body}</body></html>`;
  const html = await new Beasties({ logLevel: 'silent' }).process(page);
  return /<style>(.*)<\/style>/s.exec(html)?.[1] ?? 'nothing';
}

const kept = ['.list>li:nth-child(2) .bar{top:0}', '.list>:nth-child(2){top:0}', '.list>* .bar{top:0}'];
const lost = ['.list>:nth-child(2) .bar{top:0}', '.list>:last-child .bar{top:0}'];
for (const rule of kept) assert.equal(await critical(rule), rule);
for (const rule of lost) {
  console.log(rule, '->', await critical(rule));
  assert.equal(await critical(rule), 'nothing');
}
JS
node run.mjs
