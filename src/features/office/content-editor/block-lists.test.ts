import { expect, test } from 'vitest';
import { buildBlock } from '@/test/content';
import { findBlocks, findMatch, pagePaths, tabLabel } from './block-lists';

test.each([
  ['/energielabel-soest', 'soest'],
  ['/energielabel-bergen-op-zoom', 'bergen op zoom'],
  ['/energielabel-gouda-aanvragen', 'gouda aanvragen'],
  ['/energielabel-van-energielabel-huis', 'van energielabel huis'],
  ['/blog/kosten-2026', '/blog/kosten 2026'],
  ['/blog/energielabel-d-naar-b', '/blog/energielabel d naar b'],
  ['/energielabel', '/energielabel'],
  ['/', '/'],
])('the tab of %s is called %s', (pagePath, label) => {
  expect(tabLabel(pagePath)).toBe(label);
});

test('every page has one tab, and general content none', () => {
  const blocks = [
    buildBlock({ page_path: '/energielabel-zeist', section_name: 'hero' }),
    buildBlock({ page_path: null }),
    buildBlock({ page_path: '/energielabel-zeist', section_name: 'intro' }),
    buildBlock({ page_path: '/blog/a' }),
  ];
  expect(pagePaths(blocks)).toEqual(['/blog/a', '/energielabel-zeist']);
  expect(pagePaths([])).toEqual([]);
});

const block = buildBlock({
  section_name: 'intro',
  page_path: '/energielabel-soest',
  title: 'Één adviseur',
  subtitle: 'Snel geregeld',
  content: 'Voor uw woning\nin de wijk',
});

test.each([
  'intro',
  'inleiding soest',
  'energielabel-soest',
  'SOEST',
  'een adviseur',
  'één',
  'geregeld',
  'wijk woning',
  '  snel   intro ',
  '',
])('%j finds it', (query) => {
  expect(findBlocks([block], query)).toEqual([block]);
});

test.each(['zeist', 'intro zeist', '.*', 'introenergielabel'])('%j finds nothing', (query) => {
  expect(findBlocks([block], query)).toEqual([]);
});

test.each([
  ['Met isolatie erbij', 'isolatie', ['Met ', 'isolatie', ' erbij']],
  ['Eén Café', 'CAFE', ['Eén ', 'Café', '']],
  ['Een cafe\u0301 hier', 'café', ['Een ', 'café', ' hier']],
  ['Energielabel 🏠 thuis', 'thuis', ['Energielabel 🏠 ', 'thuis', '']],
  ['twee woorden', 'niets woorden', ['twee ', 'woorden', '']],
  ['a'.repeat(61) + 'hier' + 'b'.repeat(61), 'hier', ['…' + 'a'.repeat(60), 'hier', 'b'.repeat(60) + '…']],
  ['a'.repeat(60) + 'hier' + 'b'.repeat(60), 'hier', ['a'.repeat(60), 'hier', 'b'.repeat(60)]],
])('in %j, what is found for %j stands between its surroundings', (text, query, [before, found, after]) => {
  expect(findMatch(text, query)).toEqual({ before, found, after });
});

test.each([
  ['', 'iets'],
  ['tekst', ''],
  ['tekst', '  '],
  ['tekst', 'teksten'],
])('in %j there is nothing for %j', (text, query) => {
  expect(findMatch(text, query)).toBeNull();
});
