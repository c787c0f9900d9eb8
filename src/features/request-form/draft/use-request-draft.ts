import { useEffect, useRef, useState } from 'react';
import { emptyRequestFields, type RequestFields } from '@/domain/request/request';
import type { AddressEdits } from '../estimate';
import type { RequestFormApi } from '../form-section';
import { clearDraft, isSameInput, isWorthKeeping, readDraft, recordAttempt, writeDraft, type Attempt } from './draft';

/** Stores what is typed on this device until it is sent, with the id of the last attempt to send it. */
export function useRequestDraft(form: RequestFormApi, prefilledMessage: string) {
  const [edits, setEdits] = useState<AddressEdits | null>(null);
  const [hasDraft, setHasDraft] = useState(false);
  const attempt = useRef<Attempt | null>(null);

  // After mounting: a prerendered page cannot contain a draft.
  useEffect(() => {
    const draft = readDraft(Date.now());
    if (!draft) return;
    attempt.current = draft.attempt;
    // What was typed before hydration, which React tells the form by then, is newer.
    form.reset({ ...draft.fields, message: draft.fields.message || prefilledMessage }, { keepDirtyValues: true });
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the device can only be read after mounting
    setEdits(draft.edits);
    setHasDraft(true);
  }, [form, prefilledMessage]);

  /** The message that a page fills in belongs to that page, and not to the draft. */
  function typed(fields: RequestFields): RequestFields {
    return fields.message === prefilledMessage ? { ...fields, message: '' } : fields;
  }

  function save(fields: RequestFields, currentEdits: AddressEdits | null) {
    if (!isWorthKeeping(typed(fields))) return;
    writeDraft({ fields: typed(fields), edits: currentEdits, attempt: attempt.current }, Date.now());
    setHasDraft(true);
  }

  useEffect(() => form.subscribe({ formState: { values: true }, callback: ({ values }) => save(values, edits) }));

  function edit(next: AddressEdits) {
    setEdits(next);
    save(form.getValues(), next);
  }

  /** The id to offer this content under. */
  function startAttempt(content: string): string {
    const draft = { fields: typed(form.getValues()), edits, attempt: attempt.current };
    attempt.current = recordAttempt(content, draft, Date.now());
    setHasDraft(true);
    return attempt.current.id;
  }

  /** Removes the draft from the device; the fields stay filled in until `empty`. */
  function forget() {
    attempt.current = null;
    clearDraft();
    setHasDraft(false);
  }

  /** The same after sending, unless another tab has changed the draft since. */
  function forgetSent() {
    const stored = readDraft(Date.now());
    const isOurs = stored === null || isSameInput(stored, { fields: typed(form.getValues()), edits });
    attempt.current = null;
    if (isOurs) clearDraft();
    setHasDraft(false);
  }

  function empty() {
    form.reset({ ...emptyRequestFields, message: prefilledMessage });
    setEdits(null);
  }

  return { edits, hasDraft, edit, startAttempt, forget, forgetSent, empty };
}
