import { useEffect, useState } from 'react';
import { z } from 'zod';
import {
  changesOf,
  followStored,
  hasChanges,
  isOutdated,
  rebaseDraft,
  useSessionDraft,
  type Draft,
  type EditRules,
} from '@/components/office/edit/draft';
import type { StoredRequest } from '@/domain/request/request-fields';
import { editOf, moved, requestEditFields, type RequestEdit } from '@/domain/request/edited-fields';
import { cleanField } from '@/domain/request/field-input';
import { knownStatus, statusAfterScheduleEdit } from '@/domain/request/request-status';
import { readSessionDraft, removeSessionDraft } from '@/lib/browser/session-draft';

/** The request as a form holds it, with the version it was read from. */
interface EditBase extends RequestEdit {
  stored: StoredRequest;
}

const rules: EditRules<EditBase, keyof RequestEdit> = {
  fields: requestEditFields,
  clean: cleanField,
  versionOf: ({ stored }) => stored.version,
};

/** What a session draft holds: what was typed, and the version that it changes. */
const draftSchema = z.object({ version: z.string(), typed: z.partialRecord(z.enum(requestEditFields), z.string()) });

export interface RequestEditing {
  /** The version that is edited, and the same as a form holds it. */
  base: StoredRequest;
  stored: RequestEdit;
  edit: RequestEdit;
  /** What differs from `base`, tidied. */
  changes: Partial<RequestEdit>;
  hasChanges: boolean;
  /** Whether the fields started with the stored request or with a session draft. */
  origin: 'stored' | 'restored' | 'restored-on-newer-version';
  /** What somebody else stored since, when it differs from the version that is edited. */
  newer: StoredRequest | null;
  /** Nothing was changed here, so the fields show the newer version that somebody else stored. */
  isFollowed: boolean;
  change: (part: Partial<RequestEdit>) => void;
  /** Rebases the edit on a newer version. */
  moveTo: (newer: StoredRequest) => void;
  /** Continues on the request as it was just saved. */
  settle: (saved: StoredRequest) => void;
  /** Removes the session draft, once the edit is discarded or the request deleted. */
  forget: () => void;
}

/** The edit of a request, with the version it is based on; unsaved changes are kept as a session draft. */
export function useRequestEdit(request: StoredRequest): RequestEditing {
  const [start] = useState(() => startOf(request));
  const [current, setCurrent] = useState(start.draft);
  const draft = followStored(rules, current, baseOf(request));
  const newer = isOutdated(rules, draft, baseOf(request)) ? request : null;
  const { base, typed } = draft;
  const { stored: newest, ...stored } = base;
  const changes = changesOf(rules, draft);
  const isUnsaved = Object.keys(changes).length > 0;
  useSessionDraft(request.id, isUnsaved ? { version: newest.version, typed: touched(draft) } : null);

  // Leaving the page would close the dialog without its question.
  useEffect(() => {
    if (!isUnsaved) return;
    window.addEventListener('beforeunload', warnBeforeUnload);
    return () => window.removeEventListener('beforeunload', warnBeforeUnload);
  }, [isUnsaved]);

  function change(part: Partial<RequestEdit>) {
    const isSchedule = part.appointmentDate !== undefined || part.appointmentTime !== undefined;
    setCurrent((latest) => {
      const followed = followStored(rules, latest, baseOf(request));
      const next = { ...followed.typed, ...moved(part) };
      // Choosing the displayed status again restores one that this site does not know.
      if (part.status === knownStatus(followed.base.status)) next.status = followed.base.status;
      if (isSchedule) next.status = statusAfterScheduleEdit({ ...followed.base, ...next });
      return { base: followed.base, typed: next };
    });
  }

  function moveTo(newer: StoredRequest) {
    setCurrent((latest) => rebaseDraft(rules, latest, baseOf(newer)));
  }

  function settle(saved: StoredRequest) {
    setCurrent({ base: baseOf(saved), typed: {} });
  }

  function forget() {
    removeSessionDraft(request.id);
  }

  return {
    base: newest,
    stored,
    edit: { ...stored, ...typed },
    changes,
    hasChanges: isUnsaved,
    origin: start.origin,
    newer,
    isFollowed: draft !== current,
    change,
    moveTo,
    settle,
    forget,
  };
}

function baseOf(stored: StoredRequest): EditBase {
  return { ...editOf(stored), stored };
}

/** What was typed in the fields that changed, as typed. */
function touched(draft: Draft<EditBase, keyof RequestEdit>): Partial<RequestEdit> {
  const changes = changesOf(rules, draft);
  return Object.fromEntries(Object.entries(draft.typed).filter(([field]) => field in changes));
}

function startOf(request: StoredRequest): {
  draft: Draft<EditBase, keyof RequestEdit>;
  origin: RequestEditing['origin'];
} {
  const restored = readSessionDraft(request.id, draftSchema);
  const draft = { base: baseOf(request), typed: restored?.typed ?? {} };
  if (!restored || !hasChanges(rules, draft)) return { draft: { base: draft.base, typed: {} }, origin: 'stored' };
  return { draft, origin: restored.version === request.version ? 'restored' : 'restored-on-newer-version' };
}

function warnBeforeUnload(event: BeforeUnloadEvent) {
  event.preventDefault();
}
