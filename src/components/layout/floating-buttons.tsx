import { clsx } from 'clsx/lite';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { buttonClass } from '@/components/ui/button';
import { LineIcon } from '@/components/ui/line-icon';
import { scrollBehavior } from '@/lib/browser/scroll-behavior';
import { hasBackToTop, hasRequestButton, liesFree, useScrollPlace } from './scroll-place';
import { contactLink, type PageVariant } from './header-links';

interface FloatingButtonsProps {
  variant: PageVariant;
  hasRequestLink: boolean;
}

const hidden = 'not-focus-within:invisible';

/**
 * Links to the form (on a phone the bottom bar has it) and to the top, once the page is scrolled far enough, and while
 * they lie over nothing that matters.
 */
export function FloatingButtons({ variant, hasRequestLink }: FloatingButtonsProps) {
  const request = useRef<HTMLSpanElement>(null);
  const top = useRef<HTMLSpanElement>(null);
  const isPastStart = useScrollPlace((place) => hasRequestButton(place) || hasBackToTop(place));
  const showsRequest = useScrollPlace((place) => hasRequestButton(place) && liesFree(request.current));
  const showsTop = useScrollPlace((place) => hasBackToTop(place) && liesFree(top.current));
  if (!isPastStart) return null;
  return (
    <aside
      aria-label="Snel verder"
      className="pointer-events-none fixed right-4 bottom-20 z-40 flex items-center gap-3 md:bottom-6 print:hidden low:hidden"
    >
      {hasRequestLink && (
        <span ref={request} className={clsx('max-md:hidden', showsRequest ? 'pointer-events-auto' : hidden)}>
          <Link to={contactLink(variant)} className={buttonClass('accent', 'shadow-lg')}>
            Aanvragen
          </Link>
        </span>
      )}
      <span ref={top} className={showsTop ? 'pointer-events-auto' : hidden}>
        <button
          type="button"
          aria-label="Terug naar boven"
          className="grid size-11 place-items-center rounded-full border border-control bg-surface shadow-lg"
          onClick={() => {
            window.scrollTo({ top: 0, behavior: scrollBehavior() });
            document.getElementById('content')?.focus({ preventScroll: true });
          }}
        >
          <LineIcon name="arrow-up" className="size-5" />
        </button>
      </span>
    </aside>
  );
}
