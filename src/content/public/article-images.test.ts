import { expect, test } from 'vitest';
import { articleImage } from './article-images';

test.each([
  ['isolatie-en-uw-energielabel', 'isolatie'],
  ['zonnepanelen-en-uw-energielabel', 'zonnepanelen'],
  ['subsidie-verduurzamen', 'subsidie'],
  ['van-energielabel-d-naar-b', 'energielabel-d-naar-b'],
  ['energielabel-bij-verhuur', 'artikel'],
  ['energielabel-d', 'artikel'],
  ['', 'artikel'],
])('the drawing of %j is %s', (slug, name) => {
  expect(articleImage(slug).name).toBe(name);
});

test('each drawing says what it shows in its own words', () => {
  const slugs = ['isolatie', 'zonnepanelen', 'subsidie', 'energielabel-d-naar-b', 'verhuur'];
  const texts = slugs.map((slug) => articleImage(slug).alt);
  expect(new Set(texts).size).toBe(5);
  expect(texts.every((text) => text.length > 20)).toBe(true);
});
