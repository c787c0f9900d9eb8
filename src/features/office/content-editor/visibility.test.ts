import { describe, expect, test } from 'vitest';
import { buildBlock } from '@/test/content';
import { publicationDay, visibilityOf } from './visibility';

const now = new Date('2026-11-21T12:00:00Z');

describe('a block is visible', () => {
  test.each([
    ['hero', null, 'Zichtbaar op de homepagina', '/'],
    ['hero', '/energielabel-soest', 'Zichtbaar op de landingspagina', '/energielabel-soest'],
    ['intro', '/energielabel-soest', 'Zichtbaar op de landingspagina', '/energielabel-soest'],
    ['blog_article', '/blog/kosten', 'Zichtbaar als artikel', '/blog/kosten'],
    ['voetnoot', null, 'Deze tekst is nergens zichtbaar.', ''],
  ])('%s at %s', (section_name, page_path, text, path) => {
    const block = buildBlock({ section_name, page_path });
    expect(visibilityOf(block, [block], now)).toEqual({ text, path });
  });

  test.each([
    [null, 'Niet gepubliceerd: bezoekers zien deze tekst niet.', ''],
    ['2026-11-21T12:05:00.001+00:00', 'Nog niet zichtbaar: deze tekst verschijnt op 21-11-2026 13:05.', ''],
    // The clock of the browser may be behind.
    ['2026-11-21 12:05:00+00', 'Zichtbaar als artikel', '/blog/kosten'],
  ])('when it is published: %s', (published_at, text, path) => {
    const block = buildBlock({ page_path: '/blog/kosten', published_at });
    expect(visibilityOf(block, [block], now)).toEqual({ text, path });
  });

  test('nowhere, published or not', () => {
    const block = buildBlock({ section_name: 'voetnoot', page_path: null, published_at: null });
    expect(visibilityOf(block, [block], now).text).toBe('Deze tekst is nergens zichtbaar.');
  });

  test('on the home page only as the newest hero that is published', () => {
    const hero = { section_name: 'hero', page_path: null };
    const older = buildBlock({ ...hero, id: 'older', last_updated: '2026-11-20 09:59:00+00' });
    const newer = buildBlock({ ...hero, id: 'newer', last_updated: '2026-11-20T10:00:00.5+00:00' });
    const unpublished = buildBlock({ ...hero, id: 'x', last_updated: '2026-11-21T10:00:00+00:00', published_at: null });
    const elsewhere = buildBlock({ section_name: 'hero', page_path: '/energielabel-soest' });
    const blocks = [older, unpublished, newer, elsewhere];
    expect(visibilityOf(newer, blocks, now).path).toBe('/');
    expect(visibilityOf(older, blocks, now)).toEqual({
      text: 'Niet zichtbaar: de homepagina toont een hero die later is bijgewerkt.',
      path: '',
    });
  });
});

test.each([
  ['2026-11-21T22:59:59+00:00', '2026-11-21'],
  ['2026-11-21T23:00:00+00:00', '2026-11-22'],
  ['2026-06-30T22:00:00+00:00', '2026-07-01'],
  ['', ''],
])('the day of %j is %j', (publishedAt, day) => {
  expect(publicationDay(publishedAt)).toBe(day);
});
