import type { LocalDateTime } from './local-date-time';

interface Appointment {
  status: string;
  /** YYYY-MM-DD; '' without one. */
  appointmentDate: string;
  /** HH:mm; '' without one. */
  appointmentTime: string;
}

/**
 * Whether the appointment has passed while the request is neither completed nor cancelled, at a moment in Dutch time. Without a time it
 * has passed when its day has. The same as 'overdue' in private.meets_filters.
 */
export function isOverdue({ status, appointmentDate, appointmentTime }: Appointment, now: LocalDateTime): boolean {
  if (status === 'completed' || status === 'cancelled' || appointmentDate === '' || appointmentDate > now.date)
    return false;
  return appointmentDate < now.date || (appointmentTime !== '' && appointmentTime <= now.time);
}
