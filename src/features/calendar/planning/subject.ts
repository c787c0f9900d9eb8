import type { Visit } from '@/data/appointments/calendar-days';
import type { WaitingRequest } from '@/data/appointments/waiting-requests';

/** What is planned or moved. */
export interface Subject {
  requestId: string;
  name: string;
  /** User id; '' for nobody. */
  adviser: string;
  /** The visit that moves, as it was read; null when one is planned. */
  visit: Visit | null;
  /** The request that is planned, as it was; null when a visit moves. */
  waiting: WaitingRequest | null;
}

/** Moves a visit of whoever has it. */
export function subjectOfVisit(visit: Visit): Subject {
  return { requestId: visit.requestId, name: visit.name, adviser: visit.adviser, visit, waiting: null };
}

/** Plans a request for whoever has it already, else for whoever is chosen. */
export function subjectOfRequest(request: WaitingRequest, planFor: string): Subject {
  return {
    requestId: request.id,
    name: request.name,
    adviser: request.assignedTo || planFor,
    visit: null,
    waiting: request,
  };
}
