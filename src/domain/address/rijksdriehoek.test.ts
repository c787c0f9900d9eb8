import { expect, test } from 'vitest';
import { toRd } from './rijksdriehoek.ts';

test.each([
  ['the origin at Amersfoort', 52.1551744, 5.38720621, 155_000, 463_000],
  ['the centre of Amsterdam', 52.3721438381, 4.9055976044, 122_202, 487_250],
  ['the Martini tower of Groningen', 53.2193, 6.5682, 233_885, 582_063],
])('%s', (_place, lat, lng, x, y) => {
  const position = toRd(lat, lng);
  expect(Math.abs(position.x - x)).toBeLessThan(10);
  expect(Math.abs(position.y - y)).toBeLessThan(10);
});
