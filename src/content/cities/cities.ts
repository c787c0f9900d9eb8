// Relative imports with extensions: tools read it in plain Node, which knows no aliases.
import { distanceKm, type Place } from '../../domain/address/service-area.ts';
import { workArea } from '../service-area.ts';

/** One of the cities with texts of its own. Places and distances: GeoNames (CC BY 4.0). */
export interface City extends Place {
  slug: string;
  name: string;
  province: string;
}

/** Wherever they lie, in alphabetical order. */
export const allCities: readonly City[] = [
  {
    slug: 'almere',
    name: 'Almere',
    province: 'Flevoland',
    latitude: 52.37025,
    longitude: 5.21413,
  },
  {
    slug: 'amersfoort',
    name: 'Amersfoort',
    province: 'Utrecht',
    latitude: 52.155,
    longitude: 5.3875,
  },
  {
    slug: 'amstelveen',
    name: 'Amstelveen',
    province: 'Noord-Holland',
    latitude: 52.30083,
    longitude: 4.86389,
  },
  {
    slug: 'amsterdam',
    name: 'Amsterdam',
    province: 'Noord-Holland',
    latitude: 52.37403,
    longitude: 4.88969,
  },
  {
    slug: 'apeldoorn',
    name: 'Apeldoorn',
    province: 'Gelderland',
    latitude: 52.21,
    longitude: 5.96944,
  },
  {
    slug: 'arnhem',
    name: 'Arnhem',
    province: 'Gelderland',
    latitude: 51.98,
    longitude: 5.91111,
  },
  {
    slug: 'den-haag',
    name: 'Den Haag',
    province: 'Zuid-Holland',
    latitude: 52.07667,
    longitude: 4.29861,
  },
  {
    slug: 'ede',
    name: 'Ede',
    province: 'Gelderland',
    latitude: 52.03333,
    longitude: 5.65833,
  },
  {
    slug: 'gouda',
    name: 'Gouda',
    province: 'Zuid-Holland',
    latitude: 52.01667,
    longitude: 4.70833,
  },
  {
    slug: 'haarlem',
    name: 'Haarlem',
    province: 'Noord-Holland',
    latitude: 52.38084,
    longitude: 4.63683,
  },
  {
    slug: 'hilversum',
    name: 'Hilversum',
    province: 'Noord-Holland',
    latitude: 52.22333,
    longitude: 5.17639,
  },
  {
    slug: 'hoofddorp',
    name: 'Hoofddorp',
    province: 'Noord-Holland',
    latitude: 52.3025,
    longitude: 4.68889,
  },
  {
    slug: 'leiden',
    name: 'Leiden',
    province: 'Zuid-Holland',
    latitude: 52.15833,
    longitude: 4.49306,
  },
  {
    slug: 'nieuwegein',
    name: 'Nieuwegein',
    province: 'Utrecht',
    latitude: 52.02917,
    longitude: 5.08056,
  },
  {
    slug: 'nijmegen',
    name: 'Nijmegen',
    province: 'Gelderland',
    latitude: 51.8425,
    longitude: 5.85278,
  },
  {
    slug: 'rotterdam',
    name: 'Rotterdam',
    province: 'Zuid-Holland',
    latitude: 51.9225,
    longitude: 4.47917,
  },
  {
    slug: 'utrecht',
    name: 'Utrecht',
    province: 'Utrecht',
    latitude: 52.09083,
    longitude: 5.12222,
  },
  {
    slug: 'veenendaal',
    name: 'Veenendaal',
    province: 'Utrecht',
    latitude: 52.02863,
    longitude: 5.55891,
  },
  {
    slug: 'zaanstad',
    name: 'Zaanstad',
    province: 'Noord-Holland',
    latitude: 52.45313,
    longitude: 4.81356,
  },
  {
    slug: 'zoetermeer',
    name: 'Zoetermeer',
    province: 'Zuid-Holland',
    latitude: 52.0575,
    longitude: 4.49306,
  },
  {
    slug: 'zwolle',
    name: 'Zwolle',
    province: 'Overijssel',
    latitude: 52.5125,
    longitude: 6.09444,
  },
];

/** Those in the area of the business, each with a page of its own: no other is named, linked or marked anywhere. */
export const cities = allCities.filter((city) => distanceKm(workArea, city) <= workArea.radiusKm);

/** The city with this slug in the area, or undefined for any other text. */
export function findCity(slug: string): City | undefined {
  return cities.find((city) => city.slug === slug);
}

/** The three cities in the area that are nearest to a place, the nearest first, without the place itself. */
export function nearestCities(place: Place): City[] {
  return cities
    .filter((city) => city !== place)
    .toSorted((one, other) => distanceKm(place, one) - distanceKm(place, other))
    .slice(0, 3);
}
