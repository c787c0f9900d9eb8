import { describe, expect, test } from 'vitest';
import { cityPath, landingPagePath } from '@/lib/paths';
import { placeName, placeOfBlock, readAreaSlug } from './area-slug';
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

describe('the place of a block', () => {
  test.each([
    ['hero', '', 'home'],
    ['intro', '', 'nowhere'],
    ['Hero', '', 'nowhere'],
    ['hero', '/', 'nowhere'],
    ['hero', '/energielabel-soest', 'landing-hero'],
    ['intro', '/energielabel-soest', 'landing-text'],
    ['benefits', '/energielabel-den-dolder', 'landing-text'],
    ['faq', '/energielabel-soest', 'nowhere'],
    // That path shows the page of a fixed city, which reads no blocks.
    ['hero', '/energielabel-gouda-aanvragen', 'nowhere'],
    ['hero', '/energielabel-', 'nowhere'],
    ['hero', '/werkgebieden', 'nowhere'],
    ['hero', '/energielabel-soest/extra', 'nowhere'],
    ['blog_article', '/blog/kosten', 'article'],
    ['blog_article', '/blog', 'nowhere'],
    ['blog_article', '/blog/a/b', 'nowhere'],
    ['blog_article', '/nieuws/kosten', 'nowhere'],
    ['blog_article', '/energielabel-soest', 'nowhere'],
    ['blog_article', '', 'nowhere'],
    ['hero', '/blog/kosten', 'nowhere'],
  ])('%s at "%s": %s', (sectionName, pagePath, place) => {
    expect(placeOfBlock({ sectionName, pagePath })).toBe(place);
  });
});
