import { useEffect, useState } from 'react';
import type { Submission } from '@/data/requests/submission';
import { changedFields, editOf, rebaseEdit, type RequestEdit } from '@/domain/request-edit';
import { statusAfterScheduleEdit } from '@/domain/request-status';
import { forgetKeptEdit, keepEdit, readKeptEdit } from './kept-edit';

export interface RequestEditing {
  base: Submission;
  edit: RequestEdit;
  /** What differs from `base`, as it would be stored. */
  changes: Partial<RequestEdit>;
  hasChanges: boolean;
  /** What the fields began with: the request as stored, or an edit of earlier that was not saved. */
  origin: 'stored' | 'kept' | 'kept-on-older-version';
  change: (part: Partial<RequestEdit>) => void;
  /** Goes on with a newer version; what was typed stays. */
  moveTo: (newer: Submission) => void;
  /** There is nothing left to keep: the edit was saved or given up. */
  forget: () => void;
}

/** What the adviser makes of a request, beside the version it was read as. */
export function useRequestEdit(request: Submission): RequestEditing {
  const [start] = useState(() => startOf(request));
  const [base, setBase] = useState(request);
  const [edit, setEdit] = useState(start.edit);
  const changes = changedFields(base, edit);
  const hasChanges = Object.keys(changes).length > 0;

  // The dialog goes without a question when the session ends or the page is left.
  useEffect(() => {
    if (!hasChanges) {
      forgetKeptEdit(base.id);
      return;
    }
    keepEdit(base.id, { version: base.version, base: editOf(base), edit });
    window.addEventListener('beforeunload', askToStay);
    return () => window.removeEventListener('beforeunload', askToStay);
  }, [base, edit, hasChanges]);

  function change(part: Partial<RequestEdit>) {
    const next = { ...edit, ...part };
    const isSchedule = part.appointmentDate !== undefined || part.appointmentTime !== undefined;
    setEdit(isSchedule ? { ...next, status: statusAfterScheduleEdit(next) } : next);
  }

  function moveTo(newer: Submission) {
    setEdit(rebaseEdit(edit, base, newer));
    setBase(newer);
  }

  function forget() {
    forgetKeptEdit(base.id);
  }

  return { base, edit, changes, hasChanges, origin: start.origin, change, moveTo, forget };
}

function startOf(request: Submission): Pick<RequestEditing, 'edit' | 'origin'> {
  const kept = readKeptEdit(request.id);
  const edit = kept ? rebaseEdit(kept.edit, kept.base, request) : editOf(request);
  if (!kept || Object.keys(changedFields(request, edit)).length === 0)
    return { edit: editOf(request), origin: 'stored' };
  return { edit, origin: kept.version === request.version ? 'kept' : 'kept-on-older-version' };
}

function askToStay(event: BeforeUnloadEvent) {
  event.preventDefault();
}
