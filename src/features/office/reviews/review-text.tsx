import { reviewCheckLabels, reviewTexts as texts } from '@/content/office/management/reviews';
import type { Review } from '@/domain/reviews/shown-reviews';
import { reviewPlaces } from './review-schema';

/** A review in words, with where it is shown and how it was checked. */
export function ReviewText({ review }: { review: Review }) {
  const place = reviewPlaces.find(({ value }) => value === review.city)?.label ?? review.city;
  return (
    <div>
      <blockquote>“{review.text}”</blockquote>
      <p className="font-semibold">
        {review.author}, {review.location}
      </p>
      <p className="text-sm text-ink-muted">
        {texts.stars(review.rating)}. {texts.city} {place}. {reviewCheckLabels[review.verifiedBy]}.
      </p>
    </div>
  );
}
