// Plain data with relative imports: the build, the hosting files and the browser tests read it in plain Node.
import { articlePath, landingPagePath, oldCityPath, paths } from '../lib/paths.ts';

/**
 * - `page`: prerendered at its path; indexed, in sitemap.xml and in every test that visits all pages
 * - `not-indexed`: prerendered at its path, but not for search engines: visitors are sent there
 * - `many`: prerendered for each city, article or landing page (src/app/site-pages.ts)
 * - `shell`: rendered by the browser alone, and never indexed
 * - `redirect`: an old path that leads to the page of a city
 * - `not-found`: prerendered as 404.html, and never indexed
 */
type PageKind = 'page' | 'not-indexed' | 'many' | 'shell' | 'redirect' | 'not-found';

interface RegisteredPage {
  /** A path pattern of the router; the first match wins. */
  path: string;
  /** Its source in src/pages; exports a PageModule with its component, queries, title and description. */
  module: string;
  kind: PageKind;
  /** Its name on /sitemap; only pages with one are listed there. */
  label?: string;
  /** A page of the back-office: shown inside src/pages/admin/admin-layout.tsx, which gives it title and description. */
  isAdminPage?: true;
  /** Pattern of the paths that may be published after a build, in the notation of hosts. */
  newerPaths?: string;
}

const managementPages = [
  paths.adminManagement,
  ...[
    paths.adminPeople,
    paths.adminPlanning,
    paths.adminMails,
    paths.adminBusiness,
    paths.adminPrices,
    paths.adminTerms,
    paths.adminReviews,
    paths.adminInvoicing,
    paths.adminAutomation,
    paths.adminPrivacy,
  ],
].map((path) => ({ path, module: 'admin/management-page', kind: 'shell', isAdminPage: true }) as const);

/** Every page of the site: the only list of them. */
export const pageRegistry: readonly RegisteredPage[] = [
  { path: paths.home, module: 'public/home-page', kind: 'page', label: 'Home' },
  { path: paths.serviceAreas, module: 'public/service-areas-page', kind: 'page', label: 'Werkgebieden' },
  { path: oldCityPath(':slug'), module: 'public/old-city-page', kind: 'redirect' },
  { path: paths.labelCheck, module: 'public/label-check-page', kind: 'page', label: 'Heb ik een energielabel nodig?' },
  { path: paths.preparation, module: 'public/preparation-page', kind: 'page', label: 'Zo bereidt u de opname voor' },
  { path: paths.blog, module: 'public/blog-page', kind: 'page', label: 'Blog' },
  { path: articlePath(':slug'), module: 'public/article-page', kind: 'many', newerPaths: articlePath('*') },
  { path: paths.privacy, module: 'public/privacy-page', kind: 'page', label: 'Privacybeleid' },
  { path: paths.terms, module: 'public/terms-page', kind: 'page', label: 'Algemene voorwaarden' },
  { path: paths.withdrawal, module: 'public/withdrawal-page', kind: 'page', label: 'Overeenkomst herroepen' },
  { path: paths.sitemap, module: 'public/sitemap-page', kind: 'page', label: 'Sitemap' },
  { path: paths.thanks, module: 'public/thanks-page', kind: 'not-indexed' },
  { path: paths.withdrawalSent, module: 'public/withdrawal-sent-page', kind: 'not-indexed' },
  { path: paths.ownRequest, module: 'public/own-request-page', kind: 'not-indexed' },
  { path: paths.admin, module: 'admin/requests-page', kind: 'shell', isAdminPage: true },
  { path: paths.adminCalendar, module: 'admin/calendar-page', kind: 'shell', isAdminPage: true },
  { path: paths.adminContent, module: 'admin/content-page', kind: 'shell', isAdminPage: true },
  { path: paths.adminInvoices, module: 'admin/invoices-page', kind: 'shell', isAdminPage: true },
  { path: paths.adminFigures, module: 'admin/figures-page', kind: 'shell', isAdminPage: true },
  ...managementPages,
  { path: paths.login, module: 'admin/login-page', kind: 'shell' },
  { path: paths.createAdmin, module: 'admin/create-admin-page', kind: 'shell' },
  { path: '/:slug', module: 'public/area-page', kind: 'many', newerPaths: landingPagePath('*') },
  { path: '*', module: 'public/not-found-page', kind: 'not-found' },
];

/** The paths of the pages of these kinds. */
export function pathsOf(...kinds: PageKind[]): string[] {
  return pageRegistry.filter(({ kind }) => kinds.includes(kind)).map(({ path }) => path);
}

/** What /sitemap lists of the fixed pages, in the order of the registry. */
export const sitemapLinks = pageRegistry.flatMap(({ path, label }) => (label === undefined ? [] : [{ path, label }]));
