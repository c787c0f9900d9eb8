import type { Moment } from './moment';

/** Whether an appointment lies before `now`, both as a Dutch clock shows them. */
export function isPast(appointment: Moment, now: Moment): boolean {
  return `${appointment.date} ${appointment.time}` < `${now.date} ${now.time}`;
}
