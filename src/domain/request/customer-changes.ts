import { requestFieldNames, type RequestFieldName, type StoredRequest } from './request-fields.ts';
import type { RequestPatch } from './request-patch.ts';

/** What a customer changes by the link of the request: the appointment, with what follows from it, and the message. */
const appointmentFields: readonly RequestFieldName[] = ['status', 'appointmentDate', 'appointmentTime', 'assignedTo'];
const otherFields: readonly RequestFieldName[] = [
  'message',
  'appointmentSequence',
  'webhookStatus',
  'isHeld',
  'version',
];

/**
 * Whether an edit of `base` can be stored on `newest` without touching what a customer changed meanwhile: nothing else
 * differs, and not both of them touched the appointment.
 */
export function fitsCustomerChange(base: StoredRequest, newest: StoredRequest, edit: RequestPatch): boolean {
  const changed = requestFieldNames.filter((name) => base[name] !== newest[name]);
  const isByCustomer = changed.every((name) => appointmentFields.includes(name) || otherFields.includes(name));
  const areBothOfAppointment = [Object.keys(edit), changed].every((names) =>
    appointmentFields.some((name) => names.includes(name)),
  );
  return isByCustomer && !areBothOfAppointment;
}
