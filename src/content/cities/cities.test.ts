import { expect, test } from 'vitest';
import { serviceRadiusKm } from '@/domain/address/service-area';
import { cities, type City } from './cities';

/** Great-circle distance in km, on a sphere of the earth's mean radius. */
function distance(from: City, to: City): number {
  const [fromLatitude, toLatitude] = [from, to].map(({ latitude }) => (latitude * Math.PI) / 180);
  const step = ((to.longitude - from.longitude) * Math.PI) / 180;
  if (fromLatitude === undefined || toLatitude === undefined) return Number.NaN;
  const cosine =
    Math.sin(fromLatitude) * Math.sin(toLatitude) + Math.cos(fromLatitude) * Math.cos(toLatitude) * Math.cos(step);
  return 6371 * Math.acos(Math.min(1, cosine));
}

test('every city lies within the service area', () => {
  for (const { name, kmFromAmersfoort } of cities) expect(kmFromAmersfoort, name).toBeLessThanOrEqual(serviceRadiusKm);
});

test.each(cities.map((city) => [city.name, city] as const))('the neighbours of %s are the three nearest', (_, city) => {
  const nearest = cities
    .filter((other) => other.slug !== city.slug)
    .toSorted((one, other) => distance(city, one) - distance(city, other))
    .slice(0, 3);
  expect(city.neighbours).toEqual(nearest.map(({ slug }) => slug));
});

test('the cities stand in alphabetical order', () => {
  const names = cities.map(({ name }) => name);
  expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'nl')));
});
