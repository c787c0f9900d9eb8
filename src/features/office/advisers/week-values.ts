import type { WeekInput } from '@/domain/advisers/adviser';

/** Flat: a form looks its fields up by name. `ranges1` is how many ranges Monday has, `opens1-0` when the first begins. */
export type WeekValues = Record<string, string | boolean>;

type Day = WeekInput[number];

/** The values of a day of the week, for the hours of this day or another. */
export function dayValues(weekday: number, { isOn, ranges }: Pick<Day, 'isOn' | 'ranges'>): WeekValues {
  return {
    [`on${weekday}`]: isOn,
    [`ranges${weekday}`]: String(ranges.length),
    ...Object.fromEntries(
      ranges.flatMap(({ opens, closes }, index) => [
        [`opens${weekday}-${index}`, opens],
        [`closes${weekday}-${index}`, closes],
      ]),
    ),
  };
}

/** The hours of a day among these values. */
export function readDay(values: WeekValues, weekday: number): Day {
  const ranges = Array.from({ length: Number(values[`ranges${weekday}`]) }, (_, index) => ({
    opens: String(values[`opens${weekday}-${index}`]),
    closes: String(values[`closes${weekday}-${index}`]),
  }));
  return { weekday, isOn: values[`on${weekday}`] === true, ranges };
}
