/** One of the cities with a page of its own. Places and distances: GeoNames (CC BY 4.0). */
export interface City {
  slug: string;
  name: string;
  province: string;
  latitude: number;
  longitude: number;
  /** Slugs of the three nearest other cities, nearest first. */
  neighbours: readonly [string, string, string];
}

/** In alphabetical order, as every list shows them. */
export const cities: readonly City[] = [
  {
    slug: 'almere',
    name: 'Almere',
    province: 'Flevoland',
    latitude: 52.37025,
    longitude: 5.21413,
    neighbours: ['hilversum', 'amsterdam', 'amstelveen'],
  },
  {
    slug: 'amersfoort',
    name: 'Amersfoort',
    province: 'Utrecht',
    latitude: 52.155,
    longitude: 5.3875,
    neighbours: ['hilversum', 'veenendaal', 'utrecht'],
  },
  {
    slug: 'amstelveen',
    name: 'Amstelveen',
    province: 'Noord-Holland',
    latitude: 52.30083,
    longitude: 4.86389,
    neighbours: ['amsterdam', 'hoofddorp', 'zaanstad'],
  },
  {
    slug: 'amsterdam',
    name: 'Amsterdam',
    province: 'Noord-Holland',
    latitude: 52.37403,
    longitude: 4.88969,
    neighbours: ['amstelveen', 'zaanstad', 'hoofddorp'],
  },
  {
    slug: 'apeldoorn',
    name: 'Apeldoorn',
    province: 'Gelderland',
    latitude: 52.21,
    longitude: 5.96944,
    neighbours: ['arnhem', 'ede', 'veenendaal'],
  },
  {
    slug: 'arnhem',
    name: 'Arnhem',
    province: 'Gelderland',
    latitude: 51.98,
    longitude: 5.91111,
    neighbours: ['nijmegen', 'ede', 'veenendaal'],
  },
  {
    slug: 'den-haag',
    name: 'Den Haag',
    province: 'Zuid-Holland',
    latitude: 52.07667,
    longitude: 4.29861,
    neighbours: ['zoetermeer', 'leiden', 'rotterdam'],
  },
  {
    slug: 'ede',
    name: 'Ede',
    province: 'Gelderland',
    latitude: 52.03333,
    longitude: 5.65833,
    neighbours: ['veenendaal', 'arnhem', 'amersfoort'],
  },
  {
    slug: 'gouda',
    name: 'Gouda',
    province: 'Zuid-Holland',
    latitude: 52.01667,
    longitude: 4.70833,
    neighbours: ['zoetermeer', 'rotterdam', 'leiden'],
  },
  {
    slug: 'haarlem',
    name: 'Haarlem',
    province: 'Noord-Holland',
    latitude: 52.38084,
    longitude: 4.63683,
    neighbours: ['hoofddorp', 'zaanstad', 'amsterdam'],
  },
  {
    slug: 'hilversum',
    name: 'Hilversum',
    province: 'Noord-Holland',
    latitude: 52.22333,
    longitude: 5.17639,
    neighbours: ['utrecht', 'amersfoort', 'almere'],
  },
  {
    slug: 'hoofddorp',
    name: 'Hoofddorp',
    province: 'Noord-Holland',
    latitude: 52.3025,
    longitude: 4.68889,
    neighbours: ['haarlem', 'amstelveen', 'amsterdam'],
  },
  {
    slug: 'leiden',
    name: 'Leiden',
    province: 'Zuid-Holland',
    latitude: 52.15833,
    longitude: 4.49306,
    neighbours: ['zoetermeer', 'den-haag', 'hoofddorp'],
  },
  {
    slug: 'nieuwegein',
    name: 'Nieuwegein',
    province: 'Utrecht',
    latitude: 52.02917,
    longitude: 5.08056,
    neighbours: ['utrecht', 'hilversum', 'amersfoort'],
  },
  {
    slug: 'nijmegen',
    name: 'Nijmegen',
    province: 'Gelderland',
    latitude: 51.8425,
    longitude: 5.85278,
    neighbours: ['arnhem', 'ede', 'veenendaal'],
  },
  {
    slug: 'rotterdam',
    name: 'Rotterdam',
    province: 'Zuid-Holland',
    latitude: 51.9225,
    longitude: 4.47917,
    neighbours: ['zoetermeer', 'gouda', 'den-haag'],
  },
  {
    slug: 'utrecht',
    name: 'Utrecht',
    province: 'Utrecht',
    latitude: 52.09083,
    longitude: 5.12222,
    neighbours: ['nieuwegein', 'hilversum', 'amersfoort'],
  },
  {
    slug: 'veenendaal',
    name: 'Veenendaal',
    province: 'Utrecht',
    latitude: 52.02863,
    longitude: 5.55891,
    neighbours: ['ede', 'amersfoort', 'arnhem'],
  },
  {
    slug: 'zaanstad',
    name: 'Zaanstad',
    province: 'Noord-Holland',
    latitude: 52.45313,
    longitude: 4.81356,
    neighbours: ['amsterdam', 'haarlem', 'amstelveen'],
  },
  {
    slug: 'zoetermeer',
    name: 'Zoetermeer',
    province: 'Zuid-Holland',
    latitude: 52.0575,
    longitude: 4.49306,
    neighbours: ['leiden', 'den-haag', 'rotterdam'],
  },
  {
    slug: 'zwolle',
    name: 'Zwolle',
    province: 'Overijssel',
    latitude: 52.5125,
    longitude: 6.09444,
    neighbours: ['apeldoorn', 'arnhem', 'ede'],
  },
];

/** The city with this slug, or undefined for any other text. */
export function findCity(slug: string): City | undefined {
  return cities.find((city) => city.slug === slug);
}
