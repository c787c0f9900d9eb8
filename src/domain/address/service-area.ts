import type { RdPosition } from './address.ts';

/** Kilometres around Amersfoort in which the adviser works (specification, section 1). */
export const serviceRadiusKm = 80;

// The origin of the Dutch grid is the church tower of Amersfoort.
const amersfoort: RdPosition = { x: 155_000, y: 463_000 };

/** As the crow flies, in kilometres. */
export function distanceFromAmersfoortKm({ x, y }: RdPosition): number {
  return Math.hypot(x - amersfoort.x, y - amersfoort.y) / 1000;
}

export function isWithinServiceArea(position: RdPosition): boolean {
  return distanceFromAmersfoortKm(position) <= serviceRadiusKm;
}
