import { cities, type City } from '@/content/cities/cities';
import { serviceRadiusKm } from '@/domain/address/service-area';

interface Position {
  latitude: number;
  longitude: number;
}

interface Point {
  x: number;
  y: number;
}

export const mapCentre: Position = { latitude: 52.16, longitude: 5.39 };

/** Metres around the centre. */
export const serviceRadius = serviceRadiusKm * 1000;

const narrowZoom = 7;
const wideZoom = 7.5;
const wideFrom = 640;

/** The zoom at which the map begins on a screen of so many pixels wide. */
export function zoomFor(screenWidth: number): number {
  return screenWidth < wideFrom ? narrowZoom : wideZoom;
}

/** Where the name of a city stands beside its dot, chosen so that no two names touch. */
export type NameSide = 'above' | 'below' | 'left' | 'right';

const markedCities: Record<string, NameSide> = {
  amersfoort: 'above',
  utrecht: 'below',
  amsterdam: 'above',
  rotterdam: 'below',
  'den-haag': 'above',
  arnhem: 'below',
  zwolle: 'above',
  apeldoorn: 'right',
};

export interface MapCity extends City {
  nameSide: NameSide;
}

/** The cities that the map marks. */
export const mapCities: readonly MapCity[] = cities.flatMap((city) => {
  const nameSide = markedCities[city.slug];
  return nameSide ? [{ ...city, nameSide }] : [];
});

// Web maps show the world in 256 pixels at zoom 0, and twice as many at each next zoom.
const worldSize = 256 * 2 ** narrowZoom;
const metresAroundEquator = 2 * Math.PI * 6_378_137;

/** Pixels from the centre of the map, at zoom 7 (Web Mercator). */
export function project({ latitude, longitude }: Position): Point {
  return {
    x: ((longitude - mapCentre.longitude) / 360) * worldSize,
    y: mercator(mapCentre.latitude) - mercator(latitude),
  };
}

