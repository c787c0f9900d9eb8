import { expect, test } from 'vitest';
import { workArea } from '@/content/service-area';
import { distanceKm } from '@/domain/address/service-area';
import { cities } from './cities';

test('every city lies within the service area', () => {
  for (const city of cities) expect(distanceKm(workArea, city), city.name).toBeLessThanOrEqual(workArea.radiusKm);
});

test.each(cities.map((city) => [city.name, city] as const))('the neighbours of %s are the three nearest', (_, city) => {
  const nearest = cities
    .filter((other) => other.slug !== city.slug)
    .toSorted((one, other) => distanceKm(city, one) - distanceKm(city, other))
    .slice(0, 3);
  expect(city.neighbours).toEqual(nearest.map(({ slug }) => slug));
});

test('the cities stand in alphabetical order', () => {
  const names = cities.map(({ name }) => name);
  expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'nl')));
});
