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

/** What a draft needs of the request as it was read: nothing about the customer stays in the tab. */
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
  /** The version that the edit is made on. */
  base: Submission;
  edit: RequestEdit;
  /** What differs from `base`, as it would be stored. */
  changes: Partial<RequestEdit>;
  hasChanges: boolean;
  /** What the fields began with: the request as stored, or an edit of earlier that was not saved. */
  origin: 'stored' | 'restored' | 'restored-on-newer-version';
  change: (part: Partial<RequestEdit>) => void;
  /** Goes on with a newer version; what was typed stays. */
  moveTo: (newer: Submission) => void;
  /** There is nothing left to keep: the edit was saved or given up. */
  forget: () => void;
}

/** What the adviser makes of a request, beside the version it was read as. */
export function useRequestEdit(request: Submission): RequestEditing {
  const [start] = useState(() => startOf(request));
  const [current, setCurrent] = useState(start.draft);
  const draft = followStored(rules, current, request);
  const { base, typed } = draft;
  const isUnsaved = hasChanges(rules, draft);
  const { version, status, appointmentDate, appointmentTime, notes } = base;
  const storedBase = { version, status, appointmentDate, appointmentTime, notes };
  useSessionDraft(base.id, isUnsaved ? { base: storedBase, typed } : null);

  // The dialog goes without a question when the session ends or the page is left.
  useEffect(() => {
    if (!isUnsaved) return;
    window.addEventListener('beforeunload', askToStay);
    return () => window.removeEventListener('beforeunload', askToStay);
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

function askToStay(event: BeforeUnloadEvent) {
  event.preventDefault();
}
