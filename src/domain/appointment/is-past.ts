import type { LocalDateTime } from './local-date-time';

/** Whether an appointment lies before `now`, both as a Dutch clock shows them. */
export function isPast(appointment: LocalDateTime, now: LocalDateTime): boolean {
  return `${appointment.date} ${appointment.time}` < `${now.date} ${now.time}`;
}
