import { useEffect, useState } from 'react';
import type { Submission } from '@/data/requests/submission';
import { changedFields, editOf, rebaseEdit, type RequestEdit } from '@/domain/request/request-edit';
import { statusAfterScheduleEdit } from '@/domain/request/request-status';
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

/** What the adviser makes of a request, beside the version it was read as. Follows a newer one while nothing is typed. */
export function useRequestEdit(request: Submission): RequestEditing {
  const [start] = useState(() => startOf(request));
  const [{ base, edit }, setVersion] = useState({ base: request, edit: start.edit });
  const [given, setGiven] = useState(request);
  const changes = changedFields(base, edit);
  const hasChanges = Object.keys(changes).length > 0;

  if (given.version !== request.version) {
    setGiven(request);
    // What was typed stays on its version: saving it says that somebody else was first.
    if (!hasChanges) setVersion({ base: request, edit: editOf(request) });
  }

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
    const isSchedule = part.appointmentDate !== undefined || part.appointmentTime !== undefined;
    setVersion((current) => {
      const next = { ...current.edit, ...part };
      return { ...current, edit: isSchedule ? { ...next, status: statusAfterScheduleEdit(next) } : next };
    });
  }

  function moveTo(newer: Submission) {
    setVersion((current) => ({ base: newer, edit: rebaseEdit(current.edit, current.base, newer) }));
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
