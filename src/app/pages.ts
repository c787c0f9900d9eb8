import { lazy, type ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import { articlePath, oldCityPath, paths } from '@/lib/paths';

type LoadPage = () => Promise<ComponentType>;

interface PageRoute {
  /** As the router writes paths; the first that matches counts. */
  path: string;
  /** Hosts tell capitals from small letters, and so must we: their answer is what we take over. */
  caseSensitive: true;
  load: LoadPage;
  Page: ComponentType;
}

function page(path: string, load: LoadPage): PageRoute {
  return { path, caseSensitive: true, load, Page: lazy(async () => ({ default: await load() })) };
}

/** Every page of the site, each with its code in a file of its own. */
export const pageRoutes: readonly PageRoute[] = [
  page(paths.home, async () => (await import('@/pages/public/home-page')).HomePage),
  page(paths.serviceAreas, async () => (await import('@/pages/public/service-areas-page')).ServiceAreasPage),
  page(oldCityPath(':slug'), async () => (await import('@/pages/public/old-city-page')).OldCityPage),
  page(paths.labelCheck, async () => (await import('@/pages/public/label-check-page')).LabelCheckPage),
  page(paths.preparation, async () => (await import('@/pages/public/preparation-page')).PreparationPage),
  page(paths.blog, async () => (await import('@/pages/public/blog-page')).BlogPage),
  page(articlePath(':slug'), async () => (await import('@/pages/public/article-page')).ArticlePage),
  page(paths.privacy, async () => (await import('@/pages/public/privacy-page')).PrivacyPage),
  page(paths.terms, async () => (await import('@/pages/public/terms-page')).TermsPage),
  page(paths.sitemap, async () => (await import('@/pages/public/sitemap-page')).SitemapPage),
  page(paths.login, async () => (await import('@/pages/admin/login-page')).LoginPage),
  page(paths.createAdmin, async () => (await import('@/pages/admin/create-admin-page')).CreateAdminPage),
  page(paths.admin, async () => (await import('@/pages/admin/admin-page')).AdminPage),
  page('/:slug', async () => (await import('@/pages/public/area-page')).AreaPage),
  page('*', async () => (await import('@/pages/public/not-found-page')).NotFoundPage),
];

/** Loads the code of the page at this path. */
export async function loadPage(pathname: string): Promise<void> {
  await pageRoutes.find((route) => matchPath(route, pathname))?.load();
}
