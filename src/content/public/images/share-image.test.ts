import { expect, test } from 'vitest';
import { cities } from '@/content/cities/cities';
import { lowestPrice } from '@/content/page-prices';
import { formatEuro } from '#shared/format-euro.ts';
import { cityPath, paths } from '@/lib/paths';
import { shareImage, shareTexts } from './share-image';

test.each([
  [paths.home, '/share/home.png', 'Energielabel voor uw woning. Vanaf €285 incl. btw'],
  [
    '/energielabel-den-haag-aanvragen',
    '/share/energielabel-den-haag-aanvragen.png',
    'Energielabel in Den Haag. Vanaf €285 incl. btw',
  ],
  [
    '/blog/isolatie-en-label',
    '/share/blog/isolatie-en-label.png',
    'Tekening van een hand die een isolatieplaat tegen een muur zet',
  ],
])('%s has a picture of its own', (page, path, alt) => {
  expect(shareImage(page)).toEqual({ path, alt });
});

test.each([
  paths.privacy,
  paths.blog,
  '/energielabel-soest',
  '/energielabel-soest-aanvragen',
  '/blog/',
  '/blog/../x',
  '/blog/a/b',
  '/blog/Ä',
  '/werkgebieden/gouda',
  '',
  undefined,
])('%s has the picture of all other pages', (page) => {
  expect(shareImage(page).path).toBe('/share/page.png');
});

test('no two cities share a picture', () => {
  expect(new Set(cities.map(({ slug }) => shareImage(cityPath(slug)).path)).size).toBe(cities.length);
});

test('the price is written as everywhere else', () => {
  expect(shareTexts.price(lowestPrice)).toContain(formatEuro(lowestPrice));
});
