import { anchors, paths, type Anchor } from '@/lib/paths';

interface PageLink {
  path: string;
  label: string;
}

interface SectionLink {
  /** A section of the home page; homeSection makes the link. */
  anchor: Anchor;
  label: string;
}

/** The pages that stand apart, in the order in which a visitor looks for them; cities and articles have lists of their own. */
export const mainPages = [
  { path: paths.home, label: 'Home' },
  { path: paths.serviceAreas, label: 'Werkgebieden' },
  { path: paths.labelCheck, label: 'Heb ik een energielabel nodig?' },
  { path: paths.preparation, label: 'Voorbereiding op de opname' },
  { path: paths.blog, label: 'Blog' },
  { path: paths.privacy, label: 'Privacybeleid' },
  { path: paths.terms, label: 'Algemene voorwaarden' },
  { path: paths.sitemap, label: 'Sitemap' },
] as const satisfies readonly PageLink[];

/** The sections of the home page, from top to bottom. */
export const homeSections = [
  { anchor: anchors.features, label: 'Voordelen' },
  { anchor: anchors.process, label: 'Werkwijze' },
  { anchor: anchors.pricing, label: 'Tarieven' },
  { anchor: anchors.serviceArea, label: 'Werkgebied' },
  { anchor: anchors.about, label: 'Over ons' },
  { anchor: anchors.testimonials, label: 'Reviews' },
  { anchor: anchors.faq, label: 'Veelgestelde vragen' },
  { anchor: anchors.contact, label: 'Aanvragen' },
] as const satisfies readonly SectionLink[];

/** Cities whose former page under /werkgebieden is still linked from elsewhere; it leads to the city's page of today. */
export const oldCitySlugs = [
  'amersfoort',
  'amsterdam',
  'amstelveen',
  'apeldoorn',
  'arnhem',
  'den-haag',
  'hilversum',
  'nijmegen',
  'rotterdam',
  'utrecht',
  'zwolle',
] as const;
