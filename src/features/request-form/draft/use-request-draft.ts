import { useEffect, useInsertionEffect, useRef, useState } from 'react';
import { propertyTypeCalled } from '@/content/public/property-types';
import { emptyRequestFields, typedFieldsShape, type RequestFields } from '@/domain/request/request';
import { anchors } from '@/lib/paths';
import type { AddressEdits } from '../estimate';
import type { RequestFormApi } from '../form-section';
import {
  clearDraft,
  draftIdentity,
  isSameInput,
  isWorthKeeping,
  readDraft,
  recordAttempt,
  writeDraft,
  type DraftIdentity,
} from './draft';

/** Keeps what is typed on this device until it is sent, with the key that its request ids are derived from. */
export function useRequestDraft(form: RequestFormApi, prefilledMessage: string) {
  const [edits, setEdits] = useState<AddressEdits | null>(null);
  const [hasDraft, setHasDraft] = useState(false);
  const identity = useRef<DraftIdentity | null>(null);

  // After mounting: a prerendered page cannot contain a draft.
  useEffect(() => {
    const draft = readDraft(Date.now());
    if (!draft) return;
    identity.current = draft.identity;
    form.reset({ ...draft.fields, message: draft.fields.message || prefilledMessage });
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the device can only be read after mounting
    setEdits(draft.edits);
    setHasDraft(true);
  }, [form, prefilledMessage]);

  /** The message that a page fills in belongs to that page, and not to the draft. */
  function typed(fields: RequestFields): RequestFields {
    return fields.message === prefilledMessage ? { ...fields, message: '' } : fields;
  }

  function save(fields: RequestFields, currentEdits: AddressEdits | null) {
    const kept = typed(fields);
    if (!isWorthKeeping(kept)) return;
    identity.current ??= draftIdentity(Date.now());
    writeDraft({ fields: kept, edits: currentEdits, identity: identity.current }, Date.now());
    setHasDraft(true);
  }

  useEffect(() => form.subscribe({ formState: { values: true }, callback: ({ values }) => save(values, edits) }));

  function edit(next: AddressEdits) {
    setEdits(next);
    save(form.getValues(), next);
  }

  /** The id to offer this content under. */
  async function startAttempt(content: string): Promise<string> {
    const last = identity.current ?? draftIdentity(Date.now());
    const draft = { fields: typed(form.getValues()), edits, identity: last };
    const lastId = await recordAttempt(content, draft, Date.now());
    identity.current = { ...last, lastId };
    setHasDraft(true);
    return lastId;
  }

  /** Removes the draft from the device; the fields stay filled in until `empty`. */
  function forget() {
    identity.current = null;
    clearDraft();
    setHasDraft(false);
  }

  /** The same after sending, unless another tab has changed the draft since. */
  function forgetSent() {
    const stored = readDraft(Date.now());
    const isOurs = stored === null || isSameInput(stored, { fields: typed(form.getValues()), edits });
    identity.current = null;
    if (isOurs) clearDraft();
    setHasDraft(false);
  }

  function empty() {
    form.reset({ ...emptyRequestFields, message: prefilledMessage });
    setEdits(null);
  }

  return { edits, hasDraft, edit, startAttempt, forget, forgetSent, empty };
}

/** Restores what was typed before hydration: React leaves it in the fields, but react-hook-form empties them. */
export function useInputBeforeHydration(form: RequestFormApi, prefilledMessage: string): void {
  const typed = useRef<Partial<RequestFields> | null>(null);

  // Before the fields are registered.
  useInsertionEffect(() => {
    typed.current = readTyped(prefilledMessage);
  }, [prefilledMessage]);

  useEffect(() => {
    if (typed.current !== null) form.reset({ ...form.getValues(), ...typed.current }, { keepDefaultValues: true });
  }, [form]);
}

/** The fields of the prerendered form that the visitor filled in; null when there are none. */
function readTyped(prefilledMessage: string): Partial<RequestFields> | null {
  const element = document.getElementById(anchors.contactForm);
  if (!(element instanceof HTMLFormElement)) return null;
  const filled = Object.fromEntries(
    [...new FormData(element)].filter(([, value]) => value !== '' && value !== prefilledMessage),
  );
  const { success, data } = typedFieldsShape.safeParse({
    ...emptyRequestFields,
    ...filled,
    propertyType: propertyTypeCalled(filled['propertyType']),
    rushService: 'rushService' in filled,
  });
  if (!success) return null;
  const typed = Object.entries(data).filter(([name]) => name in filled);
  return typed.length === 0 ? null : Object.fromEntries(typed);
}
