import { anchors, type Anchor } from '@/lib/paths';

export const sitemap = {
  title: 'Sitemap',
  headTitle: 'Sitemap: alle pagina’s over uw energielabel op een rij',
  description:
    'Alle pagina’s van deze website bij elkaar: uitleg en tarieven, de steden waar wij komen, hulp vooraf en de artikelen van de blog.',
  intro: 'Alle pagina’s van deze website op een rij.',
  mainPages: 'Hoofdpagina’s',
  homeSections: 'Op de voorpagina',
  areas: 'Werkgebieden',
  areaLink: (city: string) => `Werkgebied ${city}`,
  cities: 'Energielabel per stad',
  cityLink: (city: string) => `Energielabel ${city}`,
  articles: 'Artikelen',
  articlesLoading: 'Artikelen laden...',
  articlesFailed: 'De lijst met artikelen kon niet worden geladen.',
  noArticles: 'Er staan nog geen artikelen op de blog.',
  landingPages: 'Energielabel in andere plaatsen',
  retry: 'Opnieuw proberen',
};

interface SectionLink {
  /** A section of the home page; homeSection makes the link. */
  anchor: Anchor;
  label: string;
}

/** The sections of the home page, from top to bottom. */
export const homeSections: readonly SectionLink[] = [
  { anchor: anchors.features, label: 'Voordelen' },
  { anchor: anchors.process, label: 'Werkwijze' },
  { anchor: anchors.pricing, label: 'Tarieven' },
  { anchor: anchors.serviceArea, label: 'Werkgebied' },
  { anchor: anchors.about, label: 'Over ons' },
  { anchor: anchors.testimonials, label: 'Reviews' },
  { anchor: anchors.faq, label: 'Veelgestelde vragen' },
  { anchor: anchors.contact, label: 'Aanvragen' },
];

/** Cities whose old page under /werkgebieden is still linked from other sites; it redirects to their present page. */
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
