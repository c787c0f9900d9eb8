import { weekNumber } from '@/domain/appointment/week';
import type { Period } from '@/domain/period';
import { formatCount } from '@/lib/format/format-count';
import { formatWholeDate } from '@/lib/format/format-whole-date';
import { monthText } from './figures';

const shares = new Intl.NumberFormat('nl-NL', { style: 'percent' });
const tenths = new Intl.NumberFormat('nl-NL', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** A share of 1, as a percentage. */
export function shareOf(share: number): string {
  return shares.format(share);
}

/** `12,3 km` */
export function kilometresOf(value: number): string {
  return `${tenths.format(value)} km`;
}

/** `binnen 6 uur`, from two days on `binnen 4 dagen`, of hours that were rounded down. */
export function hoursText(hours: number): string {
  if (hours >= 48) return `binnen ${formatCount(Math.floor(hours / 24) + 1)} dagen`;
  return hours === 0 ? 'binnen een uur' : `binnen ${hours + 1} uur`;
}

/** `3 dagen`, counted in the calendar. */
export function daysText(days: number): string {
  if (days === 0) return 'dezelfde dag';
  return days === 1 ? '1 dag' : `${formatCount(days)} dagen`;
}

/** `wk 47` of the Monday of that week. */
export function shortWeekText(monday: string): string {
  return `wk ${weekNumber(monday)}`;
}

/** `Week 47, 16 t/m 22 november 2026`, of the days of it that are counted. */
export function weekText(monday: string, days: Period): string {
  return `Week ${weekNumber(monday)}, ${periodText(days)}`;
}

/** `November 2026` of 2026-11. */
export function monthName(month: string): string {
  const text = monthText(month);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** `nov` of 2026-11. */
export function shortMonthText(month: string): string {
  return shortMonths.format(new Date(`${month}-01T00:00:00Z`));
}

const shortMonths = new Intl.DateTimeFormat('nl-NL', { month: 'short', timeZone: 'UTC' });

/** `16 t/m 22 november 2026`, as short as it is clear. */
export function periodText({ from, until }: Period): string {
  const last = formatWholeDate(until);
  if (from === until) return last;
  const [day = '', month = '', year = ''] = formatWholeDate(from).split(' ');
  if (from.slice(0, 7) === until.slice(0, 7)) return `${day} t/m ${last}`;
  if (from.slice(0, 4) === until.slice(0, 4)) return `${day} ${month} t/m ${last}`;
  return `${day} ${month} ${year} t/m ${last}`;
}
