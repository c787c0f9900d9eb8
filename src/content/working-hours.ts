import { weekdays, type WorkingHours } from '@/domain/request/working-hours';
import { dutchDateTime } from '#shared/dutch-time.ts';
import { formatPlainDay } from '@/lib/format/format-date';

const dayNames = ['maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag', 'zaterdag', 'zondag'];

/** The name of a day by its ISO number: 1 is Monday. */
export function weekdayName(day: number): string {
  return dayNames[day - 1] ?? '';
}

/** `elke dag van 8.00 tot 20.00 uur`, or `maandag tot en met vrijdag van …`. */
export function workingHoursText({ days, opens, closes }: WorkingHours): string {
  return `${weekdaysText(weekdays.filter((day) => days.includes(day)))} van ${timeInWords(opens)} tot ${timeInWords(closes)} uur`;
}

/** `donderdag 26 november om 10.00 uur`, of a moment in milliseconds since 1970. */
export function dateTimeText(moment: number): string {
  return `${formatPlainDay(dutchDateTime(new Date(moment)).date)} om ${timeText(moment)} uur`;
}

/** `10.00`, of a moment in milliseconds since 1970. */
export function timeText(moment: number): string {
  return timeInWords(dutchDateTime(new Date(moment)).time);
}

/** `maandag tot en met vrijdag`, or `elke dag`; by ISO numbers, in their order. */
export function weekdaysText(days: readonly number[]): string {
  if (days.length === weekdays.length) return 'elke dag';
  const [first = 0] = days;
  const last = days.at(-1) ?? 0;
  if (days.length > 2 && last - first === days.length - 1)
    return `${weekdayName(first)} tot en met ${weekdayName(last)}`;
  const names = days.map(weekdayName);
  return [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' en ');
}

/** `8.00` of `08:00`. */
export function timeInWords(time: string): string {
  return time.replace(/^0/, '').replace(':', '.');
}
