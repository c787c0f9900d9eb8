import { describe, expect, it, test } from 'vitest';
import { distanceKm, isWithinServiceArea } from './service-area.ts';

const area = { latitude: 52.1552, longitude: 5.3872, grid: { x: 155_000, y: 463_000 }, radiusKm: 80 };

describe('isWithinServiceArea', () => {
  it('ends at the radius', () => {
    expect(isWithinServiceArea({ x: 155_000, y: 543_000 }, area)).toBe(true);
    expect(isWithinServiceArea({ x: 155_000, y: 543_001 }, area)).toBe(false);
    expect(isWithinServiceArea({ x: 155_000, y: 543_000 }, { ...area, radiusKm: 79.9 })).toBe(false);
  });

  test.each([
    ['Den Haag', 81_900, 455_000, true],
    ['Maastricht', 176_200, 317_500, false],
    ['Groningen', 233_900, 582_000, false],
  ])('knows %s', (_city, x, y, isWithin) => {
    expect(isWithinServiceArea({ x, y }, area)).toBe(isWithin);
  });

  it('follows its centre', () => {
    const around = { ...area, grid: { x: 176_200, y: 317_500 } };
    expect(isWithinServiceArea({ x: 176_200, y: 317_500 }, around)).toBe(true);
    expect(isWithinServiceArea(area.grid, around)).toBe(false);
  });
});

// Distances over the ellipsoid.
test.each([
  ['itself', 52.1552, 5.3872, 0],
  ['Almere', 52.37025, 5.21413, 26.7],
  ['Den Haag', 52.07667, 4.29861, 75],
  ['Zwolle', 52.5125, 6.09444, 62.3],
])('the distance to %s', (_place, latitude, longitude, km) => {
  const distance = distanceKm(area, { latitude, longitude });
  expect(Math.abs(distance - km)).toBeLessThanOrEqual(0.5);
});
