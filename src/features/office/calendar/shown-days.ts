import { parseDay } from '@/domain/appointment/parse-day';
import { addDays, parseWeek, daysOfWeek, mondayOf } from '@/domain/appointment/week';
import { adminParams } from '@/lib/admin-links';

export interface ShownDays {
  kind: 'week' | 'day';
  /** YYYY-MM-DD: a whole week from Monday on, or one day. */
  days: [first: string, ...rest: string[]];
}

/** The day or week of a URL; the present week when it names none. `today` is YYYY-MM-DD. */
export function shownDays(params: URLSearchParams, today: string): ShownDays {
  const day = parseDay(params.get(adminParams.day));
  if (day !== '') return { kind: 'day', days: [day] };
  const monday = parseWeek(params.get(adminParams.week), today);
  const [, ...rest] = daysOfWeek(monday);
  return { kind: 'week', days: [monday, ...rest] };
}

/** The search of a link to other days, with the rest of the URL as it is; `first` is null for the present week. */
export function daysLink(params: URLSearchParams, kind: ShownDays['kind'], first: string | null): { search: string } {
  const next = new URLSearchParams(params);
  next.delete(adminParams.week);
  next.delete(adminParams.day);
  if (first !== null) next.set(kind === 'day' ? adminParams.day : adminParams.week, first);
  return { search: `?${next.toString()}` };
}

/** Where the links to what lies before and after lead. */
export function neighbours({ kind, days: [first] }: ShownDays): { previous: string; next: string } {
  const step = kind === 'day' ? 1 : 7;
  return { previous: addDays(first, -step), next: addDays(first, step) };
}

/**
 * The first day of the other view of these days: the week of a day, or today in a week that has it, else its Monday.
 */
export function otherView({ kind, days }: ShownDays, today: string): string {
  if (kind === 'day') return mondayOf(days[0]);
  return days.includes(today) ? today : days[0];
}
