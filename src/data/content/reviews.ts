import type { CityReview, HomeReviews } from '@/domain/reviews/shown-reviews';
import { loadCode } from '@/lib/browser/load-code';
import type { ContentQuery, FetchOptions } from './content-query';

/** What the front page shows of the reviews; null without any. */
export function homeReviewsQuery(): ContentQuery<HomeReviews | null> {
  return { key: 'reviews', isRefreshed: false, fetch: fetchHomeReviews };
}

/** Whether the front page shows reviews. */
export function hasReviewsQuery(): ContentQuery<boolean> {
  return {
    key: 'has-reviews',
    isRefreshed: false,
    fetch: async (options) => (await fetchHomeReviews(options)) !== null,
  };
}

/** The review on the page of a city; null without one. Its key is short, for the page has few bytes to spare. */
export function cityReviewQuery(slug: string): ContentQuery<CityReview | null> {
  return {
    key: slug,
    isRefreshed: false,
    fetch: async (options) => (await loadCode(() => import('./fetch-reviews'), 'fetchCityReview'))(options, slug),
  };
}

// Loaded when they are fetched: a prerendered page has its own.
async function fetchHomeReviews(options: FetchOptions): Promise<HomeReviews | null> {
  return (await loadCode(() => import('./fetch-reviews'), 'fetchHomeReviews'))(options);
}
