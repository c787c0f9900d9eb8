import { expect, test } from 'vitest';
import { hasMadeUpReview } from './placeholders.ts';

test('the review of a city is real once its author has a name', () => {
  expect(hasMadeUpReview("  author: 'M. Voorbeeld, Soesterkwartier',")).toBe(true);
  expect(hasMadeUpReview("  text: 'Een Voorbeeld van uitleg.',\n  author: 'M. Bos, Soesterkwartier',")).toBe(false);
});
