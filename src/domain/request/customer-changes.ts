import { requestFieldNames, type RequestFieldName, type StoredRequest } from './request-fields.ts';
import type { RequestPatch } from './request-patch.ts';

/** What a customer changes by the link of the request: the visit, with what follows from it, and the message. */
const visitFields: readonly RequestFieldName[] = ['status', 'appointmentDate', 'appointmentTime', 'assignedTo'];
const otherFields: readonly RequestFieldName[] = [
  'message',
  'appointmentSequence',
  'webhookStatus',
  'isHeld',
  'version',
];

/**
 * Whether an edit of `base` can be stored on `newest` without touching what a customer changed meanwhile: nothing else
 * differs, and not both of them touched the visit.
 */
export function fitsCustomerChange(base: StoredRequest, newest: StoredRequest, edit: RequestPatch): boolean {
  const changed = requestFieldNames.filter((name) => base[name] !== newest[name]);
  const isByCustomer = changed.every((name) => visitFields.includes(name) || otherFields.includes(name));
  const areBothOfVisit = [Object.keys(edit), changed].every((names) =>
    visitFields.some((name) => names.includes(name)),
  );
  return isByCustomer && !areBothOfVisit;
}
