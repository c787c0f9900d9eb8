import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { cities } from '@/content/cities/cities';
import { houseKinds } from '@/content/cities/house-kinds';

const folder = path.resolve(import.meta.dirname, '../../../../public/images');
const drawings = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.svg'))
  .map((file) => ({ file, source: readFileSync(path.join(folder, file), 'utf8') }));
const files = drawings.map((drawing) => drawing.file);

/** A share of the first load; a drawing that grows past this was exported, not drawn. */
const maxBytes = 6 * 1024;

test('gives every city, and nothing else, a drawing', () => {
  const cityFiles = files.filter((file) => path.dirname(file) === 'cities');
  expect(cityFiles.toSorted()).toEqual(cities.map((city) => `cities/${city.slug}.svg`).toSorted());
});

test('gives every kind of home, and nothing else, a drawing of at most 1 kB', () => {
  const houses = drawings.filter(({ file }) => path.dirname(file) === 'houses');
  expect(houses.map(({ file }) => file).toSorted()).toEqual(
    Object.keys(houseKinds)
      .map((kind) => `houses/${kind}.svg`)
      .toSorted(),
  );
  expect(houses.filter(({ source }) => Buffer.byteLength(source) > 1024)).toEqual([]);
});

test.each([
  'hero-house',
  'small-house',
  'blog/isolatie',
  'blog/zonnepanelen',
  'blog/subsidie',
  'blog/energielabel-d-naar-b',
  'blog/artikel',
  'blog/adviseur',
  'blog/papieren',
  'blog/voorbeeldlabel',
  'blog/voordeur',
  'blog/vraag',
  'blog/monument',
  'scenes/adviser',
  'scenes/label-question',
  'scenes/missing-house',
  'scenes/office-door',
  'scenes/sample-label',
  'scenes/table-with-papers',
])('has the drawing %s', (name) => {
  expect(files).toContain(`${name}.svg`);
});

test.each(drawings)('$file is small, has its size, and follows the dark theme', ({ file, source }) => {
  expect(Buffer.byteLength(source)).toBeLessThan(maxBytes);
  const size = /^<svg [^>]*width="(\d+)" height="(\d+)" viewBox="0 0 (\d+) (\d+)"/.exec(source);
  expect(size?.slice(1, 3), file).toEqual(size?.slice(3, 5));
  expect(size, file).not.toBeNull();
  expect(source).toContain('@media(prefers-color-scheme:dark)');
});

test.each(drawings)('$file stands on its own', ({ source }) => {
  expect(source).not.toMatch(/<script|\son\w+=|javascript:/i);
  expect(source).not.toMatch(/href=|url\(|@import|<image|<use|<foreignObject|<!ENTITY/i);
  expect(source.replace('xmlns="http://www.w3.org/2000/svg"', '')).not.toContain('://');
  expect(source).not.toMatch(/\sstyle=/i);
});
