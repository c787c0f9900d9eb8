import type { RequestStatus } from '@/domain/request/request-edit';

/** What people read for each status of a request. */
export const requestStatusLabels: Record<RequestStatus, string> = {
  new: 'Nieuw',
  contacted: 'Contact gelegd',
  scheduled: 'Ingepland',
  completed: 'Afgerond',
  cancelled: 'Geannuleerd',
};
