#!/usr/bin/env bash
# Package:  lightningcss 1.33.0 (npm)
# Expected: Minifying what was minified changes nothing: a declaration that stands there twice in a row with one value counts
#           once.
# Seen:     With targets for which `text-decoration` has a prefix, each pass puts one more `-webkit-text-decoration` beside
#           those that are there. Without targets nothing is added.
# Cost:     Frameworks ship styles that have the prefix already, and a build with several passes (the framework's, then the
#           bundler's) sends it four times.
# Here:     Nothing: the styles have one such rule, of Tailwind, and it costs a few bytes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix . --silent --no-audit --no-fund lightningcss@1.33.0

cat > run.mjs <<'JS'
import assert from 'node:assert/strict';
import { transform } from 'lightningcss';

function minify(css, targets) {
  return transform({ filename: 'a.css', code: Buffer.from(css), minify: true, targets }).code.toString();
}

const safari = { safari: (16 << 16) | (4 << 8) };
const source = 'a{-webkit-text-decoration:inherit;text-decoration:inherit}';
const prefix = '-webkit-text-decoration:inherit;';
let css = source;
for (const passes of [1, 2, 3]) {
  css = minify(css, safari);
  console.log(passes, css);
  assert.equal(css, `a{${prefix.repeat(passes + 1)}text-decoration:inherit}`);
}
assert.equal(minify(source), source);
JS
node run.mjs
