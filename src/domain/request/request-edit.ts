import { cleanText } from '@/domain/text.ts';

/** What an adviser may change of a request. Dates are YYYY-MM-DD, times HH:mm, '' is empty. */
export interface RequestEdit {
  status: string;
  appointmentDate: string;
  appointmentTime: string;
  notes: string;
}

/** The fields that differ from `base`, as they are to be stored; none when nothing was really changed. */
export function changedFields(base: RequestEdit, edit: RequestEdit): Partial<RequestEdit> {
  const changes: Partial<RequestEdit> = {};
  if (edit.status !== base.status) changes.status = edit.status;
  if (edit.appointmentDate !== base.appointmentDate) changes.appointmentDate = edit.appointmentDate;
  if (edit.appointmentTime !== base.appointmentTime) changes.appointmentTime = edit.appointmentTime;
  // Untouched notes stay as they were stored, even when they would be written differently today.
  const notes = edit.notes === base.notes ? base.notes : cleanText(edit.notes);
  if (notes !== base.notes) changes.notes = notes;
  return changes;
}

/** An edit that was made on `base`, moved to a newer version: what was changed stays, the rest follows that version. */
export function rebaseEdit(edit: RequestEdit, base: RequestEdit, newer: RequestEdit): RequestEdit {
  return { ...editOf(newer), ...changedFields(base, edit) };
}

/** The part of a request that can be edited. */
export function editOf({ status, appointmentDate, appointmentTime, notes }: RequestEdit): RequestEdit {
  return { status, appointmentDate, appointmentTime, notes };
}
