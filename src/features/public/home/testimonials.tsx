import { clsx } from 'clsx/lite';
import { Star } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Section } from '@/components/public/sections/section';
import { Button } from '@/components/ui/button';
import { LineIcon } from '@/components/ui/line-icon';
import { reviewCheckText, reviewsExplanation, testimonials } from '@/content/public/reviews';
import type { HomeReviews, Review, ReviewCheck } from '@/domain/reviews/shown-reviews';
import { anchors } from '@/lib/paths';
import { scrollBehavior } from '@/lib/browser/scroll-behavior';
import { scrollEnds, type ScrollEnds } from './scroll-ends';

/** Pixels that a press of a button scrolls: more than half a card, so that the row comes to rest at the next one. */
const scrollStep = 300;

/** The reviews of customers in a row that scrolls sideways. */
export function Testimonials({ reviews }: { reviews: HomeReviews }) {
  const list = useRef<HTMLDivElement>(null);
  const [{ isAtStart, isAtEnd }, setEnds] = useState<ScrollEnds>({ isAtStart: true, isAtEnd: false });

  function measure() {
    if (list.current) setEnds(scrollEnds(list.current));
  }

  useEffect(() => {
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, []);

  function scroll(left: number) {
    list.current?.scrollBy({ left, behavior: scrollBehavior() });
  }

  return (
    <Section id={anchors.testimonials} headingId="testimonials-title" title={testimonials.title} tone="sunk">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p className="flex-1 basis-28 text-xl font-bold">{testimonials.average(reviews.average)}</p>
        <div className="flex flex-wrap gap-3">
          {/* Not `disabled`: at the end a button would lose the focus. */}
          <Button
            variant="secondary"
            aria-label={testimonials.previous}
            aria-disabled={isAtStart}
            onClick={() => scroll(-scrollStep)}
          >
            <LineIcon name="arrow-up" className="size-5 -rotate-90" />
          </Button>
          <Button
            variant="secondary"
            aria-label={testimonials.next}
            aria-disabled={isAtEnd}
            onClick={() => scroll(scrollStep)}
          >
            <LineIcon name="arrow-up" className="size-5 rotate-90" />
          </Button>
        </div>
      </div>
      <div
        ref={list}
        role="region"
        aria-label={testimonials.regionLabel}
        tabIndex={0}
        onScroll={measure}
        className="relative mt-4 snap-x snap-mandatory overflow-x-auto pb-4 -outline-offset-2"
      >
        <ul className="flex gap-4">
          {reviews.shown.map((review) => (
            <ReviewCard
              key={`${review.author} ${review.text}`}
              review={review}
              {...(reviews.check === null && { check: review.verifiedBy })}
            />
          ))}
        </ul>
      </div>
      <p className="mt-2 text-sm text-ink-muted">{reviewsExplanation(reviews)}</p>
    </Section>
  );
}

const maxRating = 5;

interface ReviewCardProps {
  review: Review;
  /** Where it is not said of all reviews. */
  check?: ReviewCheck;
}

/** As wide as one, two or three of them fill the row exactly: it never ends within a card. */
function ReviewCard({ review: { author, location, text, rating }, check }: ReviewCardProps) {
  return (
    <li className="flex shrink-0 basis-full snap-start flex-col rounded-2xl border border-line bg-surface p-5 sm:basis-[calc((100%-1rem)/2)] lg:basis-[calc((100%-2rem)/3)]">
      <p className="flex items-center gap-1 text-rating">
        {Array.from({ length: maxRating }, (_, index) => (
          <Star key={index} aria-hidden="true" className={clsx('size-5', index < rating && 'fill-current')} />
        ))}
        <span className="sr-only">
          {rating} van {maxRating} sterren
        </span>
      </p>
      <blockquote className="mt-3 grow">{text}</blockquote>
      <p className="mt-3 border-t border-line pt-3">
        <span className="block font-bold">{author}</span>
        <span className="text-sm text-ink-muted">{location}</span>
        {check && <span className="mt-1 block text-sm text-ink-muted">{reviewCheckText(check)}</span>}
      </p>
    </li>
  );
}
