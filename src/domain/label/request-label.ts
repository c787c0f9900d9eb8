import { isOpenStatus } from '../request/request-status.ts';
import type { StoredRequest } from '../request/request-fields.ts';

type LabelFields = Pick<StoredRequest, 'status' | 'labelClass' | 'labelRegisteredAt' | 'labelValidUntil'>;

/**
 * What the label of a home means for its request: it was there `already` and is still valid on this day (YYYY-MM-DD),
 * or it is the `new` one, registered since the day on which the request came in; null for nothing to tell.
 */
export function requestLabel(
  { status, labelClass, labelRegisteredAt, labelValidUntil }: LabelFields,
  { today, receivedOn }: { today: string; receivedOn: string },
): 'already' | 'new' | null {
  if (status === 'completed') return labelClass !== '' && labelRegisteredAt >= receivedOn ? 'new' : null;
  return isOpenStatus(status) && labelClass !== '' && labelValidUntil >= today ? 'already' : null;
}