/** The place that `project` puts at this point. */
export function unproject({ x, y }: Point): Position {
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

/**
 * The Netherlands without its islands overseas, as an SVG path: pixels from the centre of the map (map-view.ts) in the
 * projection of web maps at zoom 7. Simplified from Natural Earth 1:10m, which is in the public domain.
 */
export const outline =
  'M164.3 -163l0 9-2 6.2 2 16.8-1 10.3-2 5.1-7.6 11.7-1.6 4.6-2.3 26.6-1.6 3-4.6-1.5-4.6 .8-4.6-1.5-11.8 1-3.3 2.6 .4 5.2 3.6 3.6-6.5 2.6 1.9 10 2 2.1 14.1 4 5.2 .2 4.3-2.7 6.5 12.8-.6 5.5-2.7 6.3 1.3 8.3-3.9 2.2-4.9 6.3-3.9 1.8-4.9 7.1-7.6 1.5-3.3 5.1-2.9 1.1-.3 4 9.1 4.7 3 3.3 0 2.9-5.9 7.5-2.6 1.5-7.9 .3-9.1 3-5.9 4.2-8-1.7 1 3.2-.6 1.5-3.3 1-.3-2.3-5-1.5-1.9-3-3.6 .8-9.2-5.2-2.9 1.8 5.9 6.3-6.9-1.6-13.8 5.4-.3 1.5 2 1.5 1.3 2.9 0 2.8-2.3 3.7 3.6 .3 3.3 1.9 .6 1-1 4.3 2 2.6 6.2 2.8-1.6 5.2 .4 2 9.8 12.6 1 7.4-1 8.7 1.3 1.7-1.3 6.1-4.3 4-7.6 12.5-.6 2.9 .4 5.9 2.3 1.2 4.2-3.2 2.3 .7-3 2.4 2 1.6-1.3 2-5.2 2.6-8.6 6.7-3.9 6.3-1.7 .3-3.5-3.2-2.6 1.2 1.9 11.3 4.9-1.8 3.6 1.1 3.3-.6-.4 6.3 5.9 3.2-1 2.5 1 2.9-.6 2.7-4.3 1.7-1 1.5 0 4.1-1.2 1.2-1.7-.3 2.7 6.3-18.4-.1-3.9-3-2 2.7-2 0-1.6-1 1-5-5.6-2.8-1.3-2.1-.4-3.2 6.6-7.5 2.6-1 3.9-7.1-3.9 0 4.9-9.2-1-3.5 3.7-2.9 0-4.2 3.6-1-2-2.2 1.7-2.9-1.1-2.5-4.5 .5-4.6-4.4-6.6 .4-2.9-2.4-5.3-1.6-1.9-1.8-1-6.1-3.9-3.5-2-.3-7.6 4.3-10.4-.5-5.2 .5 0-5.1-1.7-2.1-5.2 0-2-1.7-1.3-4.4-3.7-4.9 1.7-7.9-1.9-3.5-3-2.2-1.3 .3-5.3 9.3-4.2 2.8-4.9-2.1-8.6-1 .7-1.9 4.9 1.8 0-8.9-3.9-3-4.3 1.5-9.2 9.8-8.2-.2-1.9-1.3 1.3-5.8-1.9-1.3-2.7 .3-9.8 4.6 1.3 1.2-1 3.8 3 3.7 0 3.9-1.7 1-4.2-.3-5.3-2.5-2.6 0-1.3-6.5-1-.8-.9 1.5-2.4 .4-8.2-.3-8.5-5.8-5.2-1.3-5.2 7.7-6.6 1.9-12.8-9.3-7.2 1.4-6.6-2.1-6.9-8.7-1.3-3.9 10.2-7.2 26.5-2.2 3 1.9 1.9 4-2.9 2 0 1 8.9 .9 4.2 1.8 3.6 3.2 4.6 9.2 1.9 .7 5-.7 1.6 .9 7.5-1.2 1.4-3.2-2.6-5.7-10.5-3.7-5.6 0-9.5-8.2 7.2-2.9 8.2 .2 4.6 2.7-.3-2.7-1.3-1.2-4.9-.5-1.7-1.4-.7-3.1 .4-2.9 1.2-1.2 4.7-1-3.3-2.5-6.5-2.1-1.4-1.9-.3-5-3.9-5-2.6-1.6-9.9 3.1-1-4.2 9.2-4.5 7.8 2 2.7-1.4-4.3-6.8 1.4-3-3.3-10.4 1.3-2.1 4.3 .9 3.5-.6 3-1.9 13.1-16 11.1-16.4 9.2-16.8 7.8-25.5 6-38.7 4.6-14.7 1.9-14.5 1.4-1.4 5.5 1.1 1-1.1 .7 1.4-1.7 4.5 2.3 2.6 3.6 1.2 3.6-.2 5.9-4.7 9.2-2.7 21.3-19.5 6.2-2.3 6.3-18.6 4.9-5.5 3.5-1.5 4.7-5.4 6.2-1.5 2.9-2.9 14.7-5.6 3.3-2.6 2 0 6.2-3.4 26.6-.7 3.6 2.1 2.9-2.1 13.5-4.2 21.6-3.3 8.8 1.5 3.6 2.6 3 12.7 4.6 3.8 6.2 3 1.6-.4 2 1 2.7-1-1.4 2.1 .6 4.3zM-185.7 115.3l17.4-5.8 5.8 3.6 8.9 2.5 3 2.8 8.8 1.7 11.2-4.2 2.5-5.7 5.7 1.8 2.3 4.2 4.5 1.6 3.3 .3 2.3-2.9 3.6 1.1-1.3 5.7-3.6 5-4.3 3.3-11.5 5.7-3.9 3.5-13.1 .7-2.3-2.2-.6-4.9-1.6-1.2-13.5-4.2-8.6 1.5-1.2 5.9-4.3 .7-5.6-1.7-3.6-6.1zM-123.2 70l5.7 2.2-1 3.9-3 1.8-8.5 1.2-3.6-1.2-1.9-1.5-1.4-3.8-8.2-4.7-2.9 3.2-5.9-.4-1-1.8 0-4.7 3.3-2.2 8.1-1.3 11.5 1 2 .5zM-45.1 -142.6l0 .9 1.6 0-1.6 4.4-6.9 7.4-2 4.1-3.3 .7-3.2-1.2-1.7-3.9 2.3-8.3 2.3-3.7 4.3-3.8 4.6-8.2 2.9 0 .4 .9-.4 2.5 2 4.5 0 2.6zM-46.4 -159.3l3.5-4.9 6.3-5.6 6.2-3.7 4.3 .8 0 1-2.3 0-3.6 1.6-11.8 12zM3 -191.3l14.7-3.6-2.2 3.1-7.9 1.1 .7 2.3-8.8 2.6-16.2 6.4-2.5 0-1-2.3 1-2.6 6.5-3.4 14.1-2.3zM25.9 -197l21.7-.9 3.9 2-9.2 2.1-9.4 0-6.6 2.5-2.3-.5-1.6-2.3 1.9-3.4zM74.8 -203.1l8.8-1.1 2.7 1.1 0 1.1-16.8 4.8-1.9 2.3-.3-.7-.7-3.4 2.3-2.1zM95.8 -210.6l1.3-.3 4.9 2.3-1 .6-3.6-.6z';

/** The part of the plane that the outline needs, with the centre of the map in the middle. */
export const outlineSize = { width: 380, height: 430 } as const;
