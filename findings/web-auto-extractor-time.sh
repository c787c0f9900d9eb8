#!/usr/bin/env bash
# Package:  @marbec/web-auto-extractor 2.2.1 with @adobe/structured-data-validator 1.7.1 (npm)
# Expected: In microdata the value of <time> is its `datetime`, that of <data> and <meter> their `value` (HTML Standard,
#           "Microdata", "Values"); the text between the tags is for people.
# Seen:     The text is taken. `content` of <meta> is read, and the same duration written as <time> is not.
# Cost:     The validator, which takes its input from this package, warns of a page that is right ("Invalid type"). Code
#           that only extracts gets the words for people in place of dates, durations and identifiers.
# Here:     The structured data is JSON-LD, and no page has microdata.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix . --silent --ignore-scripts --no-audit --no-fund \
  @marbec/web-auto-extractor@2.2.1 @adobe/structured-data-validator@1.7.1

cat > run.mjs <<'JS'
import assert from 'node:assert/strict';
import Validator from '@adobe/structured-data-validator';
import WebAutoExtractor from '@marbec/web-auto-extractor';

async function read(duration) {
  const html = `<div itemscope itemtype="https://schema.org/VideoObject">
    <data itemprop="identifier" value="4711">The visit</data>
    <span itemprop="name">The visit</span> <meta itemprop="uploadDate" content="2026-03-01">
    <link itemprop="thumbnailUrl" href="https://example.org/visit.png">
    <link itemprop="contentUrl" href="https://example.org/visit.mp4"> ${duration}</div>`;
  const extracted = new WebAutoExtractor({ addLocation: true, embedSource: ['microdata'] }).parse(html);
  const issues = (await new Validator().validate(extracted)).map(({ issueMessage }) => issueMessage);
  const [video] = extracted.microdata.VideoObject;
  return [video.identifier, video.duration, ...issues.filter((message) => message.includes('duration'))];
}

const seen = {
  meta: await read('<meta itemprop="duration" content="PT90S">'),
  time: await read('<time itemprop="duration" datetime="PT90S">90 seconds</time>'),
};
console.log(seen);
assert.deepEqual(seen, {
  meta: ['The visit', 'PT90S'],
  time: ['The visit', '90 seconds', 'Invalid type for attribute "duration"'],
});
JS
node run.mjs
