import type { Appointment } from '@/data/appointments/calendar-days';
import type { WaitingRequest } from '@/data/appointments/waiting-requests';

/** A request that is being planned, or an appointment that is being moved. */
export interface PlannedItem {
  requestId: string;
  name: string;
  /** User id; '' for nobody. */
  adviser: string;
  /** When a rush request came in, in milliseconds since 1970; null without rush. */
  rushSince: number | null;
  /** The appointment as it was read; null when a request is planned. */
  appointment: Appointment | null;
}

/** Moves an appointment, which keeps its adviser. */
export function itemOfAppointment(appointment: Appointment): PlannedItem {
  return {
    requestId: appointment.requestId,
    name: appointment.name,
    adviser: appointment.adviser,
    rushSince: appointment.rushSince,
    appointment,
  };
}

/** Plans a request for its own adviser, or for `planFor` while it has none. */
export function itemOfRequest(request: WaitingRequest, planFor: string): PlannedItem {
  return {
    requestId: request.id,
    name: request.name,
    adviser: request.assignedTo || planFor,
    rushSince: request.rushSince,
    appointment: null,
  };
}
