import { expect, test } from 'vitest';
import { buildBlock } from '@/test/content';
import { linkTargetsOf } from './link-targets';

test.each([
  ['blog_article', '/blog/kosten', 2],
  ['intro', '/blog/kosten', 0],
  ['blog_article', '/', 0],
  ['hero', '/energielabel-soest', 1],
  ['hero', null, 0],
])('two blocks %s at %s add %i pages to link to', (section_name, page_path, amount) => {
  const block = buildBlock({ section_name, page_path });
  expect(linkTargetsOf([], [block, block]).length - linkTargetsOf([], []).length).toBe(amount);
});
