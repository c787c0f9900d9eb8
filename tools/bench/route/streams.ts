import { cities } from '../../../src/content/cities/cities.ts';
import { Random } from '../../demo/random.ts';

/** In whole metres of the Dutch grid. */
export interface Place {
  x: number;
  y: number;
}

/** Requests in the order in which they come in, and what becomes of them. */
export interface Stream {
  name: string;
  homes: readonly Place[];
  /** From where each adviser drives. */
  starts: readonly Place[];
  /** Who picks: the adviser the first suggestion, or the customer any moment of the offer. */
  picks: 'first suggestion' | 'any offered';
  /** Each so many requests are rush ones, which get the earliest suggestion. */
  rushEach?: number;
  /** After each so many requests somebody cancels. */
  cancelledEach?: number;
}

/** Every so many requests of the week that stands come from another of these, in no order that a route would have. */
const visited = ['utrecht', 'almere', 'ede', 'amsterdam', 'amersfoort', 'hilversum', 'veenendaal', 'amstelveen'];

const alone = { starts: [placeOf('amersfoort')], picks: 'first suggestion' } as const;
const together = { starts: [placeOf('amersfoort'), placeOf('amsterdam')], picks: 'first suggestion' } as const;

/** Of one adviser who plans the first suggestion: the week that stands, and twenty random ones over all cities: light, usual, full. */
export const plainStreams: readonly Stream[] = [
  { name: '25 in 8 cities', homes: Array.from({ length: 25 }, (_, n) => homeOf(n)), ...alone },
  ...[15, 25, 40].flatMap((amount) => randomStreams(`${amount}`, amount, amount === 25 ? 8 : 6, alone)),
];

/** What else happens in a week, over all cities. The same in every run, as the plain ones. */
export const otherStreams: readonly Stream[] = [
  ...randomStreams('25, any offered', 25, 4, { ...alone, picks: 'any offered' }),
  ...randomStreams('25, rush', 25, 4, { ...alone, rushEach: 5 }),
  ...randomStreams('30, cancelled', 30, 4, { ...alone, cancelledEach: 5 }),
  ...randomStreams('50, two advisers', 50, 4, together),
];

function randomStreams(name: string, amount: number, count: number, rest: Omit<Stream, 'name' | 'homes'>): Stream[] {
  return Array.from({ length: count }, (_, n) => ({
    name: `${name}, random ${n + 1}`,
    homes: randomHomes(amount, amount + 97 * (n + 1)),
    ...rest,
  }));
}

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
function placeOf(slug: string): Place {
  const city = cities.find((other) => other.slug === slug);
  if (!city) throw new Error(`there is no city ${slug}`);
  const metresPerDegree = 111_250;
  return {
    x: Math.round(155_000 + (city.longitude - 5.38721) * metresPerDegree * Math.cos((52.15517 * Math.PI) / 180)),
    y: Math.round(463_000 + (city.latitude - 52.15517) * metresPerDegree),
  };
}
