import type { RdPosition } from './address.ts';

/** A place in degrees (WGS 84). */
export interface Place {
  latitude: number;
  longitude: number;
}

/** A circle around a place, given in degrees and in the Dutch grid. */
export interface ServiceArea extends Place {
  grid: RdPosition;
  radiusKm: number;
}

/** Whether a home lies in the area, on its edge included. */
export function isWithinServiceArea({ x, y }: RdPosition, { grid, radiusKm }: ServiceArea): boolean {
  return Math.hypot(x - grid.x, y - grid.y) <= radiusKm * 1000;
}

/** As the crow flies, in kilometres; within the Netherlands it is less than 1% off. */
export function distanceKm(from: Place, to: Place): number {
  const kmPerDegree = 111.2;
  const meridians = Math.cos((((from.latitude + to.latitude) / 2) * Math.PI) / 180);
  return kmPerDegree * Math.hypot(to.latitude - from.latitude, (to.longitude - from.longitude) * meridians);
}
