import { expect, test } from 'vitest';
import { reviewPlaceholdersLeft } from './reviews';

const review = { location: 'Zeist', text: 'Vlot geregeld.', rating: 4 };

test('names every placeholder that is left, and lets real reviews pass', () => {
  const reviews = [
    { ...review, name: 'Familie Voorbeeld' },
    { ...review, name: 'Sanne Mulder' },
  ];
  expect(reviewPlaceholdersLeft({ reviews, reviewCheck: 'Voorbeeldtekst: zo controleren wij.' })).toEqual([
    'reviews (Familie Voorbeeld)',
    'reviewCheck',
  ]);
  expect(reviewPlaceholdersLeft({ reviews: reviews.slice(1), reviewCheck: 'Zo controleren wij.' })).toEqual([]);
});
