import { clsx } from 'clsx/lite';
import { useEffect, useRef, type FocusEvent, type KeyboardEvent } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { buttonClass } from '@/components/ui/button';
import { LabelBars } from '@/components/ui/label-bars';
import { LineIcon } from '@/components/ui/line-icon';
import { site } from '@/content/site';
import { phoneHref } from '@/domain/contact/phone';
import { hasHeaderShadow, useScrollPlace } from './scroll-place';
import { paths } from '@/lib/paths';
import { LateSentRequest } from './late-sent-request';
import { contactLink, headerLinks, menuLinks, type HeaderLink, type PageVariant } from './header-links';

interface SiteHeaderProps {
  variant: PageVariant;
}

export function SiteHeader({ variant }: SiteHeaderProps) {
  const isScrolled = useScrollPlace(hasHeaderShadow);
  const { key } = useLocation();
  const menu = useRef<HTMLDetailsElement>(null);

  function close() {
    if (menu.current) menu.current.open = false;
  }

  // The menu belongs to the place where it was opened, so going anywhere else closes it.
  useEffect(() => close, [key]);

  function handleKey({ key: pressed }: KeyboardEvent) {
    if (pressed !== 'Escape') return;
    close();
    menu.current?.querySelector('summary')?.focus();
  }

  /** Closes the menu when the focus leaves it, because it would cover the focused element. */
  function handleBlur({ currentTarget, relatedTarget }: FocusEvent) {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
  }

  return (
    <header
      className={clsx(
        // Above the bottom bar, which the open menu covers.
        'sticky top-0 z-40 border-b bg-ground transition-shadow print:hidden low:relative',
        isScrolled ? 'border-line shadow-md' : 'border-transparent',
      )}
    >
      <div className="page flex min-h-16 items-center justify-between gap-4">
        <Link to={paths.home} className="flex min-h-11 min-w-0 items-center gap-3 text-lg leading-tight font-bold">
          <LabelBars className="h-7" />
          {site.brand}
        </Link>
        <LateSentRequest />
        <nav aria-label="Hoofdmenu" className="flex shrink-0 items-center gap-1">
          <ul className="flex items-center gap-1 max-lg:hidden">
            <Links links={headerLinks[variant]} className="px-3" />
          </ul>
          <a href={phoneHref(site.phone)} className={clsx(linkClass, 'px-3 text-primary max-md:hidden')}>
            <LineIcon name="phone" className="size-5" />
            <span className="max-xl:sr-only">{site.phone}</span>
          </a>
          <Link to={contactLink(variant)} className={buttonClass('primary', 'ml-2 max-sm:hidden')}>
            Contact
          </Link>
          {/* Opens without script. */}
          <details ref={menu} className="group lg:hidden" onKeyDown={handleKey} onBlur={handleBlur}>
            <summary className="-mr-2 flex size-11 list-none items-center justify-center rounded-lg [&::-webkit-details-marker]:hidden">
              <LineIcon name="menu" className="size-6 group-open:hidden" />
              <LineIcon name="close" className="size-6 not-group-open:hidden" />
              <span className="sr-only">Menu</span>
            </summary>
            <div className="menu shadow-lg">
              <ul className="grid md:grid-cols-2" onClick={close}>
                <Links links={[...headerLinks[variant], ...menuLinks]} className="w-full border-b border-line" />
                <li className="pt-4 sm:hidden">
                  <Link to={contactLink(variant)} className={buttonClass('primary', 'w-full')}>
                    Contact
                  </Link>
                </li>
              </ul>
            </div>
          </details>
        </nav>
      </div>
    </header>
  );
}

interface LinksProps {
  links: readonly HeaderLink[];
  className: string;
}

const linkClass = 'inline-flex min-h-11 items-center gap-2 font-medium hover:text-primary';

function Links({ links, className }: LinksProps) {
  return links.map(({ label, to, icon, isFullLoad }) => (
    <li key={to}>
      {isFullLoad ? (
        <a href={to} className={clsx(linkClass, className)}>
          {label}
        </a>
      ) : (
        <Link to={to} className={clsx(linkClass, className)}>
          {icon === 'home' && <LineIcon name="house" className="size-4" />}
          {label}
        </Link>
      )}
    </li>
  ));
}
