import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { supabase } from '@/data/client';
import { privateKey } from '@/data/query-client';
import { read } from '@/data/run';
import { reviewChecks, type Review } from '@/domain/reviews/shown-reviews';

/** A review with its version, for the save. */
export type StoredReview = Review & { id: string; version: string };

const rowsSchema = z.array(
  z
    .object({
      id: z.string(),
      city: z.string(),
      author: z.string(),
      location: z.string(),
      text: z.string(),
      rating: z.int(),
      verified_by: z.enum(reviewChecks),
      updated_at: z.string(),
    })
    .transform(({ verified_by: verifiedBy, updated_at: version, ...row }): StoredReview => ({
      ...row,
      verifiedBy,
      version,
    })),
);

/** All reviews in their order. Throws a DataError. */
export function reviewsQuery() {
  return queryOptions({
    queryKey: [privateKey, 'reviews'],
    queryFn: () => read(rowsSchema, supabase.from('reviews').select().order('position').order('id')),
  });
}
