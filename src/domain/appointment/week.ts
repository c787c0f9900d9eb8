import { parseDay } from './parse-day.ts';

// Calendar days as plain YYYY-MM-DD text, computed in UTC, where every day has 24 hours. No times of day here.

export function addDays(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}

/** The ISO number of a day in its week: 1 is Monday, 7 is Sunday. */
export function isoWeekday(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
}

/** The Monday of the week that a day is in. */
export function mondayOf(day: string): string {
  return addDays(day, 1 - isoWeekday(day));
}

/** The seven days of the week that begins on a Monday. */
export function daysOfWeek(monday: string): string[] {
  return Array.from({ length: 7 }, (_, index) => addDays(monday, index));
}

/** The number of a week in the Dutch (ISO 8601) count: week 1 is the one with 4 January. */
export function weekNumber(monday: string): number {
  const thursday = addDays(monday, 3);
  const firstMonday = mondayOf(`${thursday.slice(0, 4)}-01-04`);
  return 1 + (Date.parse(monday) - Date.parse(firstMonday)) / (7 * 24 * 3600 * 1000);
}

/** The Monday of the week of `asked`, any text from the URL; of the current week when that is no day. */
export function parseWeek(asked: string | null, today: string): string {
  return mondayOf(parseDay(asked) || today);
}

/** The days in rows: each of `own` in a row of its own, consecutive other days together. */
export function groupDays(days: readonly string[], own: ReadonlySet<string>): [first: string, ...rest: string[]][] {
  const rows: [string, ...string[]][] = [];
  let open: string[] | null = null;
  for (const day of days) {
    if (open !== null && !own.has(day)) {
      open.push(day);
      continue;
    }
    const row: [string, ...string[]] = [day];
    rows.push(row);
    open = own.has(day) ? null : row;
  }
  return rows;
}

/** The days of a week from today on, and those that are over in the present week; another week is shown whole. */
export function splitWeek(monday: string, today: string): { shown: string[]; over: string[] } {
  const days = daysOfWeek(monday);
  if (mondayOf(today) !== monday) return { shown: days, over: [] };
  return { shown: days.filter((day) => day >= today), over: days.filter((day) => day < today) };
}
