import { expect, test } from 'vitest';
import { cityPath, landingPagePath } from '@/lib/paths';
import { placeName, readAreaSlug } from './area-slug';
import { cities } from './cities';

test('every city is found by its path', () => {
  for (const city of cities) {
    expect(readAreaSlug(cityPath(city.slug).slice(1))).toEqual({ kind: 'city', city });
  }
  expect(cities).toHaveLength(21);
});

test.each([
  ['energielabel-soest', 'soest'],
  ['energielabel-bergen-op-zoom', 'bergen-op-zoom'],
  ['energielabel-soest-aanvragen', 'soest-aanvragen'],
])('%s may be a landing page', (segment, slug) => {
  expect(readAreaSlug(segment)).toEqual({ kind: 'landing-page', slug });
  expect(landingPagePath(slug).slice(1)).toBe(segment);
});

test.each(['energielabel-', 'energielabel-Soest', 'energielabel--x', 'energielabel-a--b', 'contact', ''])(
  '%s is nothing',
  (segment) => {
    expect(readAreaSlug(segment)).toEqual({ kind: 'none' });
  },
);

test.each([
  ['soest', 'Soest'],
  ['bergen-op-zoom', 'Bergen op Zoom'],
  ['de-bilt', 'De Bilt'],
  ['bunnik-zuid', 'Bunnik Zuid'],
  ['s-gravenzande', '’s-Gravenzande'],
  ['t-harde', '’t Harde'],
])('%s is written %s', (slug, name) => {
  expect(placeName(slug)).toBe(name);
});
