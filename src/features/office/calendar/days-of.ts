import type { Adviser, CalendarDays, UntimedAppointment, Appointment } from '@/data/appointments/calendar-days';
import { dutchDateTime } from '#shared/dutch-time.ts';

/** What the calendar shows of one day. */
export interface DayOfAppointments {
  /** YYYY-MM-DD */
  day: string;
  /** Earliest first. */
  appointments: Appointment[];
  untimed: UntimedAppointment[];
}

export function dayOfAppointments({ appointments, untimed }: CalendarDays, day: string): DayOfAppointments {
  return {
    day,
    appointments: appointments.filter(({ startsAt }) => dutchDateTime(new Date(startsAt)).date === day),
    untimed: untimed.filter((appointment) => appointment.day === day),
  };
}

/** When the own calendars of advisers say busy on a day, with the name of each. */
export function busyOn({ busy, advisers }: CalendarDays, day: string) {
  return busy
    .filter(({ startsAt, endsAt }) => dutchDateTime(new Date(startsAt)).date <= day && lastDay(endsAt) >= day)
    .map((time) => ({ ...time, name: advisers.find(({ id }) => id === time.adviser)?.name ?? '' }));
}

/** Of a time that ends at midnight the day before it. */
function lastDay(endsAt: string): string {
  return dutchDateTime(new Date(Date.parse(endsAt) - 1)).date;
}

/**
 * The same days without those that are switched off: user ids of administrators, and '' for unassigned appointments.
 */
export function withoutHidden(days: CalendarDays, hidden: ReadonlySet<string>): CalendarDays {
  return {
    ...days,
    appointments: days.appointments.filter(({ adviser }) => !hidden.has(adviser)),
    untimed: days.untimed.filter(({ adviser }) => !hidden.has(adviser)),
    advisers: days.advisers.filter(({ id }) => !hidden.has(id)),
    blocked: days.blocked.filter(({ adviser }) => !hidden.has(adviser)),
    busy: days.busy.filter(({ adviser }) => !hidden.has(adviser)),
  };
}

/** The advisers who have appointments on a day, with these in their order. */
export function appointmentsPerAdviser(appointments: readonly Appointment[], advisers: readonly Adviser[]) {
  return advisers
    .map((adviser) => ({
      adviser,
      appointments: appointments.filter((appointment) => appointment.adviser === adviser.id),
    }))
    .filter((own) => own.appointments.length > 0);
}
