import { lazy } from 'react';
import { Route } from 'react-router-dom';
import { loadCode, loadForNavigation } from '@/lib/browser/load-code';
import type { PageModule } from '@/pages/page-module';
import { createPages } from './pages';

const { pages, findPage } = createPages(import.meta.glob<{ page: PageModule }>('../pages/admin/*-page.tsx'));

// Resolves once the code of the page is loaded too, or has failed to.
const AdminLayout = lazy(async () => {
  // A failure of the page's code is handled when the page is rendered.
  const [Layout] = await Promise.all([
    loadForNavigation(loadLayout),
    findPage(window.location.pathname)
      .load()
      .catch(() => undefined),
  ]);
  return { default: Layout };
});

export const officeRoutes = (
  <>
    {pages.filter(({ isAdminPage }) => !isAdminPage).map(({ route }) => route)}
    <Route element={<AdminLayout />}>{pages.filter(({ isAdminPage }) => isAdminPage).map(({ route }) => route)}</Route>
  </>
);

function loadLayout() {
  return loadCode(() => import('../pages/admin/admin-layout'), 'AdminLayout');
}

/** Loads the code of the page at this path, with that of the layout around it. */
export async function loadOfficePage(pathname: string): Promise<void> {
  const { isAdminPage, load } = findPage(pathname);
  await Promise.all([load(), isAdminPage && loadLayout()]);
}
