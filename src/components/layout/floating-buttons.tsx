import { Link } from 'react-router-dom';
import { buttonClass } from '@/components/ui/button';
import { LineIcon } from '@/components/ui/line-icon';
import { scrollBehavior } from '@/lib/browser/scroll-behavior';
import { hasBackToTop, hasRequestButton, useScrollPlace } from './scroll-place';
import { contactLink, type PageVariant } from './header-links';

interface FloatingButtonsProps {
  variant: PageVariant;
  hasRequestLink: boolean;
}

/** Links to the form (on a phone the bottom bar has it) and to the top, once the page is scrolled far enough. */
export function FloatingButtons({ variant, hasRequestLink }: FloatingButtonsProps) {
  const showsRequest = useScrollPlace(hasRequestButton) && hasRequestLink;
  const showsTop = useScrollPlace(hasBackToTop);
  if (!showsRequest && !showsTop) return null;
  return (
    <aside
      aria-label="Snel verder"
      className="fixed right-4 bottom-20 z-40 flex items-center gap-3 md:bottom-6 print:hidden low:hidden"
    >
      {showsRequest && (
        <Link to={contactLink(variant)} className={buttonClass('accent', 'shadow-lg max-md:hidden')}>
          Aanvragen
        </Link>
      )}
      {showsTop && (
        <button
          type="button"
          aria-label="Terug naar boven"
          className="to-top"
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
