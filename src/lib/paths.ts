/** Every path of the site, once. Links are built from here. */
export const paths = {
  home: '/',
  serviceAreas: '/werkgebieden',
  labelCheck: '/heb-ik-een-energielabel-nodig',
  preparation: '/voorbereiding-opname',
  blog: '/blog',
  privacy: '/privacy-beleid',
  terms: '/algemene-voorwaarden',
  sitemap: '/sitemap',
  thanks: '/bedankt',
  ownRequest: '/mijn-aanvraag',
  withdrawal: '/herroepen',
  withdrawalSent: '/herroeping-verstuurd',
  admin: '/admin',
  adminCalendar: '/admin/agenda',
  adminContent: '/admin/teksten',
  adminInvoices: '/admin/facturen',
  adminFigures: '/admin/cijfers',
  adminManagement: '/admin/beheer',
  adminPeople: '/admin/beheer/mensen',
  adminPlanning: '/admin/beheer/planning',
  adminMails: '/admin/beheer/mails',
  adminBusiness: '/admin/beheer/bedrijf',
  adminPrices: '/admin/beheer/prijzen',
  adminTerms: '/admin/beheer/voorwaarden',
  adminReviews: '/admin/beheer/beoordelingen',
  adminInvoicing: '/admin/beheer/facturen',
  adminAutomation: '/admin/beheer/automatisering',
  adminPrivacy: '/admin/beheer/privacy',
  login: '/login',
  createAdmin: '/create-admin',
} as const;

/** Names of files and folders at the root of the site, without extension, or that are special to hosts. */
const siteFiles = ['404', 'app', 'assets', 'build', 'favicon', 'images', 'index', 'local', 'robots', 'share'] as const;

/** What no article or landing page can be called; the CHECK of page_path in supabase/migrations repeats them. */
export const reservedSlugs: readonly string[] = [
  ...siteFiles,
  ...Object.values(paths)
    .map((path) => path.slice(1))
    .filter((name) => name !== '' && !name.includes('/')),
].sort();

/** The RSS feed of the blog. */
export const feedPath = '/feed.xml';

/** Describes a build: when it was made, and which version of each text of the database it shows. */
export const buildManifestPath = '/build.json';

/** Anchors of the home page; the contact ones are on every page with the request form. */
export const anchors = {
  hero: 'home',
  features: 'features',
  process: 'process',
  pricing: 'pricing',
  serviceArea: 'service-area',
  about: 'about',
  testimonials: 'testimonials',
  faq: 'faq',
  contactSection: 'contact-section',
  contact: 'contact',
  contactForm: 'contactForm',
} as const;

export type Anchor = (typeof anchors)[keyof typeof anchors];

/** `/#faq`: a section of the home page, from anywhere. */
export function homeSection(anchor: Anchor): string {
  return `${paths.home}#${anchor}`;
}

/** The page of one of the fixed cities, by its slug. */
export function cityPath(slug: string): string {
  return `/energielabel-${slug}-aanvragen`;
}

/** The former path of a city page; it redirects to cityPath. */
export function oldCityPath(slug: string): string {
  return `${paths.serviceAreas}/${slug}`;
}

/** A landing page from the database, by its slug. */
export function landingPagePath(slug: string): string {
  return `/energielabel-${slug}`;
}

export function articlePath(slug: string): string {
  return `${paths.blog}/${slug}`;
}

/**
 * The page of a request, for whoever has its key. The key is in the fragment, which browsers do not send to servers.
 */
export function ownRequestPath(key: string): string {
  return `${paths.ownRequest}#${key}`;
}
