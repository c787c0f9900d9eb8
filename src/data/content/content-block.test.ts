import { expect, test } from 'vitest';
import { DataError } from '@/data/errors';
import { parseBlocks } from './content-block';

const row = {
  id: '1',
  section_name: 'hero',
  title: 'Titel',
  subtitle: 'Ondertitel',
  content: 'Tekst',
  summary: 'Kort',
  search_title: 'Gezocht',
  search_description: 'Gevonden',
  page_path: '/energielabel-soest',
  last_updated: '2026-11-21 08:05:00.123456+00',
  published_at: '2026-11-20 08:05:00.654321+00',
  is_edited: true,
  picture: 'a/640x480.webp',
  pictures: { alt: 'Een raam' },
};

const block = {
  id: '1',
  sectionName: 'hero',
  title: 'Titel',
  subtitle: 'Ondertitel',
  content: 'Tekst',
  summary: 'Kort',
  searchTitle: 'Gezocht',
  searchDescription: 'Gevonden',
  pagePath: '/energielabel-soest',
  lastUpdated: '2026-11-21T08:05:00.123456+00:00',
  publishedAt: '2026-11-20T08:05:00.654321+00:00',
  isEdited: true,
  picture: 'a/640x480.webp',
  pictureAlt: 'Een raam',
};

test('rows are blocks in their own order, with times as ISO 8601 to the microsecond', () => {
  expect(parseBlocks([])).toEqual([]);
  expect(parseBlocks([row, { ...row, id: '0' }])).toEqual([block, { ...block, id: '0' }]);
});

test('columns that are not known are left out', () => {
  expect(parseBlocks([{ ...row, secret: 'x' }])).toEqual([block]);
});

test.each([
  ['title', 'title'],
  ['subtitle', 'subtitle'],
  ['content', 'content'],
  ['page_path', 'pagePath'],
  ['published_at', 'publishedAt'],
  ['picture', 'picture'],
  ['pictures', 'pictureAlt'],
])('%s is empty when it holds nothing or was not selected', (column, field) => {
  const { [column]: asked, ...others } = Object.fromEntries(Object.entries(row));
  expect(asked).toBeDefined();
  for (const given of [others, { ...row, [column]: null }, { ...row, [column]: '' }]) {
    expect(parseBlocks([given])).toEqual([{ ...block, [field]: '' }]);
  }
});

test.each(['id', 'section_name', 'last_updated'])('a row without %s is none', (column) => {
  for (const value of [undefined, null, '']) {
    expect(() => parseBlocks([row, { ...row, [column]: value }])).toThrow(DataError);
    expect(() => parseBlocks([{ ...row, [column]: value }])).toThrow(`the ${column} of a text is`);
  }
});

test.each(['id', 'section_name', 'title', 'subtitle', 'content', 'page_path', 'last_updated', 'published_at'])(
  '%s is text and nothing else',
  (column) => {
    for (const value of [0, 3, true, false, {}, [], ['a']]) {
      expect(() => parseBlocks([{ ...row, [column]: value }])).toThrow(DataError);
    }
  },
);

test.each([undefined, null, false, 'true', 1])('is_edited %j is not edited', (value) => {
  expect(parseBlocks([{ ...row, is_edited: value }])).toEqual([{ ...block, isEdited: false }]);
});

test.each([undefined, null, {}, 'rows', 3, { 0: row, length: 1 }, [null], [undefined], ['row'], [3], [row, null]])(
  '%j are no rows',
  (rows) => {
    expect(() => parseBlocks(rows)).toThrow(DataError);
  },
);
