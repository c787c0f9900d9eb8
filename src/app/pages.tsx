import { lazy, useState } from 'react';
import { matchPath } from 'react-router-dom';
import { Head } from '@/components/seo/head';
import { loadCode, loadForNavigation } from '@/lib/browser/load-code';
import type { PageModule } from '@/pages/page-module';
import { pageRegistry, sitemapLinks } from './page-registry';

const publicModules = import.meta.glob<{ page: PageModule }>('../pages/public/*-page.tsx');

/** The routes of the site, each with its code in a chunk of its own. */
export const pageRoutes = pageRegistry.map(({ path, module, kind, isAdminPage = false }) => {
  let loaded: PageModule | undefined;

  async function load(): Promise<PageModule> {
    const source = await findSource(module);
    if (!source) throw new Error(`no src/pages/${module}.tsx`);
    loaded = await loadCode(source, 'page');
    return loaded;
  }

  function show({ Component, head }: PageModule) {
    return (
      <>
        {head && <Head {...head} {...(kind === 'page' ? { path } : { isIndexed: false })} />}
        <Component sitemapLinks={sitemapLinks} />
      </>
    );
  }

  const LatePage = lazy(async () => {
    const late = await loadForNavigation(load);
    return { default: () => show(late) };
  });

  // React.lazy would show a fallback first, and React delays what replaces a fallback by 300 ms.
  function Page() {
    const [ready] = useState(loaded);
    return ready ? show(ready) : <LatePage />;
  }

  // Hosts match paths case-sensitively, so the router must too: otherwise it would show a page where the host says 404.
  return { path, caseSensitive: true, module, isAdminPage, load, Page };
});

/**
 * The layout around the pages of the back-office; resolves once the code of the page is loaded too, or has failed to.
 */
export const AdminLayout = lazy(async () => {
  // A failure of the page's code is handled when the page is rendered.
  const [Layout] = await Promise.all([
    loadForNavigation(loadLayout),
    findRoute(window.location.pathname)
      .load()
      .catch(() => undefined),
  ]);
  return { default: Layout };
});

async function loadLayout() {
  return loadCode(await loadCode(importAdminModules, 'importLayout'), 'AdminLayout');
}

/** Imports the module of a page, named as in the page registry. */
async function findSource(module: string) {
  const [folder, name] = module.split('/');
  if (folder === 'public') return publicModules[`../pages/${module}.tsx`];
  const modules = await loadCode(importAdminModules, 'pageModules');
  return modules[`./${name}.tsx`];
}

function importAdminModules() {
  return import('../pages/admin/page-modules');
}

/** The route of the page at this path. */
export function findRoute(pathname: string) {
  const route = pageRoutes.find((candidate) => matchPath(candidate, pathname));
  if (!route) throw new Error(`no page at ${pathname}`);
  return route;
}

/** Loads the code of the page at this path, with that of the layout around a page of the back-office. */
export async function loadPage(pathname: string): Promise<void> {
  const { isAdminPage, load } = findRoute(pathname);
  await Promise.all([load(), isAdminPage && loadLayout()]);
}
