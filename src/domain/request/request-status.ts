export const requestStatuses = ['new', 'contacted', 'scheduled', 'completed', 'cancelled'] as const;
export type RequestStatus = (typeof requestStatuses)[number];

/** The status to show: what an automation stored but this site does not know counts as new (the raw value stays). */
export function knownStatus(status: string | null): RequestStatus {
  return requestStatuses.find((known) => known === status) ?? 'new';
}

/** Whether there is still work to do: the request is neither completed nor cancelled. */
export function isOpenStatus(status: string): boolean {
  return !['completed', 'cancelled'].includes(status);
}

interface Schedule {
  status: string;
  appointmentDate: string;
  appointmentTime: string;
}

/**
 * The status after the date or time of an appointment was edited: with both filled in, a new or contacted request is
 * scheduled (D-47). Applied only at such an edit, so that a status chosen afterwards stays. Dates are YYYY-MM-DD, times
 * HH:mm, '' is empty.
 */
export function statusAfterScheduleEdit({ status, appointmentDate, appointmentTime }: Schedule): string {
  const isLifted = ['new', 'contacted'].includes(knownStatus(status));
  return isLifted && appointmentDate !== '' && appointmentTime !== '' ? 'scheduled' : status;
}

/** A scheduled request needs both a date and a time before it can be saved. */
export function lacksAppointment({ status, appointmentDate, appointmentTime }: Schedule): boolean {
  return status === 'scheduled' && (appointmentDate === '' || appointmentTime === '');
}

/** Whether a visit is planned, or was and is not completed yet. */
export function hasMoment({ status, appointmentDate, appointmentTime }: Schedule): boolean {
  return isOpenStatus(status) && appointmentDate !== '' && appointmentTime !== '';
}

/** Whether a request with a planned visit would be left with a status that does not say so. */
export function leavesVisit(status: string): boolean {
  return status === 'new' || status === 'contacted';
}

/**
 * Why a stored request cannot become scheduled by its status alone: it lacks a date or time, or its appointment was
 * completed or cancelled and its moment is still that one. Null when it can.
 */
export function schedulingProblem(request: Schedule): 'unscheduled' | 'closed' | null {
  if (lacksAppointment({ ...request, status: 'scheduled' })) return 'unscheduled';
  return isOpenStatus(request.status) ? null : 'closed';
}
