import { clsx } from 'clsx/lite';
import { Star } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Section } from '@/components/public/sections/section';
import { Button } from '@/components/ui/button';
import { LineIcon } from '@/components/ui/line-icon';
import { testimonials } from '@/content/public/home-sections';
import { averageRating, reviewCheck, reviews, type Review } from '@/content/reviews';
import { anchors } from '@/lib/paths';
import { scrollBehavior } from '@/lib/browser/scroll-behavior';
import { scrollEnds, type ScrollEnds } from './scroll-ends';

/** Pixels that a press of a button scrolls: more than half a card, so that the row comes to rest at the next one. */
const scrollStep = 300;

/** Customer reviews; renders nothing when there are none. */
export function Testimonials() {
  return reviews.length === 0 ? null : <ReviewRow />;
}

/** The reviews in a row that scrolls sideways. */
function ReviewRow() {
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
        <p className="flex-1 basis-28 text-xl font-bold">{averageRating}</p>
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
          {reviews.map((review) => (
            <ReviewCard key={review.name} review={review} />
          ))}
        </ul>
      </div>
      <p className="mt-2 text-sm text-ink-muted">{reviewCheck}</p>
    </Section>
  );
}

const maxRating = 5;

interface ReviewCardProps {
  review: Review;
}

/** As wide as one, two or three of them fill the row exactly: it never ends within a card. */
function ReviewCard({ review: { name, location, text, rating } }: ReviewCardProps) {
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
        <span className="block font-bold">{name}</span>
        <span className="text-sm text-ink-muted">{location}</span>
      </p>
    </li>
  );
}
