import type { ServiceArea } from '@/domain/address/service-area';

/**
 * Where the adviser works (D-18): the one place to change it, also for the sentences, the map and the check of an
 * address.
 */
export const workArea: ServiceArea & { name: string } = {
  /** The centre, as sentences name it. */
  name: 'Amersfoort',
  latitude: 52.1552,
  longitude: 5.3872,
  /** The same place in the Dutch grid (RD), in metres; here its origin, a church tower. */
  grid: { x: 155_000, y: 463_000 },
  radiusKm: 80,
};
