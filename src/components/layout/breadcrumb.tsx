import { Link } from 'react-router-dom';
import { paths } from '@/lib/paths';

interface BreadcrumbProps {
  areaName: string;
}

/** Home > Werkgebieden > the area. */
export function Breadcrumb({ areaName }: BreadcrumbProps) {
  const linkClass = 'inline-flex min-h-6 items-center text-primary underline-offset-4 hover:underline';
  return (
    <nav aria-label="Kruimelpad" className="mx-auto max-w-6xl px-4 pt-4 text-sm print:hidden">
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
