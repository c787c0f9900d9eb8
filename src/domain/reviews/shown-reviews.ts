/** How it was checked that a customer wrote a review: a label by us, a link that customers alone get, or not. */
export const reviewChecks = ['label', 'link', 'nothing'] as const;
export type ReviewCheck = (typeof reviewChecks)[number];

export interface Review {
  /** The slug of the city on whose page it is shown; '' for the front page. */
  city: string;
  author: string;
  /** The city or the neighbourhood of the author. */
  location: string;
  text: string;
  /** 1 to 5. */
  rating: number;
  verifiedBy: ReviewCheck;
}

/** The reviews of the front page. */
export interface HomeReviews {
  /** Of all reviews, also those of cities: one decimal, such as `4.9`. */
  average: string;
  /** Whether that average counts others than those shown. */
  isPart: boolean;
  /** How all reviews of the site were checked; null when that differs: each names its own. */
  check: ReviewCheck | null;
  shown: Review[];
}

/** What the front page shows of all reviews; null without one of its own. */
export function homeReviews(all: readonly Review[]): HomeReviews | null {
  const shown = all.filter(({ city }) => city === '');
  if (shown.length === 0) return null;
  const average = all.reduce((sum, { rating }) => sum + rating, 0) / all.length;
  return { average: average.toFixed(1), isPart: shown.length < all.length, check: sharedCheck(all), shown };
}

/** The review of a city. */
export interface CityReview {
  text: string;
  author: string;
  /** How it was checked, unless the front page says so of all reviews. */
  check?: ReviewCheck;
}

/** What the page of a city shows of all reviews: its first one; null without any. */
export function cityReview(all: readonly Review[], slug: string): CityReview | null {
  const review = all.find(({ city }) => city === slug);
  if (review === undefined) return null;
  const isExplained = sharedCheck(all) !== null && all.some(({ city }) => city === '');
  const author = `${review.author}, ${review.location}`;
  return { text: review.text, author, ...(!isExplained && { check: review.verifiedBy }) };
}

function sharedCheck(all: readonly Review[]): ReviewCheck | null {
  const [first] = all;
  return first !== undefined && all.every(({ verifiedBy }) => verifiedBy === first.verifiedBy)
    ? first.verifiedBy
    : null;
}
