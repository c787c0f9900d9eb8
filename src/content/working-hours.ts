import { weekdays, type WorkingHours } from '@/domain/request/working-hours';
import { timeInWords, weekdaysText } from './weekdays';
import { dutchDateTime } from '#shared/dutch-time.ts';
import { formatPlainDay } from '@/lib/format/format-date';

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
