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
