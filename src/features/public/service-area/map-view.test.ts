import { expect, test } from 'vitest';
import { workArea } from '@/content/service-area';
import { outline } from './country-shapes';
import { mapCentre, mapCities, metresToPixels, planeSize, project, unproject, zoomFor } from './map-view';

test('the map begins around the middle of the country, closer on a wider screen', () => {
  expect(mapCentre).toEqual({ latitude: 52.16, longitude: 5.39 });
  expect([320, 639, 640, 1280].map(zoomFor)).toEqual([7, 7, 7.5, 7.5]);
});

test('a distance is as long on the map as between two places', () => {
  const { y } = project({ latitude: mapCentre.latitude + 80 / 111.2, longitude: mapCentre.longitude });
  expect(Math.abs(metresToPixels(80_000) + y)).toBeLessThan(2);
});

test('of the 21 cities eight are marked', () => {
  expect(mapCities).toHaveLength(21);
  expect(mapCities.filter(({ namePlace }) => namePlace).map(({ name }) => name)).toEqual([
    'Amersfoort',
    'Amsterdam',
    'Apeldoorn',
    'Arnhem',
    'Den Haag',
    'Rotterdam',
    'Utrecht',
    'Zwolle',
  ]);
});

test('all of them lie within the circle', () => {
  for (const city of mapCities) {
    const [{ x, y }, centre] = [project(city), project(workArea)];
    expect(Math.hypot(x - centre.x, y - centre.y)).toBeLessThan(metresToPixels(workArea.radiusKm * 1000));
  }
});

test('a place survives the way to the plane and back', () => {
  const zwolle = { latitude: 52.5125, longitude: 6.09444 };
  const { latitude, longitude } = unproject(project(zwolle));
  expect(latitude).toBeCloseTo(zwolle.latitude, 9);
  expect(longitude).toBeCloseTo(zwolle.longitude, 9);
});

test('the outline is small, fits its plane and holds the cities', () => {
  expect(outline.length).toBeLessThan(1500);
  const points = outlinePoints();
  expect(points.length).toBeGreaterThan(300);
  for (const { x, y } of points) {
    expect(Math.abs(x)).toBeLessThan(planeSize.width / 2);
    expect(Math.abs(y)).toBeLessThan(planeSize.height / 2);
  }
  // The far south of Limburg and the far east of Groningen.
  expect(Math.max(...points.map(({ y }) => y))).toBeCloseTo(project({ latitude: 50.75, longitude: 6 }).y, 0);
  expect(Math.max(...points.map(({ x }) => x))).toBeCloseTo(project({ latitude: 53.2, longitude: 7.195 }).x, 0);
});

/** The path as points: each ring begins with M and goes on in steps. */
function outlinePoints(): { x: number; y: number }[] {
  return outline.split('z').flatMap((ring) => {
    const numbers = [...ring.matchAll(/-?\d*\.?\d+/g)].map(([number]) => Number(number));
    const points: { x: number; y: number }[] = [];
    for (let index = 0; index < numbers.length; index += 2) {
      const last = points.at(-1) ?? { x: 0, y: 0 };
      points.push({ x: last.x + (numbers[index] ?? 0), y: last.y + (numbers[index + 1] ?? 0) });
    }
    return points;
  });
}
