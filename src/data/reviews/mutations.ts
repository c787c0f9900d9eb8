import { useMutation, useQueryClient } from '@tanstack/react-query';
import { supabase } from '@/data/client';
import { DataError } from '@/data/errors';
import { requestBuild } from '@/data/publishing/site-build';
import { reload } from '@/data/reload';
import { run } from '@/data/run';
import type { Review } from '@/domain/reviews/shown-reviews';
import { reviewsQuery, type StoredReview } from './queries';

interface SaveReview {
  /** The version that was read; null for a new review. */
  base: StoredReview | null;
  review: Review;
}

/** Adds or changes a review. Throws a DataError, `conflict` when another administrator changed or removed it meanwhile. */
export function useSaveReview() {
  return useReviewMutation(async ({ base, review: { verifiedBy, ...review } }: SaveReview) => {
    const row = { ...review, verified_by: verifiedBy };
    const table = supabase.from('reviews');
    const saved = await run(
      base === null
        ? table.insert(row).select('id')
        : table.update(row).eq('id', base.id).eq('updated_at', base.version).select('id'),
    );
    if (saved.length === 0) throw new DataError('conflict', 'the review was changed meanwhile');
  });
}

/** Removes a review. Throws a DataError, `conflict` when another administrator changed it meanwhile. */
export function useRemoveReview() {
  return useReviewMutation(async ({ id, version }: StoredReview) => {
    const removed = await run(supabase.from('reviews').delete().eq('id', id).eq('updated_at', version).select('id'));
    if (removed.length === 0) throw new DataError('conflict', 'the review was changed meanwhile');
  });
}

/** Orders the reviews as these ids. Throws a DataError. */
export function useOrderReviews() {
  return useReviewMutation(async (ids: string[]) => {
    await run(supabase.rpc('order_reviews', { ids }));
  });
}

/** A build follows: the pages show the reviews. */
function useReviewMutation<Variables>(mutationFn: (variables: Variables) => Promise<void>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn,
    onSettled: () => reload(queryClient, reviewsQuery().queryKey),
    onSuccess: () => {
      void requestBuild(queryClient);
    },
  });
}
