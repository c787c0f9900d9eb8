import { cities } from '../../../src/content/cities/cities.ts';
import { Random } from '../../demo/random.ts';

/** In whole metres of the Dutch grid. */
export interface Place {
  x: number;
  y: number;
}

/** Homes in the order in which their requests come in. */
export interface Stream {
  name: string;
  homes: readonly Place[];
}

/** Cities of the requests in the fixed week, repeated in an order that no route would have. */
const visited = ['utrecht', 'almere', 'ede', 'amsterdam', 'amersfoort', 'hilversum', 'veenendaal', 'amstelveen'];

/** The fixed week, and twenty random ones over all cities: light, usual and full. The same in every run. */
export const streams: readonly Stream[] = [
  { name: '25 in 8 cities', homes: Array.from({ length: 25 }, (_, n) => homeOf(n)) },
  ...[15, 25, 40].flatMap((amount) =>
    Array.from({ length: amount === 25 ? 8 : 6 }, (_, n) => ({
      name: `${amount}, random ${n + 1}`,
      homes: randomHomes(amount, amount + 97 * (n + 1)),
    })),
  ),
];

function homeOf(n: number): Place {
  const { x, y } = placeOf(visited[(n * 3) % visited.length] ?? '');
  // Homes of one city lie some streets apart.
  return { x: x + ((n * 700) % 3000), y: y + ((n * 1100) % 3000) };
}

function randomHomes(amount: number, seed: number): Place[] {
  const random = new Random(seed);
  return Array.from({ length: amount }, () => {
    const { x, y } = placeOf(cities[Math.floor(random.next() * cities.length)]?.slug ?? '');
    return { x: x + Math.round((random.next() - 0.5) * 6000), y: y + Math.round((random.next() - 0.5) * 6000) };
  });
}

/** Metres in the Dutch grid, on a plane that touches the earth at Amersfoort: some hundred metres off at its edges. */
export function placeOf(slug: string): Place {
  const city = cities.find((other) => other.slug === slug);
  if (!city) throw new Error(`there is no city ${slug}`);
  const metresPerDegree = 111_250;
  return {
    x: Math.round(155_000 + (city.longitude - 5.38721) * metresPerDegree * Math.cos((52.15517 * Math.PI) / 180)),
    y: Math.round(463_000 + (city.latitude - 52.15517) * metresPerDegree),
  };
}
