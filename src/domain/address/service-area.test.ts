import { describe, expect, it, test } from 'vitest';
import { distanceFromAmersfoortKm, isWithinServiceArea, serviceRadiusKm } from './service-area.ts';

describe('distanceFromAmersfoortKm', () => {
  test.each([
    ['Amersfoort', 155_000, 463_000, 0],
    ['3 km east and 4 km south of it', 158_000, 459_000, 5],
    ['the Dam in Amsterdam', 121_400, 487_400, 41.5],
  ])('measures %s', (_place, x, y, km) => {
    expect(distanceFromAmersfoortKm({ x, y })).toBeCloseTo(km, 1);
  });
});

describe('isWithinServiceArea', () => {
  it('ends at the radius', () => {
    expect(isWithinServiceArea({ x: 155_000, y: 463_000 + serviceRadiusKm * 1000 })).toBe(true);
    expect(isWithinServiceArea({ x: 155_000, y: 463_001 + serviceRadiusKm * 1000 })).toBe(false);
  });

  test.each([
    ['Den Haag', 81_900, 455_000, true],
    ['Maastricht', 176_200, 317_500, false],
    ['Groningen', 233_900, 582_000, false],
  ])('knows %s', (_city, x, y, isWithin) => {
    expect(isWithinServiceArea({ x, y })).toBe(isWithin);
  });
});
