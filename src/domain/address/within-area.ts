import type { RdPosition } from './address.ts';
import { toRd } from './rijksdriehoek.ts';
import type { ServiceArea } from './service-area.ts';

/** Whether a home lies in the area, on its edge included. */
export function isWithinServiceArea({ x, y }: RdPosition, { latitude, longitude, radiusKm }: ServiceArea): boolean {
  const centre = toRd(latitude, longitude);
  return Math.hypot(x - centre.x, y - centre.y) <= radiusKm * 1000;
}
