import { requestLabel } from '@/domain/label/request-label';
import type { StoredRequest } from '@/domain/request/request-fields';
import { env } from '@/lib/env';
import { dutchDateTime } from '#shared/dutch-time.ts';
import { isoTimestamp } from '@/lib/format/iso-timestamp';

/** What the label of a home means for its request, at an instant; null where labels are not looked up. */
export function labelMeaning(request: StoredRequest, now: number): ReturnType<typeof requestLabel> {
  if (env.labelRegisterUrl === '') return null;
  return requestLabel(request, {
    today: dutchDateTime(new Date(now)).date,
    receivedOn: dutchDateTime(new Date(isoTimestamp(request.createdAt))).date,
  });
}

/** Milliseconds that the database has the new label of a completed request looked for: two weeks. */
const labelLookupPeriod = 14 * 24 * 60 * 60 * 1000;

/** Whether the new label of a request is looked for at an instant. */
export function isLabelAwaited(request: StoredRequest, now: number): boolean {
  const { status, isHeld, postcode, houseNumber, completedAt } = request;
  if (env.labelRegisterUrl === '' || status !== 'completed' || isHeld || postcode === '' || houseNumber === '')
    return false;
  return (
    completedAt !== '' &&
    now - Date.parse(isoTimestamp(completedAt)) < labelLookupPeriod &&
    labelMeaning(request, now) === null
  );
}
