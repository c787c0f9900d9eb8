import { expect, test } from 'vitest';
import { buildBlock } from '@/test/content';
import { pagePaths, tabLabel } from './editor-pages';

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
