import { useState } from 'react';
import type { Submission } from '@/data/requests/submission';
import { changedFields, editOf, rebaseEdit, type RequestEdit } from '@/domain/request-edit';
import { statusAfterScheduleEdit } from '@/domain/request-status';

export interface RequestEditing {
  base: Submission;
  edit: RequestEdit;
  /** What differs from `base`, as it would be stored. */
  changes: Partial<RequestEdit>;
  hasChanges: boolean;
  change: (part: Partial<RequestEdit>) => void;
  /** Goes on with a newer version; what was typed stays. */
  moveTo: (newer: Submission) => void;
}

/** What the adviser makes of a request, beside the version it was read as. */
export function useRequestEdit(request: Submission): RequestEditing {
  const [base, setBase] = useState(request);
  const [edit, setEdit] = useState<RequestEdit>(() => editOf(request));
  const changes = changedFields(base, edit);

  function change(part: Partial<RequestEdit>) {
    const next = { ...edit, ...part };
    const isSchedule = part.appointmentDate !== undefined || part.appointmentTime !== undefined;
    setEdit(isSchedule ? { ...next, status: statusAfterScheduleEdit(next) } : next);
  }

  function moveTo(newer: Submission) {
    setEdit(rebaseEdit(edit, base, newer));
    setBase(newer);
  }

  return { base, edit, changes, hasChanges: Object.keys(changes).length > 0, change, moveTo };
}
