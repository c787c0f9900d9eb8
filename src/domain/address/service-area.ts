import type { RdPosition } from './address.ts';

/** Radius in kilometres around Amersfoort in which the adviser works (D-18). */
export const serviceRadiusKm = 80;

// The reference point of the Dutch grid is a church tower in Amersfoort.
const amersfoort: RdPosition = { x: 155_000, y: 463_000 };

/** Straight-line distance in kilometres. */
export function distanceFromAmersfoortKm({ x, y }: RdPosition): number {
  return Math.hypot(x - amersfoort.x, y - amersfoort.y) / 1000;
}

export function isWithinServiceArea(position: RdPosition): boolean {
  return distanceFromAmersfoortKm(position) <= serviceRadiusKm;
}
