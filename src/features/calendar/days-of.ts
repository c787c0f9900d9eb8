import type { Adviser, CalendarDays, UntimedVisit, Visit } from '@/data/appointments/calendar-days';
import { dutchMoment } from '@/lib/dutch-time';

/** What the calendar shows of one day. */
export interface DayOfVisits {
  /** YYYY-MM-DD */
  day: string;
  /** Earliest first. */
  visits: Visit[];
  untimed: UntimedVisit[];
}

export function dayOfVisits({ visits, untimed }: CalendarDays, day: string): DayOfVisits {
  return {
    day,
    visits: visits.filter(({ startsAt }) => dutchMoment(new Date(startsAt)).date === day),
    untimed: untimed.filter((visit) => visit.day === day),
  };
}

/** The same days without whoever is switched off: user ids of administrators, and '' for visits of nobody. */
export function withoutHidden(days: CalendarDays, hidden: ReadonlySet<string>): CalendarDays {
  return {
    ...days,
    visits: days.visits.filter(({ adviser }) => !hidden.has(adviser)),
    untimed: days.untimed.filter(({ adviser }) => !hidden.has(adviser)),
    advisers: days.advisers.filter(({ id }) => !hidden.has(id)),
    blocked: days.blocked.filter(({ adviser }) => !hidden.has(adviser)),
  };
}

/** The advisers who have visits on a day, with these in their order. */
export function visitsPerAdviser(visits: readonly Visit[], advisers: readonly Adviser[]) {
  return advisers
    .map((adviser) => ({ adviser, visits: visits.filter((visit) => visit.adviser === adviser.id) }))
    .filter((own) => own.visits.length > 0);
}
