import { clsx } from 'clsx/lite';
import { Star } from 'lucide-react';
import type { Review } from '@/content/reviews';

const most = 5;

interface ReviewCardProps {
  review: Review;
}

/** 288 px wide, so that with the space after it one card is one step of the buttons. */
export function ReviewCard({ review: { name, location, text, rating } }: ReviewCardProps) {
  return (
    <li className="flex w-[288px] flex-col rounded-2xl border border-line bg-surface p-6">
      <p className="flex items-center gap-1 text-accent-strong">
        {Array.from({ length: most }, (_, index) => (
          <Star key={index} aria-hidden="true" className={clsx('size-5', index < rating && 'fill-current')} />
        ))}
        <span className="sr-only">
          {rating} van {most} sterren
        </span>
      </p>
      <blockquote className="mt-4 grow">{text}</blockquote>
      <p className="mt-5 border-t border-line pt-4">
        <span className="block font-bold">{name}</span>
        <span className="text-sm text-ink-muted">{location}</span>
      </p>
    </li>
  );
}
