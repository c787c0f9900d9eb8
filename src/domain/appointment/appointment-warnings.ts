import type { Moment } from './moment';

/** Minutes between two appointments under which the second one is probably too early. */
const minimumGap = 60;

interface Appointment {
  id: string;
  /** User id of an administrator; '' for nobody. */
  assignedTo: string;
  /** HH:mm */
  time: string;
}

/** The other appointments of the same adviser on that day that begin less than an hour before or after `appointment`. */
export function clashingAppointments<Other extends Appointment>(appointment: Appointment, sameDay: Other[]): Other[] {
  const start = minutesOf(appointment.time);
  return sameDay.filter(
    ({ id, time, assignedTo }) =>
      id !== appointment.id && assignedTo === appointment.assignedTo && Math.abs(minutesOf(time) - start) < minimumGap,
  );
}

/** Whether an appointment lies before `now`, both as a Dutch clock shows them. */
export function isPast(appointment: Moment, now: Moment): boolean {
  return `${appointment.date} ${appointment.time}` < `${now.date} ${now.time}`;
}

/** Minutes since midnight; NaN, which clashes with nothing, for what is no time. */
function minutesOf(time: string): number {
  const match = /^(\d{2}):(\d{2})/.exec(time);
  return match ? Number(match[1]) * 60 + Number(match[2]) : NaN;
}
