import { describe, expect, it, test } from 'vitest';
import { isWithinServiceArea } from './within-area.ts';

// The origin of the Dutch grid.
const area = { latitude: 52.1551744, longitude: 5.38720621, radiusKm: 80 };

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
    const around = { ...area, latitude: 50.849, longitude: 5.689 };
    expect(isWithinServiceArea({ x: 176_200, y: 317_500 }, around)).toBe(true);
    expect(isWithinServiceArea({ x: 155_000, y: 463_000 }, around)).toBe(false);
  });
});
