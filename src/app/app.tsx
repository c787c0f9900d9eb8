import { lazy, Suspense, type ComponentType } from 'react';
import { HelmetProvider } from 'react-helmet-async';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { ErrorBoundary } from '@/components/ui/error-boundary';
import { Loading } from '@/components/ui/loading';
import { messages } from '@/content/messages';
import { articlePath, oldCityPath, paths } from '@/lib/paths';
import { ScrollManager } from './scroll-manager';

const HomePage = lazy(async () => ({ default: (await import('@/pages/public/home-page')).HomePage }));
const ServiceAreasPage = lazy(async () => ({
  default: (await import('@/pages/public/service-areas-page')).ServiceAreasPage,
}));
const AreaPage = lazy(async () => ({ default: (await import('@/pages/public/area-page')).AreaPage }));
const OldCityPage = lazy(async () => ({ default: (await import('@/pages/public/area-page')).OldCityPage }));
const LabelCheckPage = lazy(async () => ({
  default: (await import('@/pages/public/label-check-page')).LabelCheckPage,
}));
const PreparationPage = lazy(async () => ({
  default: (await import('@/pages/public/preparation-page')).PreparationPage,
}));
const BlogPage = lazy(async () => ({ default: (await import('@/pages/public/blog-page')).BlogPage }));
const ArticlePage = lazy(async () => ({ default: (await import('@/pages/public/article-page')).ArticlePage }));
const PrivacyPage = lazy(async () => ({ default: (await import('@/pages/public/privacy-page')).PrivacyPage }));
const TermsPage = lazy(async () => ({ default: (await import('@/pages/public/terms-page')).TermsPage }));
const SitemapPage = lazy(async () => ({ default: (await import('@/pages/public/sitemap-page')).SitemapPage }));
const NotFoundPage = lazy(async () => ({ default: (await import('@/pages/public/not-found-page')).NotFoundPage }));
const LoginPage = lazy(async () => ({ default: (await import('@/pages/admin/login-page')).LoginPage }));
const CreateAdminPage = lazy(async () => ({
  default: (await import('@/pages/admin/create-admin-page')).CreateAdminPage,
}));
const AdminPage = lazy(async () => ({ default: (await import('@/pages/admin/admin-page')).AdminPage }));
const Toaster = lazy<ComponentType>(loadToaster);

/** Without its messages the page still works, so a toaster that cannot be loaded must not take the page with it. */
async function loadToaster() {
  try {
    return { default: (await import('@/components/ui/toaster')).Toaster };
  } catch (error) {
    console.warn('The notification area could not be loaded', error);
    return { default: () => null };
  }
}

export function App() {
  return (
    <HelmetProvider>
      <BrowserRouter>
        <ScrollManager />
        <ErrorBoundary title="Deze pagina kon niet worden geladen">
          <Suspense fallback={<Loading text={messages.auth.loading} />}>
            <Routes>
              <Route path={paths.home} element={<HomePage />} />
              <Route path={paths.serviceAreas} element={<ServiceAreasPage />} />
              <Route path={oldCityPath(':slug')} element={<OldCityPage />} />
              <Route path={paths.labelCheck} element={<LabelCheckPage />} />
              <Route path={paths.preparation} element={<PreparationPage />} />
              <Route path={paths.blog} element={<BlogPage />} />
              <Route path={articlePath(':slug')} element={<ArticlePage />} />
              <Route path={paths.privacy} element={<PrivacyPage />} />
              <Route path={paths.terms} element={<TermsPage />} />
              <Route path={paths.sitemap} element={<SitemapPage />} />
              <Route path={paths.login} element={<LoginPage />} />
              <Route path={paths.createAdmin} element={<CreateAdminPage />} />
              <Route path={paths.admin} element={<AdminPage />} />
              <Route path="/:slug" element={<AreaPage />} />
              <Route path="*" element={<NotFoundPage />} />
            </Routes>
          </Suspense>
        </ErrorBoundary>
        <Suspense fallback={null}>
          <Toaster />
        </Suspense>
      </BrowserRouter>
    </HelmetProvider>
  );
}
