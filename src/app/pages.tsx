import { lazy } from 'react';
import { matchPath } from 'react-router-dom';
import { Head } from '@/components/seo/head';
import { lazyPart, loadCode, loadForNavigation } from '@/lib/load-code';
import type { PageModule } from '@/pages/page-module';
import { pageRegistry, sitemapLinks } from './page-registry';

const modules = import.meta.glob<{ page: PageModule }>('../pages/{admin,public}/*-page.tsx');

/** The routes of the site, each with its code in a chunk of its own. */
export const pageRoutes = pageRegistry.map(({ path, module, kind, isRoom = false }) => {
  function load(): Promise<PageModule> {
    const source = modules[`../pages/${module}.tsx`];
    if (!source) throw new Error(`no src/pages/${module}.tsx`);
    return loadCode(source, 'page');
  }

  async function loadComponent() {
    const { Component, head } = await loadForNavigation(load);
    function Page() {
      return (
        <>
          {head && <Head {...head} {...(kind === 'page' ? { path } : { isIndexed: false })} />}
          <Component sitemapLinks={sitemapLinks} />
        </>
      );
    }
    return { default: Page };
  }

  // Hosts match paths case-sensitively, so the router must too: otherwise it would show a page where the host says 404.
  return { path, caseSensitive: true, module, isRoom, load, Page: lazy(loadComponent) };
});

/** The layout around the rooms of the back-office. */
export const AdminLayout = lazyPart(() => import('../pages/admin/admin-layout'), 'AdminLayout');

/** The route of the page at this path. */
export function findRoute(pathname: string) {
  const route = pageRoutes.find((candidate) => matchPath(candidate, pathname));
  if (!route) throw new Error(`no page at ${pathname}`);
  return route;
}

/** Loads the code of the page at this path. */
export async function loadPage(pathname: string): Promise<void> {
  await findRoute(pathname).load();
}
