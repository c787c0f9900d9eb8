import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { reviewGaps } from './review-gaps.ts';

test('reviews of customers: nothing is missing', () => {
  expect(reviewGaps([{ author: 'Sanne Mulder', text: 'Vlot geregeld, en de uitleg was helder.' }])).toEqual([]);
});

test.each([
  ['Sanne Mulder', 'De adviseur keek overal goed rond, en legde uit wat hij opschreef'],
  ['Familie Voorbeeld', 'Goed.'],
])('an invented review, by its text or its author (%s): named', (author, text) => {
  expect(reviewGaps([{ author, text }])).toEqual([
    expect.stringMatching(new RegExp(`^review of ${author}: is invented`)),
  ]);
});

test('each review of the first content is known, whoever is named as its author', async () => {
  const seed = await readFile('supabase/seed.sql', 'utf8');
  const row = /^\('b0000000-[^']+', '[^']*', '[^']*', '[^']*', '([^']+)'/gm;
  const texts = [...seed.matchAll(row)].map(([, text = '']) => text);
  expect(texts).toHaveLength(4 + 21);
  expect(texts.filter((text) => reviewGaps([{ author: 'Sanne Mulder', text }]).length === 0)).toEqual([]);
});
