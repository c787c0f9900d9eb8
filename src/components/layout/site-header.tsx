import { clsx } from 'clsx';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { buttonClass } from '@/components/ui/button';
import { LabelBars } from '@/components/ui/label-bars';
import { LineIcon } from '@/components/ui/line-icon';
import { site } from '@/content/site';
import { hasHeaderShadow } from '@/domain/scroll';
import { paths } from '@/lib/paths';
import { contactLink, headerLinks, type PageVariant } from './header-links';
import { useScrollPlace } from './use-scroll-place';

interface SiteHeaderProps {
  variant: PageVariant;
}

export function SiteHeader({ variant }: SiteHeaderProps) {
  const isScrolled = useScrollPlace(hasHeaderShadow);
  const { key } = useLocation();
  // The menu belongs to the place where it was opened, so going anywhere else closes it.
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const isOpen = openedAt === key;

  useEffect(() => {
    if (!isOpen) return;
    function handleKey(event: KeyboardEvent) {
      if (event.key === 'Escape') setOpenedAt(null);
    }
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, [isOpen]);

  return (
    <header
      className={clsx(
        'sticky top-0 z-30 border-b bg-ground transition-shadow duration-200 print:hidden',
        isScrolled ? 'border-line shadow-md' : 'border-transparent',
      )}
    >
      <div className="mx-auto flex h-16 max-w-6xl items-center justify-between gap-4 px-4">
        <Link to={paths.home} className="flex min-h-11 items-center gap-3 text-lg font-bold">
          <LabelBars className="h-7" />
          {site.brand}
        </Link>
        <nav aria-label="Hoofdmenu" className="flex items-center gap-1">
          <ul className="flex items-center gap-1 max-lg:hidden">
            <Links variant={variant} className="px-3" />
          </ul>
          <Link to={contactLink(variant)} className={buttonClass('primary', 'ml-2 max-sm:hidden')}>
            Contact
          </Link>
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls="mobile-menu"
            className="-mr-2 inline-flex size-11 items-center justify-center rounded-lg lg:hidden"
            onClick={() => setOpenedAt(isOpen ? null : key)}
          >
            <LineIcon name={isOpen ? 'close' : 'menu'} />
            <span className="sr-only">Menu</span>
          </button>
        </nav>
      </div>
      <nav
        id="mobile-menu"
        aria-label="Menu"
        hidden={!isOpen}
        className="border-t border-line bg-ground px-4 pb-4 lg:hidden"
      >
        <ul onClick={() => setOpenedAt(null)}>
          <Links variant={variant} className="w-full border-b border-line" />
          <li className="pt-4 sm:hidden">
            <Link to={contactLink(variant)} className={buttonClass('primary', 'w-full')}>
              Contact
            </Link>
          </li>
        </ul>
      </nav>
    </header>
  );
}

interface LinksProps {
  variant: PageVariant;
  className: string;
}

function Links({ variant, className }: LinksProps) {
  const linkClass = clsx('inline-flex min-h-11 items-center gap-2 font-medium hover:text-primary', className);
  return headerLinks[variant].map(({ label, to, icon, isFullLoad }) => (
    <li key={to}>
      {isFullLoad ? (
        <a href={to} className={linkClass}>
          {label}
        </a>
      ) : (
        <Link to={to} className={linkClass}>
          {icon === 'home' && <LineIcon name="house" className="size-4" />}
          {label}
        </Link>
      )}
    </li>
  ));
}
