import { DataError } from '@/data/errors';
import {
  cityReview,
  homeReviews,
  reviewChecks,
  type CityReview,
  type HomeReviews,
  type Review,
} from '@/domain/reviews/shown-reviews';
import { fetchRows, toKey, type FetchOptions } from './content-query';

const allReviews = toKey({
  select: 'city,author,location,text,rating,verified_by',
  order: 'position,id',
  limit: '500',
});

/** What the front page shows of the reviews; null without any. Throws a DataError. */
export async function fetchHomeReviews(options: FetchOptions): Promise<HomeReviews | null> {
  return homeReviews(await fetchReviews(options));
}

/** The review on the page of a city; null without one. Throws a DataError. */
export async function fetchCityReview(options: FetchOptions, slug: string): Promise<CityReview | null> {
  return cityReview(await fetchReviews(options), slug);
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
