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

/**
 * Links to the form (on a phone the bottom bar has it) and to the top, once the page is scrolled far enough, and while
 * they lie over nothing that matters.
 */
export function FloatingButtons({ variant, hasRequestLink }: FloatingButtonsProps) {
  const aside = useRef<HTMLElement>(null);
  const showsRequest = useScrollPlace(hasRequestButton) && hasRequestLink;
  const showsTop = useScrollPlace(hasBackToTop);
  const isFree = useScrollPlace(() => liesFree(aside.current));
  if (!showsRequest && !showsTop) return null;
  return (
    <aside
      ref={aside}
      aria-label="Snel verder"
      className={clsx(
        // In the margin of the page where that has room.
        'fixed right-4 bottom-20 z-40 flex items-center gap-3 md:bottom-6 xl:max-2xl:flex-col print:hidden low:hidden',
        !isFree && 'not-focus-within:invisible',
      )}
    >
      {showsRequest && (
        <Link
          to={contactLink(variant)}
          className={buttonClass('accent', 'shadow-lg max-md:hidden xl:max-2xl:size-11 xl:max-2xl:px-0')}
        >
          <LineIcon name="form" className="size-5 max-xl:hidden 2xl:hidden" />
          <span className="xl:max-2xl:sr-only">Aanvragen</span>
        </Link>
      )}
      {showsTop && (
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
      )}
    </aside>
  );
}
