import { expect, test } from 'vitest';
import { buildBlock } from '@/test/content';
import { findBlocks } from './find-blocks';

const block = buildBlock({
  section_name: 'intro',
  page_path: '/energielabel-soest',
  title: 'Één adviseur',
  subtitle: 'Snel geregeld',
  content: 'Voor uw woning\nin de wijk',
});

test.each([
  'intro',
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
