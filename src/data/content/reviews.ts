import { DataError } from '@/data/errors';
import {
  cityReview,
  homeReviews,
  reviewChecks,
  type CityReview,
  type HomeReviews,
  type Review,
} from '@/domain/reviews/shown-reviews';
import { fetchRows, toKey, type ContentQuery, type FetchOptions } from './content-query';

const allReviews = toKey({
  select: 'city,author,location,text,rating,verified_by',
  order: 'position,id',
  limit: '500',
});

/** What the front page shows of the reviews; null without any. */
export function homeReviewsQuery(): ContentQuery<HomeReviews | null> {
  return { key: 'reviews', isRefreshed: false, fetch: async (options) => homeReviews(await fetchReviews(options)) };
}

/** Whether the front page shows reviews. */
export function hasReviewsQuery(): ContentQuery<boolean> {
  return {
    key: 'has-reviews',
    isRefreshed: false,
    fetch: async (options) => homeReviews(await fetchReviews(options)) !== null,
  };
}

/** The review on the page of a city; null without one. Its key is short, for the page has few bytes to spare. */
export function cityReviewQuery(slug: string): ContentQuery<CityReview | null> {
  return { key: slug, isRefreshed: false, fetch: async (options) => cityReview(await fetchReviews(options), slug) };
}

/** All reviews, in their order. Throws a DataError. */
export async function fetchReviews(options: FetchOptions): Promise<Review[]> {
  const rows = await fetchRows(allReviews, options, 'reviews');
  if (!Array.isArray(rows)) throw new DataError('unavailable', 'the reviews are no list');
  return rows.map(parseReview);
}

/** Checked by hand: zod is a quarter of what a public page may load. */
function parseReview(row: unknown): Review {
  function read(column: string): unknown {
    return typeof row === 'object' && row !== null ? Reflect.get(row, column) : undefined;
  }
  const [city, author, location, text, rating] = ['city', 'author', 'location', 'text', 'rating'].map(read);
  const verifiedBy = reviewChecks.find((check) => check === read('verified_by'));
  if (
    typeof city === 'string' &&
    typeof author === 'string' &&
    typeof location === 'string' &&
    typeof text === 'string' &&
    typeof rating === 'number' &&
    verifiedBy !== undefined
  ) {
    return { city, author, location, text, rating, verifiedBy };
  }
  throw new DataError('unavailable', 'a review is no row');
}
