import { Random } from '../../demo/random.ts';
import type { Place } from './streams.ts';

// The best plan in hindsight, when all homes are known before the first is planned: by simulated annealing, because the
// weeks are small and no proof of optimality is needed.

const detour = 1.3;
const kilometresAnHour = 50;
const minutesOfVisit = 60;
const minutesOfDay = 480;
const steps = 60_000;

/** By road. */
function kilometres(from: Place, to: Place): number {
  return (Math.hypot(from.x - to.x, from.y - to.y) / 1000) * detour;
}

/** Of a day that begins and ends at `start`. */
export function kilometresOfDay(start: Place, homes: readonly Place[]): number {
  if (homes.length === 0) return 0;
  const stops = [start, ...homes, start];
  return stops.slice(1).reduce((sum, stop, index) => sum + kilometres(stops[index] ?? start, stop), 0);
}

/**
 * Whether the appointments and the drives between them fit into a day; the first and the last drive are outside its
 * hours.
 */
function fits(homes: readonly Place[]): boolean {
  const drives = homes.slice(1).map((home, index) => kilometres(homes[index] ?? home, home));
  const driven = drives.reduce((sum, distance) => sum + Math.ceil((distance / kilometresAnHour) * 60), 0);
  return homes.length * minutesOfVisit + driven <= minutesOfDay;
}

/** Kilometres of the best plan of one adviser in so many days; NaN when the homes do not fit into them. */
export function bestKilometres(start: Place, homes: readonly Place[], dayCount: number): number {
  const random = new Random(1);
  const days: Place[][] = Array.from({ length: dayCount }, () => []);
  for (const home of homes) {
    const places = days.flatMap((day, index) =>
      Array.from({ length: day.length + 1 }, (_, at) => ({ index, visits: day.toSpliced(at, 0, home) })),
    );
    const [best] = places
      .filter(({ visits }) => fits(visits))
      .map((place) => ({
        ...place,
        added: kilometresOfDay(start, place.visits) - kilometresOfDay(start, days[place.index] ?? []),
      }))
      .toSorted((one, other) => one.added - other.added);
    if (!best) return NaN;
    days[best.index] = best.visits;
  }
  let current = days.reduce((sum, day) => sum + kilometresOfDay(start, day), 0);
  let least = current;
  for (let step = 0; step < steps; step += 1) {
    const temperature = 20 * (1 - step / steps) + 0.01;
    const from = Math.floor(random.next() * dayCount);
    const to = Math.floor(random.next() * dayCount);
    const changed = moveOne(days, from, to, random);
    if (!changed?.every(({ visits }) => fits(visits))) continue;
    const added = changed.reduce(
      (sum, { index, visits }) => sum + kilometresOfDay(start, visits) - kilometresOfDay(start, days[index] ?? []),
      0,
    );
    if (added > 0 && random.next() >= Math.exp(-added / temperature)) continue;
    for (const { index, visits } of changed) days[index] = visits;
    current += added;
    least = Math.min(least, current);
  }
  return least;
}

/** The two changed days after moving a random appointment to a random position of another day, or of its own. */
function moveOne(days: readonly (readonly Place[])[], from: number, to: number, random: Random) {
  const source = days[from] ?? [];
  const target = days[to] ?? [];
  const at = Math.floor(random.next() * source.length);
  const moved = source[at];
  if (!moved) return null;
  const rest = source.toSpliced(at, 1);
  if (from === to)
    return [{ index: from, visits: rest.toSpliced(Math.floor(random.next() * (rest.length + 1)), 0, moved) }];
  const swappedAt = Math.floor(random.next() * target.length);
  const swapped = random.next() < 0.3 ? target[swappedAt] : undefined;
  const others = swapped ? target.toSpliced(swappedAt, 1) : target;
  return [
    { index: from, visits: swapped ? rest.toSpliced(Math.floor(random.next() * (rest.length + 1)), 0, swapped) : rest },
    { index: to, visits: others.toSpliced(Math.floor(random.next() * (others.length + 1)), 0, moved) },
  ];
}
