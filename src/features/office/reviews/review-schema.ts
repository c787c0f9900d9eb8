import { z } from 'zod';
import { cities } from '@/content/cities/cities';
import { reviewTexts as texts } from '@/content/office/management/reviews';
import { reviewChecks, type Review } from '@/domain/reviews/shown-reviews';
import { cleanLine } from '#shared/text.ts';

/** What the database takes: see the table `reviews`. */
const longest = { author: 100, location: 100, text: 600 };

function line(name: keyof typeof longest) {
  return z
    .string()
    .transform(cleanLine)
    .refine((text) => text !== '' && text.length <= longest[name], texts.required(longest[name]));
}

/** The places of a review, each with its name: the front page and the cities. */
export const reviewPlaces = [
  { value: '', label: texts.home },
  ...cities.map(({ slug, name }) => ({ value: slug, label: name })),
];

export const ratings = ['5', '4', '3', '2', '1'] as const;

/** Reads a typed review. */
export const reviewSchema = z.object({
  author: line('author'),
  location: line('location'),
  text: line('text'),
  rating: z.enum(ratings).transform(Number),
  city: z.string(),
  verifiedBy: z.enum(reviewChecks),
});

/** A review as the form holds it; a new one without it. */
export function typedReview(review: Review | null): z.input<typeof reviewSchema> {
  const { author = '', location = '', text = '', city = '', verifiedBy = 'label' } = review ?? {};
  const rating = ratings.find((value) => value === String(review?.rating)) ?? '5';
  return { author, location, text, rating, city, verifiedBy };
}
