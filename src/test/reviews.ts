// Only type imports: a separate program runs this file in plain Node.
import type { ReviewRow } from './content-table';

/** A review as the database answers it: of the front page. */
export function buildReviewRow(overrides: Partial<ReviewRow> = {}): ReviewRow {
  return {
    city: '',
    author: 'Sanne Mulder',
    location: 'Zeist',
    text: 'Vlot geregeld.',
    rating: 5,
    verified_by: 'label',
    ...overrides,
  };
}

/** Two of the front page and one of Gouda. */
export const reviewRows = [
  buildReviewRow(),
  buildReviewRow({ author: 'J. van Dijk', location: 'Huizen', text: 'Wat later dan afgesproken.', rating: 3 }),
  buildReviewRow({ city: 'gouda', author: 'H. Bos', location: 'Korte Akkeren', text: 'Het klopte.', rating: 4 }),
];
