import { expect, test } from 'vitest';
import { articleImage } from './article-images';

test.each([
  ['isolatie-en-uw-energielabel', 'isolatie'],
  ['zonnepanelen-en-uw-energielabel', 'zonnepanelen'],
  ['subsidie-verduurzamen', 'subsidie'],
  ['van-energielabel-d-naar-b', 'energielabel-d-naar-b'],
  ['energielabel-bij-verhuur', 'voordeur'],
  ['geldigheid-energielabel', 'artikel'],
  ['energielabel-d', 'artikel'],
  ['', 'artikel'],
])('the drawing of %j is %s', (slug, name) => {
  expect(articleImage(slug).name).toBe(name);
});

test('each drawing says what it shows in its own words', () => {
  const slugs = [
    'isolatie',
    'zonnepanelen',
    'subsidie',
    'energielabel-d-naar-b',
    'verhuur',
    'opname',
    'verkopen',
    'monument',
  ];
  const images = [...slugs, 'letter', 'appartement', 'geldigheid'].map(articleImage);
  expect(new Set(images.map(({ name }) => name)).size).toBe(11);
  expect(new Set(images.map(({ alt }) => alt)).size).toBe(11);
  expect(images.every(({ alt }) => alt.startsWith('Tekening van'))).toBe(true);
});
