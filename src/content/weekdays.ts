// Relative imports with extensions: tools read it in plain Node, which knows no aliases.
import type { Business } from '#shared/business.ts';
import { weekdays } from '../domain/request/working-hours.ts';
import { enumerate } from '../lib/format/enumerate.ts';

const dayNames = ['maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag', 'zaterdag', 'zondag'];

/** The name of a day by its ISO number: 1 is Monday. */
export function weekdayName(day: number): string {
  return dayNames[day - 1] ?? '';
}

/** `maandag tot en met vrijdag`, or `elke dag`; by ISO numbers, in their order. */
export function weekdaysText(days: readonly number[]): string {
  if (days.length === weekdays.length) return 'elke dag';
  const [first = 0] = days;
  const last = days.at(-1) ?? 0;
  if (days.length > 2 && last - first === days.length - 1)
    return `${weekdayName(first)} tot en met ${weekdayName(last)}`;
  return enumerate(days.map(weekdayName));
}

/** `8.00` of `08:00`. */
export function timeInWords(time: string): string {
  return time.replace(/^0/, '').replace(':', '.');
}

/** `maandag tot en met vrijdag van 9.00 tot 17.00 uur`. */
export function officeHoursText({ days, opens, closes }: Business['office']): string {
  return `${weekdaysText(days)} van ${timeInWords(opens)} tot ${timeInWords(closes)}\u00A0uur`;
}
