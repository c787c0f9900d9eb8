import type { Review } from '../../src/domain/reviews/shown-reviews.ts';
import { inventedReviews } from './invented-reviews.ts';

/** Reviews that nobody wrote, which may not go online: each with what to do. */
export function reviewGaps(reviews: readonly Pick<Review, 'author' | 'text'>[]): string[] {
  return reviews
    .filter(({ author, text }) => /\bVoorbeeld\b/.test(author) || isInvented(text))
    .map(
      ({ author }) =>
        `review of ${author}: is invented, put in what a customer said or remove it (Beheer > Beoordelingen)`,
    );
}

/** Whoever is said to have written it. */
function isInvented(text: string): boolean {
  return inventedReviews.some((sentence) => letters(text).includes(letters(sentence)));
}

function letters(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\d]/gu, '');
}
