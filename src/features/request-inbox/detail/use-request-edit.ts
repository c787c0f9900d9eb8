import { useEffect, useState } from 'react';
import { z } from 'zod';
import {
  changesOf,
  followStored,
  hasChanges,
  rebaseDraft,
  useSessionDraft,
  type Draft,
  type EditRules,
} from '@/components/edit/draft';
import type { Submission } from '@/data/requests/submission';
import {
  cleanRequestEdit,
  requestEditFields,
  statusAfterScheduleEdit,
  type RequestEdit,
} from '@/domain/request/request-edit';
import { readSessionDraft, removeSessionDraft } from '@/lib/session-draft';

/** The part of the request that a session draft stores: nothing about the customer. */
type EditBase = RequestEdit & Pick<Submission, 'version'>;

const rules: EditRules<EditBase, keyof RequestEdit> = {
  fields: requestEditFields,
  clean: cleanRequestEdit,
  versionOf: ({ version }) => version,
};

const draftSchema = z.object({
  base: z.object({
    version: z.string(),
    status: z.string(),
    appointmentDate: z.string(),
    appointmentTime: z.string(),
    notes: z.string(),
  }),
  typed: z.partialRecord(z.enum(requestEditFields), z.string()),
}) satisfies z.ZodType<Draft<EditBase, keyof RequestEdit>>;

export interface RequestEditing {
  /** The version that is edited. */
  base: Submission;
  edit: RequestEdit;
  /** What differs from `base`, as it is to be stored. */
  changes: Partial<RequestEdit>;
  hasChanges: boolean;
  /** Whether the fields started with the stored request or with a session draft. */
  origin: 'stored' | 'restored' | 'restored-on-newer-version';
  change: (part: Partial<RequestEdit>) => void;
  /** Rebases the edit on a newer version. */
  moveTo: (newer: Submission) => void;
  /** Continues on the request as it was just saved. */
  settle: (saved: Submission) => void;
  /** Removes the session draft, once the edit is discarded or the request deleted. */
  forget: () => void;
}

/** The edit of a request, with the version it is based on; unsaved changes are stored as a session draft. */
export function useRequestEdit(request: Submission): RequestEditing {
  const [start] = useState(() => startOf(request));
  const [current, setCurrent] = useState(start.draft);
  const draft = followStored(rules, current, request);
  const { base, typed } = draft;
  const isUnsaved = hasChanges(rules, draft);
  const { version, status, appointmentDate, appointmentTime, notes } = base;
  const storedBase = { version, status, appointmentDate, appointmentTime, notes };
  useSessionDraft(base.id, isUnsaved ? { base: storedBase, typed } : null);

  // Leaving the page would close the dialog without its question.
  useEffect(() => {
    if (!isUnsaved) return;
    window.addEventListener('beforeunload', warnBeforeUnload);
    return () => window.removeEventListener('beforeunload', warnBeforeUnload);
  }, [isUnsaved]);

  function change(part: Partial<RequestEdit>) {
    const isSchedule = part.appointmentDate !== undefined || part.appointmentTime !== undefined;
    setCurrent((latest) => {
      const followed = followStored(rules, latest, request);
      const next = { ...followed.typed, ...part };
      if (isSchedule) next.status = statusAfterScheduleEdit({ ...followed.base, ...next });
      return { base: followed.base, typed: next };
    });
  }

  function moveTo(newer: Submission) {
    setCurrent((latest) => rebaseDraft(rules, latest, newer));
  }

  function settle(saved: Submission) {
    setCurrent({ base: saved, typed: {} });
  }

  function forget() {
    removeSessionDraft(base.id);
  }

  return {
    base,
    edit: { ...base, ...typed },
    changes: changesOf(rules, draft),
    hasChanges: isUnsaved,
    origin: start.origin,
    change,
    moveTo,
    settle,
    forget,
  };
}

function startOf(request: Submission): {
  draft: Draft<Submission, keyof RequestEdit>;
  origin: RequestEditing['origin'];
} {
  const restored = readSessionDraft(request.id, draftSchema);
  const draft = { base: request, typed: restored ? changesOf(rules, restored) : {} };
  if (!restored || !hasChanges(rules, draft)) return { draft: { base: request, typed: {} }, origin: 'stored' };
  return { draft, origin: restored.base.version === request.version ? 'restored' : 'restored-on-newer-version' };
}

function warnBeforeUnload(event: BeforeUnloadEvent) {
  event.preventDefault();
}
