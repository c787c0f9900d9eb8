/** A place in degrees (WGS 84). */
export interface Place {
  latitude: number;
  longitude: number;
}

/** A circle around a place. */
export interface ServiceArea extends Place {
  radiusKm: number;
}

/** As the crow flies, in kilometres; within the Netherlands it is less than 1% off. */
export function distanceKm(from: Place, to: Place): number {
  const kmPerDegree = 111.2;
  const meridians = Math.cos((((from.latitude + to.latitude) / 2) * Math.PI) / 180);
  return kmPerDegree * Math.hypot(to.latitude - from.latitude, (to.longitude - from.longitude) * meridians);
}
