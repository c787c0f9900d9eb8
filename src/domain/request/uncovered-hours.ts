import { weekdays, type WorkingHours } from './working-hours.ts';

/** HH:mm */
interface TimeRange {
  opens: string;
  closes: string;
}

interface UncoveredHours {
  /** By their ISO numbers: 1 is Monday. */
  days: number[];
  /** In the order of the day. */
  ranges: TimeRange[];
}

/**
 * The hours that count for rush while no adviser works, days with the same ones together. `private.are_rush_hours_covered`
 * tells whether there are any.
 */
export function uncoveredHours(
  { days, opens, closes }: WorkingHours,
  adviserHours: readonly (TimeRange & { weekday: number })[],
): UncoveredHours[] {
  const groups = new Map<string, UncoveredHours>();
  for (const day of weekdays.filter((weekday) => days.includes(weekday))) {
    const ranges = rangesWithout(
      { opens, closes },
      adviserHours.filter(({ weekday }) => weekday === day),
    );
    if (ranges.length === 0) continue;
    const key = JSON.stringify(ranges);
    groups.set(key, { days: [...(groups.get(key)?.days ?? []), day], ranges });
  }
  return [...groups.values()];
}

function rangesWithout(whole: TimeRange, taken: readonly TimeRange[]): TimeRange[] {
  const ranges: TimeRange[] = [];
  let { opens } = whole;
  for (const range of taken.toSorted((one, other) => (one.opens < other.opens ? -1 : 1))) {
    const closes = range.opens < whole.closes ? range.opens : whole.closes;
    if (opens < closes) ranges.push({ opens, closes });
    if (range.closes > opens) opens = range.closes;
  }
  if (opens < whole.closes) ranges.push({ opens, closes: whole.closes });
  return ranges;
}
