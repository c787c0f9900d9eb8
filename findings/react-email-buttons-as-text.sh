#!/usr/bin/env bash
# Package:  react-email 6.11.13 (npm)
# Expected: `toPlainText` and `plainText: true` write the mail for people who read no HTML (documentation, "Render"),
#           with the same links.
# Seen:     Two buttons side by side, two boxes in HTML, become text without anything between them, because JSX drops
#           the line break between two elements: the first address ends in the words of the second button.
# Cost:     In the text of a mail with "Yes" and "No" the first link leads to a page that does not exist. The preview
#           and any test of the HTML show two good links.
# Here:     Each button of a mail is alone in its row (`src/mails`).
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix . --silent --ignore-scripts --no-audit --no-fund react-email@6.11.13 react@19.3.1 react-dom@19.3.1

cat > run.mjs <<'JS'
import assert from 'node:assert/strict';
import { createElement } from 'react';
import { Body, Button, Html, render, Section, toPlainText } from 'react-email';

const yes = createElement(Button, { href: 'https://example.org/yes' }, 'Yes');
const no = createElement(Button, { href: 'https://example.org/no' }, 'No');

function mail(...children) {
  return createElement(Html, null, createElement(Body, null, createElement(Section, null, ...children)));
}

const html = await render(mail(yes, no));
const seen = {
  'links in the HTML': [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href),
  'toPlainText': toPlainText(html),
  'plainText: true': await render(mail(yes, no), { plainText: true }),
  'with a space between': await render(mail(yes, ' ', no), { plainText: true }),
};
console.log(seen);
assert.deepEqual(seen, {
  'links in the HTML': ['https://example.org/yes', 'https://example.org/no'],
  'toPlainText': 'Yes https://example.org/yesNo https://example.org/no',
  'plainText: true': 'Yes https://example.org/yesNo https://example.org/no',
  'with a space between': 'Yes https://example.org/yes No https://example.org/no',
});
JS
node run.mjs
