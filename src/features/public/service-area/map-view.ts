import { cities, type City } from '@/content/cities/cities';
import type { Place } from '@/domain/address/service-area';

interface Point {
  x: number;
  y: number;
}

/** The middle of the map, from which the outline of the country is drawn: no fact of the business. */
export const mapCentre: Place = { latitude: 52.16, longitude: 5.39 };

const narrowZoom = 7;
const wideZoom = 7.5;
const wideFrom = 640;

/** The zoom at which the map begins on a screen of so many pixels wide. */
export function zoomFor(screenWidth: number): number {
  return screenWidth < wideFrom ? narrowZoom : wideZoom;
}

/** Pixels from the dot of a city to its name: to the edge or middle, by `anchor`, of its centre line. */
interface NamePlace extends Point {
  anchor: 'start' | 'middle' | 'end';
}

/** Chosen so that no name touches another or hides a dot, at both zooms. */
const namePlaces: Record<string, NamePlace> = {
  amersfoort: { x: -12, y: -22, anchor: 'start' },
  amsterdam: { x: -2, y: -14, anchor: 'start' },
  apeldoorn: { x: 10, y: 0, anchor: 'start' },
  arnhem: { x: 10, y: 0, anchor: 'start' },
  'den-haag': { x: 15, y: -14, anchor: 'end' },
  rotterdam: { x: 0, y: 14, anchor: 'middle' },
  utrecht: { x: 0, y: -14, anchor: 'end' },
  zwolle: { x: 0, y: -14, anchor: 'middle' },
};

export interface MapCity extends City {
  /** Only of the marked ones. */
  namePlace: NamePlace | undefined;
}

export interface CityMapProps {
  /** The city whose drawing is shown beside the map. */
  shown: City | undefined;
  onShow: (city: City) => void;
}

/** All cities have a dot on the map; eight of them are marked with their name. */
export const mapCities: readonly MapCity[] = cities.map((city) => ({ ...city, namePlace: namePlaces[city.slug] }));

// Web maps show the world in 256 pixels at zoom 0, and twice as many at each next zoom.
const worldSize = 256 * 2 ** narrowZoom;
const metresAroundEquator = 2 * Math.PI * 6_378_137;

/** Pixels from the centre of the map, at zoom 7 (Web Mercator). */
export function project({ latitude, longitude }: Place): Point {
  return {
    x: ((longitude - mapCentre.longitude) / 360) * worldSize,
    y: mercator(mapCentre.latitude) - mercator(latitude),
  };
}

/** The place that `project` puts at this point. */
export function unproject({ x, y }: Point): Place {
  const northing = (mercator(mapCentre.latitude) - y) * ((2 * Math.PI) / worldSize);
  return {
    latitude: ((2 * Math.atan(Math.exp(northing)) - Math.PI / 2) * 180) / Math.PI,
    longitude: mapCentre.longitude + (x / worldSize) * 360,
  };
}

/** A distance near the centre of the map in pixels at zoom 7. */
export function metresToPixels(metres: number): number {
  return (metres * worldSize) / (metresAroundEquator * Math.cos(radians(mapCentre.latitude)));
}

function mercator(latitude: number): number {
  return (Math.log(Math.tan(Math.PI / 4 + radians(latitude) / 2)) / (2 * Math.PI)) * worldSize;
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

/** The part of the plane that the country needs, with the centre of the map in the middle. */
export const planeSize = { width: 380, height: 430 } as const;
