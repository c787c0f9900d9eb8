import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { PageShell } from '@/components/public/layout/page-shell';
import { Head } from '@/components/seo/head';
import { buttonClass } from '@/components/ui/button';
import { Drawing } from '@/components/ui/drawing';
import { pageNotFound } from '@/content/public/failed-pages';
import { paths } from '@/lib/paths';
import { reportTrouble } from '@/lib/trouble';
import type { PageModule } from '@/pages/page-module';

export function NotFoundPage() {
  const { pathname } = useLocation();
  useEffect(() => {
    console.warn(`Page not found: ${pathname}`);
    reportTrouble('not-found', 'page');
  }, [pathname]);

  return (
    <PageShell variant="page">
      <Head title={pageNotFound.headTitle} description={pageNotFound.description} isIndexed={false} />
      <div className="page grid items-center gap-x-12 gap-y-8 py-10 md:grid-cols-2 md:py-20 2xl:min-h-180">
        <div className="grid gap-4">
          <h1 className="text-display">404</h1>
          <p className="text-title">{pageNotFound.title}</p>
          <p className="mb-2 text-lg text-ink-muted">{pageNotFound.help}</p>
          <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap">
            <Link to={paths.home} className={buttonClass('primary')}>
              Naar de voorpagina
            </Link>
            <Link to={paths.serviceAreas} className={buttonClass('secondary')}>
              Werkgebieden
            </Link>
            <Link to={paths.sitemap} className={buttonClass('secondary')}>
              Sitemap
            </Link>
          </div>
        </div>
        <Drawing
          folder="scenes"
          name="missing-house"
          alt={pageNotFound.drawing}
          className="h-auto w-full rounded-2xl"
        />
      </div>
    </PageShell>
  );
}

export const page: PageModule = {
  Component: NotFoundPage,
};
