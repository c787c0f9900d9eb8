import { Random } from '../../demo/random.ts';
import type { Place } from './streams.ts';

// The best plan in hindsight, when all homes are known before the first is planned: by simulated annealing, as the weeks are
// small and nothing has to be proved.

const detour = 1.3;
const kilometresAnHour = 50;
const minutesOfVisit = 60;
const minutesOfDay = 480;
const steps = 60_000;

/** A day of one adviser, who drives from a start and back to it. */
interface Day {
  index: number;
  start: Place;
  visits: readonly Place[];
}

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

/** Whether the visits and the drives between them fit into a day; the first and the last drive lie outside its hours. */
function fits(homes: readonly Place[]): boolean {
  const drives = homes.slice(1).map((home, index) => kilometres(homes[index] ?? home, home));
  const driven = drives.reduce((sum, distance) => sum + Math.ceil((distance / kilometresAnHour) * 60), 0);
  return homes.length * minutesOfVisit + driven <= minutesOfDay;
}

/** Kilometres of the best plan in so many days, on each of which one adviser drives from each start; NaN without room. */
export function bestKilometres(starts: readonly Place[], homes: readonly Place[], dayCount: number): number {
  const random = new Random(1);
  const days = Array.from({ length: dayCount }, () => starts)
    .flat()
    .map((start, index): Day => ({ index, start, visits: [] }));
  for (const home of homes) {
    const [best] = days
      .flatMap((day) =>
        Array.from({ length: day.visits.length + 1 }, (_, at) => ({
          ...day,
          visits: day.visits.toSpliced(at, 0, home),
        })),
      )
      .filter(({ visits }) => fits(visits))
      .map((day) => ({ day, added: addedBy(days, [day]) }))
      .toSorted((one, other) => one.added - other.added);
    if (!best) return NaN;
    days[best.day.index] = best.day;
  }
  let current = days.reduce((sum, { start, visits }) => sum + kilometresOfDay(start, visits), 0);
  let least = current;
  for (let step = 0; step < steps; step += 1) {
    const temperature = 20 * (1 - step / steps) + 0.01;
    const from = days[Math.floor(random.next() * days.length)];
    const to = days[Math.floor(random.next() * days.length)];
    const changed = from && to && moveOne(from, to, random);
    if (!changed?.every(({ visits }) => fits(visits))) continue;
    const added = addedBy(days, changed);
    if (added > 0 && random.next() >= Math.exp(-added / temperature)) continue;
    for (const day of changed) days[day.index] = day;
    current += added;
    least = Math.min(least, current);
  }
  return least;
}

/** The kilometres that changed days add. */
function addedBy(days: readonly Day[], changed: readonly Day[]): number {
  return changed.reduce(
    (sum, { index, start, visits }) =>
      sum + kilometresOfDay(start, visits) - kilometresOfDay(start, days[index]?.visits ?? []),
    0,
  );
}

/** The days as they are after a random visit went to a random place of another day or of its own, or two changed days. */
function moveOne(source: Day, target: Day, random: Random): Day[] | null {
  const at = Math.floor(random.next() * source.visits.length);
  const moved = source.visits[at];
  if (!moved) return null;
  const rest = source.visits.toSpliced(at, 1);
  if (source.index === target.index) return [{ ...source, visits: inserted(rest, moved, random) }];
  const swappedAt = Math.floor(random.next() * target.visits.length);
  const swapped = random.next() < 0.3 ? target.visits[swappedAt] : undefined;
  const others = swapped ? target.visits.toSpliced(swappedAt, 1) : target.visits;
  return [
    { ...source, visits: swapped ? inserted(rest, swapped, random) : rest },
    { ...target, visits: inserted(others, moved, random) },
  ];
}

function inserted(visits: readonly Place[], visit: Place, random: Random): Place[] {
  return visits.toSpliced(Math.floor(random.next() * (visits.length + 1)), 0, visit);
}
