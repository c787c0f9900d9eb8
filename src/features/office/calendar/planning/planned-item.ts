import type { Appointment } from '@/data/appointments/calendar-days';
import type { WaitingRequest } from '@/data/appointments/waiting-requests';
import type { RushTerm } from '@/domain/request/rush-deadline';

/** A request that is being planned, or an appointment that is being moved. */
export interface PlannedItem {
  requestId: string;
  name: string;
  /** User id; '' for nobody. */
  adviser: string;
  /** Null without rush. */
  rush: RushTerm | null;
  /** The appointment as it was read; null when a request is planned. */
  appointment: Appointment | null;
}

/** Moves an appointment, which keeps its adviser. */
export function itemOfAppointment(appointment: Appointment): PlannedItem {
  return {
    requestId: appointment.requestId,
    name: appointment.name,
    adviser: appointment.adviser,
    rush: appointment.rush,
    appointment,
  };
}

/** Plans a request for its own adviser, or for `planFor` while it has none. */
export function itemOfRequest(request: WaitingRequest, planFor: string): PlannedItem {
  return {
    requestId: request.id,
    name: request.name,
    adviser: request.assignedTo || planFor,
    rush: request.rush,
    appointment: null,
  };
}
