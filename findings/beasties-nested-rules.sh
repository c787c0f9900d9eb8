#!/usr/bin/env bash
# Package:  beasties 0.5.4 (npm); 0.3.5 and 0.4.2 do the same, 0.1.0 does not
# Expected: A rule may hold other rules, and its own declarations count all the same (CSS Nesting Module; in the current
#           browsers since 2023). By the readme all rules that the document uses are inlined.
# Seen:     As soon as a rule holds another one, its own declarations are left out. With `&` the inner rule goes too,
#           and nothing is left. The same styles written flat all stay.
# Cost:     A page is first drawn without the styles of its nested rules, and jumps when the whole stylesheet comes. For
#           a <style> in the page, which is rewritten by default, nothing comes later: those styles are lost.
# Here:     `tools/prerender/critical-styles.ts` gives it styles that the build has made flat.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix . --silent --ignore-scripts --no-audit --no-fund beasties@0.5.4

cat > run.mjs <<'JS'
import assert from 'node:assert/strict';
import Beasties from 'beasties';

async function critical(css) {
  const body = '<p class="card on"><a href="/">text</a></p>';
  const page = `<html><head><style>${css}</style></head><body>${body}</body></html>`;
  const html = await new Beasties({ logLevel: 'silent' }).process(page);
  return /<style>(.*)<\/style>/s.exec(html)?.[1] ?? 'nothing';
}

const seen = {
  flat: await critical('.card{color:red}.card a{top:0}.card.on{left:0}'),
  'nested by a name': await critical('.card{color:red;a{top:0}}'),
  'nested by an ampersand': await critical('.card{color:red;& a{top:0}&.on{left:0}}'),
};
console.log(seen);
assert.deepEqual(seen, {
  flat: '.card{color:red}.card a{top:0}.card.on{left:0}',
  'nested by a name': '.card{a{top:0}}',
  'nested by an ampersand': 'nothing',
});
JS
node run.mjs
