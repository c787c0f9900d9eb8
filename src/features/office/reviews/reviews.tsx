import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { QueryCard } from '@/components/office/query-card';
import { Button } from '@/components/ui/button';
import { notify } from '@/components/ui/notify';
import { reviewTexts as texts } from '@/content/office/management/reviews';
import { failureText } from '@/data/errors';
import { useOrderReviews } from '@/data/reviews/mutations';
import { reviewsQuery, type StoredReview } from '@/data/reviews/queries';
import { adminSections } from '@/lib/admin-links';
import { ReviewForm } from './review-form';
import { ReviewItem } from './review-item';

/** The reviews in the order of the site. */
export function Reviews() {
  const query = useQuery(reviewsQuery());
  const ordering = useOrderReviews();
  const [isAdding, setIsAdding] = useState(false);

  function move(reviews: readonly StoredReview[], from: number, places: -1 | 1) {
    const ids = reviews.map(({ id }) => id);
    const [moved] = ids.splice(from, 1);
    const to = from + places;
    if (moved === undefined || to < 0 || to > ids.length || ordering.isPending) return;
    ids.splice(to, 0, moved);
    ordering.mutate(ids, { onError: (error) => notify.error(failureText(texts.notOrdered, error)) });
  }

  return (
    <QueryCard id={adminSections.reviews} texts={texts} query={query}>
      {(reviews) => (
        <div className="mt-4 grid gap-6">
          {reviews.length === 0 && <p>{texts.none}</p>}
          <ul className="grid gap-6">
            {reviews.map((review, index) => (
              <li key={review.id} className="border-t border-line pt-4">
                <ReviewItem
                  review={review}
                  isFirst={index === 0}
                  isLast={index === reviews.length - 1}
                  onMove={(places) => move(reviews, index, places)}
                />
              </li>
            ))}
          </ul>
          {isAdding ? (
            <ReviewForm stored={null} onDone={() => setIsAdding(false)} />
          ) : (
            <Button variant="secondary" className="justify-self-start" onClick={() => setIsAdding(true)}>
              {texts.add}
            </Button>
          )}
        </div>
      )}
    </QueryCard>
  );
}
