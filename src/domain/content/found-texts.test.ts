import { expect, test } from 'vitest';
import { foundTexts, listedExcerpt } from './found-texts';

const empty = { title: 'Titel', subtitle: '', summary: '', searchTitle: '', searchDescription: '' };

test.each([
  [{}, 'De tekst.'],
  [{ subtitle: 'Subtitel' }, 'Subtitel'],
  [{ subtitle: 'Subtitel', summary: 'Samenvatting' }, 'Samenvatting'],
  [{ subtitle: 'Subtitel', summary: 'Samenvatting', searchDescription: 'Gezocht' }, 'Gezocht'],
])('search engines show of %j: %s', (texts, description) => {
  expect(foundTexts({ ...empty, ...texts }, 'De tekst.')).toEqual({ searchTitle: 'Titel', description });
});

test('search engines show the title that was written for them', () => {
  expect(foundTexts({ ...empty, searchTitle: 'Gezocht' }, '').searchTitle).toBe('Gezocht');
});

test.each([
  [{ summary: 'Samenvatting', subtitle: 'Subtitel' }, 'De tekst.', 'Samenvatting'],
  [{ summary: '', subtitle: 'Subtitel' }, 'De tekst.', 'De tekst.'],
  [{ summary: '', subtitle: 'Subtitel' }, '', 'Subtitel'],
])('the list shows of %j with text %j: %s', (texts, text, shown) => {
  expect(listedExcerpt(texts, text)).toBe(shown);
});
