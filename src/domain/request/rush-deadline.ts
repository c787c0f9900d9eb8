import type { LocalDateTime } from '../appointment/local-date-time';
import { addDays, isoWeekday } from '../appointment/week';
import { dutchDateTime, dutchInstant } from '#shared/dutch-time.ts';
import type { WorkingHours } from './working-hours';

const minute = 60_000;
/** Working hours in which a rush request has its label, in milliseconds. */
const rushTime = 24 * 60 * minute;

/**
 * When a rush request that came in at `receivedAt` must have its label: 24 working hours later. Both are milliseconds
 * since 1970; hours are real ones, also when the clock changes. Working hours that `workingHoursProblem` refuses would
 * loop forever; throws a RangeError for an invalid moment.
 */
export function rushDeadline(receivedAt: number, hours: WorkingHours): number {
  let left = rushTime;
  let day = dutchDateTime(new Date(receivedAt)).date;
  for (;;) {
    if (hours.days.includes(isoWeekday(day))) {
      const start = Math.max(receivedAt, dutchInstant({ date: day, time: hours.opens }).getTime());
      const end = dutchInstant({ date: day, time: hours.closes }).getTime();
      if (start + left <= end) return start + left;
      left -= Math.max(0, end - start);
    }
    day = addDays(day, 1);
  }
}

export interface RushTime {
  isLate: boolean;
  amount: number;
  unit: 'minutes' | 'hours' | 'days';
}

/** The time until a deadline, or since it; both moments in milliseconds since 1970. */
export function rushTimeLeft(deadline: number, now: number): RushTime {
  const left = deadline - now;
  const isLate = left < 0;
  const minutes = Math.max(1, isLate ? Math.floor(-left / minute) : Math.ceil(left / minute));
  if (minutes < 60) return { isLate, amount: minutes, unit: 'minutes' };
  const hours = Math.floor(minutes / 60);
  return hours < 48
    ? { isLate, amount: hours, unit: 'hours' }
    : { isLate, amount: Math.floor(hours / 24), unit: 'days' };
}

/** Whether a visit at an instant (ISO 8601) begins after a deadline; null is no deadline. */
export function startsAfterDeadline(startsAt: string, deadline: number | null): boolean {
  return deadline !== null && Date.parse(startsAt) > deadline;
}

interface Appointment {
  /** YYYY-MM-DD; '' without one. */
  appointmentDate: string;
  /** HH:mm; '' without one, and then the appointment may be at any time of its day. */
  appointmentTime: string;
}

/** Whether an appointment is planned after the deadline, which is a moment in Dutch time. */
export function isAfterDeadline(
  { appointmentDate: date, appointmentTime: time }: Appointment,
  deadline: LocalDateTime,
): boolean {
  if (date === '') return false;
  return date > deadline.date || (date === deadline.date && time !== '' && time > deadline.time);
}
