import { requestLabel } from '@/domain/label/request-label';
import type { StoredRequest } from '@/domain/request/request-fields';
import { dutchMoment } from '@/lib/dutch-time';
import { isoTimestamp } from '@/lib/iso-timestamp';

/** What the label of a home means for its request, at an instant. */
export function labelMeaning(request: StoredRequest, now: number): ReturnType<typeof requestLabel> {
  return requestLabel(request, {
    today: dutchMoment(new Date(now)).date,
    receivedOn: dutchMoment(new Date(isoTimestamp(request.createdAt))).date,
  });
}
