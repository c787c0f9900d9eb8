#!/usr/bin/env bash
# Package:  beasties 0.5.4 (npm); 0.3.5 and 0.4.2 do the same, 0.1.0 does not
# Expected: The last declaration of a rule may end in a semicolon (CSS Syntax Module Level 3). The option `compress`, on
#           by default, may drop that semicolon and nothing else.
# Seen:     Without a space before the closing brace another character goes: of a rule with one declaration the opening
#           brace, of one with several the semicolon before the last of them, where no space follows that.
# Cost:     `.card{color:red;}` becomes `.cardcolor:red;}`, and by the error rules of CSS a browser drops the next rule
#           with it; of several declarations the last two are lost. There is no error and no warning. Minifiers write no
#           final semicolon, so it hits styles that were not minified, such as the <style> of a template.
# Here:     The styles that it reads were minified by the build, which writes no final semicolon.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix . --silent --ignore-scripts --no-audit --no-fund beasties@0.5.4

cat > run.mjs <<'JS'
import assert from 'node:assert/strict';
import Beasties from 'beasties';

async function critical(css, options) {
  const page = `<html><head><style>${css}</style></head><body><p class="card">text</p></body></html>`;
  const html = await new Beasties({ logLevel: 'silent', ...options }).process(page);
  return /<style>(.*)<\/style>/s.exec(html)?.[1];
}

const seen = {
  'one declaration': await critical('.card {color: red;}'),
  'two declarations': await critical('.card {color: red; top: 0;}'),
  'two, without a space': await critical('.card{color:red;top:0;}'),
  'a space before the brace': await critical('.card { color: red; }'),
  'compress: false': await critical('.card {color: red;}', { compress: false }),
};
console.log(seen);
assert.deepEqual(seen, {
  'one declaration': '.cardcolor:red;}',
  'two declarations': '.card{color:red;top:0;}',
  'two, without a space': '.card{color:redtop:0;}',
  'a space before the brace': '.card{color:red}',
  'compress: false': '.card {color: red;}',
});
JS
node run.mjs
