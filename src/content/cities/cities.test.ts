import { afterEach, expect, test, vi } from 'vitest';
import { distanceKm } from '@/domain/address/service-area';
import { firstBusiness } from '#shared/business.ts';
import { allCities, cities } from './cities';

afterEach(() => {
  vi.resetModules();
  globalThis.businessOfBuild = undefined;
});

test('a business in Zwolle with 50 km: the pages, neighbours and count of the cities within it, and no other', async () => {
  vi.resetModules();
  const area = { name: 'Zwolle', latitude: 52.5125, longitude: 6.09444, radiusKm: 50 };
  globalThis.businessOfBuild = { ...firstBusiness, area };
  const near = await import('./cities');
  expect(near.cities.map(({ slug }) => slug)).toEqual(
    allCities.filter((city) => distanceKm(area, city) <= 50).map(({ slug }) => slug),
  );
  expect(near.cities.length).toBeLessThan(allCities.length);
  expect(near.findCity('rotterdam')).toBeUndefined();
  for (const city of near.cities) expect(near.cities).toEqual(expect.arrayContaining(near.nearestCities(city)));
  const { readAreaSlug } = await import('./area-slug');
  expect(readAreaSlug('energielabel-rotterdam-aanvragen')).toEqual({ kind: 'former-city' });
  const { sitePages } = await import('@/app/site-pages');
  const paths = sitePages([]).map(({ path }) => path);
  expect(paths).toContain('/energielabel-zwolle-aanvragen');
  expect(paths).not.toContain('/energielabel-rotterdam-aanvragen');
});

test('the cities stand in alphabetical order', () => {
  const names = cities.map(({ name }) => name);
  expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'nl')));
});
