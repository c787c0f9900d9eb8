import { Suspense, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { BottomBar } from './bottom-bar';
import { FloatingButtons } from './floating-buttons';
import type { PageVariant } from './header-links';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';

interface PageShellProps {
  /** `home` and `area` pages have the request form, a `page` links to the one of the home page. */
  variant: PageVariant;
  /** Name of the city or place, for the breadcrumb of an area page. */
  areaName?: string;
  /** False for who has sent a request: then no link to the form stands out. */
  hasRequestLink?: boolean;
  children: ReactNode;
}

/** What every public page has around its own content. */
export function PageShell({ variant, areaName, hasRequestLink = true, children }: PageShellProps) {
  return (
    <>
      <a href="#content" className="skip-link">
        Direct naar de inhoud
      </a>
      <SiteHeader variant={variant} />
      {areaName !== undefined && <Breadcrumb areaName={areaName} />}
      <main id="content" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <Suspense>
        <SiteFooter />
      </Suspense>
      <FloatingButtons variant={variant} hasRequestLink={hasRequestLink} />
      <BottomBar variant={variant} hasRequestLink={hasRequestLink} />
    </>
  );
}

interface BreadcrumbProps {
  areaName: string;
}

/** Home > Werkgebieden > the area. */
function Breadcrumb({ areaName }: BreadcrumbProps) {
  const linkClass = 'inline-flex min-h-6 items-center underline-offset-4 hover:underline';
  return (
    <nav aria-label="Kruimelpad" className="page pt-4 text-sm print:hidden">
      <ol className="flex flex-wrap items-center gap-2">
        <li>
          <Link to={paths.home} className={linkClass}>
            Home
          </Link>
        </li>
        <li aria-hidden="true" className="text-ink-muted">
          ›
        </li>
        <li>
          <Link to={paths.serviceAreas} className={linkClass}>
            Werkgebieden
          </Link>
        </li>
        <li aria-hidden="true" className="text-ink-muted">
          ›
        </li>
        <li aria-current="page">{areaName.charAt(0).toUpperCase() + areaName.slice(1)}</li>
      </ol>
    </nav>
  );
}
