import type { CalendarDays } from '@/data/appointments/calendar-days';
import { isoWeekday } from '@/domain/appointment/week';
import type { TimeRange } from '@/domain/appointment/time-range';
import { dutchDateTime } from '#shared/dutch-time.ts';

/** The hours of the grid when nothing needs more. */
const defaultHours = { first: 8, last: 18 };

/** The first and last hour of the grid, which includes the default hours, the working hours and every appointment. */
export function gridHours(
  { advisers, appointments }: CalendarDays,
  draft: TimeRange | null,
): { first: number; last: number } {
  const shown: TimeRange[] = draft ? [...appointments, draft] : appointments;
  const begins = [
    ...advisers.flatMap(({ hours }) => hours.map(({ opens }) => opens)),
    ...shown.map(({ startsAt }) => dutchDateTime(new Date(startsAt)).time),
  ];
  const ends = [
    ...advisers.flatMap(({ hours }) => hours.map(({ closes }) => closes)),
    ...shown.map(({ startsAt, endsAt }) => lastTime(startsAt, endsAt)),
  ];
  return {
    first: Math.min(defaultHours.first, ...begins.map((time) => Number(time.slice(0, 2)))),
    last: Math.max(
      defaultHours.last,
      ...ends.map((time) => Math.ceil(Number(time.slice(0, 2)) + Number(time.slice(3)) / 60)),
    ),
  };
}

/** The end on the day of the beginning. */
function lastTime(startsAt: string, endsAt: string): string {
  const [from, until] = [dutchDateTime(new Date(startsAt)), dutchDateTime(new Date(endsAt))];
  return from.date === until.date ? until.time : '24:00';
}

/** The days of the week without working hours and appointments; none while no adviser has working hours. */
export function idleDays({ advisers, appointments, untimed }: CalendarDays, days: readonly string[]): string[] {
  const worked = new Set(advisers.flatMap(({ hours }) => hours.map(({ weekday }) => weekday)));
  if (worked.size === 0) return [];
  const planned = new Set([
    ...appointments.map(({ startsAt }) => dutchDateTime(new Date(startsAt)).date),
    ...untimed.map(({ day }) => day),
  ]);
  return days.filter((day) => !worked.has(isoWeekday(day)) && !planned.has(day));
}
