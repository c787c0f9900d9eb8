import { expect, test } from 'vitest';
import { buildBlock } from '@/test/content';
import { toStoredBlock } from './outdated-blocks';

const now = new Date('2026-11-21T12:00:00Z');

test.each([
  ['2026-11-21T12:00:00+00:00', true],
  // Visible by one of two clocks that disagree.
  ['2026-11-21T12:00:00.001+00:00', null],
  ['2026-11-21T12:05:00+00:00', null],
  ['2026-11-21T12:05:00.001+00:00', false],
  [null, false],
])('a text that is published from %s on should be online: %s', (published_at, isShown) => {
  const block = buildBlock({ page_path: '/blog/kosten', section_name: 'blog_article', published_at });
  expect(toStoredBlock(block, [block], now)).toMatchObject({ id: block.id, isShown });
});
