import { addDays, mondayOf } from '@/domain/appointment/week';
import { addMonths, daysOf, maxDays, type Period } from '@/domain/period';
import { parseDay } from '@/domain/appointment/parse-day';

/** Periods to choose by name, all of whole weeks or months. */
export const presets = ['weeks', 'month', 'last-month', 'months', 'next-months', 'year', 'last-year'] as const;
type Preset = (typeof presets)[number];

/** The days of a preset on a day, YYYY-MM-DD. */
export function presetPeriod(preset: Preset, today: string): Period {
  const month = `${today.slice(0, 7)}-01`;
  const year = `${today.slice(0, 4)}-01-01`;
  const monday = mondayOf(today);
  const days: Record<Preset, [first: string, dayAfter: string]> = {
    weeks: [addDays(monday, -12 * 7), addDays(monday, 7)],
    month: [month, addMonths(month, 1)],
    'last-month': [addMonths(month, -1), month],
    months: [addMonths(month, -11), addMonths(month, 1)],
    'next-months': [month, addMonths(month, 3)],
    year: [year, addMonths(year, 12)],
    'last-year': [addMonths(year, -12), year],
  };
  const [from, end] = days[preset];
  return { from, until: addDays(end, -1) };
}

/** The preset that a period is; undefined for days of one's own. */
export function presetOf({ from, until }: Period, today: string): Preset | undefined {
  return presets.find((preset) => {
    const period = presetPeriod(preset, today);
    return period.from === from && period.until === until;
  });
}

/** The period of a URL; the last thirteen weeks when it names none that can be counted. */
export function periodOf(params: URLSearchParams, today: string): Period {
  const named = namedPeriod(params);
  return named && isCounted(named) ? named : presetPeriod('weeks', today);
}

/** The days that a URL names, '' for what is no day; null when it names none. */
export function namedPeriod(params: URLSearchParams): Period | null {
  if (!params.has('van') && !params.has('tot')) return null;
  return { from: parseDay(params.get('van')), until: parseDay(params.get('tot')) };
}

/** Whether both days are known, in their order, and not too far apart. */
export function isCounted(period: Period): boolean {
  return period.from !== '' && period.until !== '' && daysOf(period) > 0 && daysOf(period) <= maxDays;
}
