import { clsx } from 'clsx/lite';
import { Link } from 'react-router-dom';
import { LineIcon } from '@/components/ui/line-icon';
import { site, whatsappUrl } from '@/content/site';
import { phoneHref } from '@/domain/contact/phone';
import { contactLink, type PageVariant } from './header-links';
import { isAtForm, useScrollPlace } from './scroll-place';

interface BottomBarProps {
  variant: PageVariant;
  hasRequestLink: boolean;
}

const itemClass = 'flex min-h-14 flex-col items-center justify-center gap-0.5 text-sm font-semibold';

/** Phone, WhatsApp and request form, at the bottom of a phone except where the form has a bar of its own. */
export function BottomBar({ variant, hasRequestLink }: BottomBarProps) {
  const isAway = useScrollPlace(isAtForm);
  return (
    <nav
      aria-label="Snel contact"
      className={clsx(
        'bottom-bar',
        hasRequestLink ? 'grid-cols-3' : 'grid-cols-2',
        isAway && 'not-focus-within:invisible low:visible',
      )}
    >
      <a href={phoneHref(site.phone)} className={itemClass}>
        <LineIcon name="phone" className="size-5" />
        Bellen
      </a>
      <a href={whatsappUrl} target="_blank" rel="noopener" className={itemClass}>
        <LineIcon name="chat" className="size-5" />
        WhatsApp
      </a>
      {hasRequestLink && (
        <Link to={contactLink(variant)} className={`${itemClass} border border-transparent bg-accent text-on-accent`}>
          <LineIcon name="form" className="size-5" />
          Aanvragen
        </Link>
      )}
    </nav>
  );
}
