import { expect, test } from 'vitest';
import { distanceKm } from './service-area.ts';

const centre = { latitude: 52.1552, longitude: 5.3872 };

// Distances over the ellipsoid.
test.each([
  ['itself', 52.1552, 5.3872, 0],
  ['Almere', 52.37025, 5.21413, 26.7],
  ['Den Haag', 52.07667, 4.29861, 75],
  ['Zwolle', 52.5125, 6.09444, 62.3],
])('the distance to %s', (_place, latitude, longitude, km) => {
  const distance = distanceKm(centre, { latitude, longitude });
  expect(Math.abs(distance - km)).toBeLessThanOrEqual(0.5);
});
