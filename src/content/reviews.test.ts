import { expect, test } from 'vitest';
import { averageRating, reviewCheck, reviewPlaceholdersLeft, reviews } from './reviews';

test('four reviews, rated 5, 5, 5 and 4', () => {
  expect(reviews.map(({ rating }) => rating)).toEqual([5, 5, 5, 4]);
  expect(averageRating).toBe('Gemiddelde beoordeling: 4.9/5');
});

test('nobody takes a placeholder for a real review', () => {
  expect(reviews.filter(({ name }) => !name.endsWith(' Voorbeeld'))).toEqual([]);
  expect(reviewCheck).toMatch(/^Voorbeeldtekst/);
});

test('names every placeholder that is left', () => {
  expect(reviewPlaceholdersLeft()).toEqual([...reviews.map(({ name }) => `reviews (${name})`), 'reviewCheck']);
});
