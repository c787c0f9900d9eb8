import { useEffect, useRef, useState } from 'react';
import { emptyRequestFields, type RequestFields } from '@/domain/request/request';
import { clearDraft, isWorthKeeping, readDraft, writeDraft, type AddressEdits, type Draft } from './draft';
import type { RequestFormApi } from '../form-api';

/**
 * Keeps what is typed on this device until it is sent, and brings it back. The request's id is made with the first
 * thing typed and stays until the request is sent, so that another attempt is the same request.
 */
export function useRequestDraft(form: RequestFormApi, prefilledMessage: string) {
  const [edits, setEdits] = useState<AddressEdits | null>(null);
  const [hasDraft, setHasDraft] = useState(false);
  const identity = useRef<Pick<Draft, 'id' | 'storedContent'> | null>(null);

  // After mounting, because the page is also rendered where there is no device to read from.
  useEffect(() => {
    const draft = readDraft(Date.now());
    if (!draft) return;
    identity.current = { id: draft.id, storedContent: draft.storedContent };
    form.reset({ ...draft.fields, message: draft.fields.message || prefilledMessage });
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the one moment at which the device can be read
    setEdits(draft.edits);
    setHasDraft(true);
  }, [form, prefilledMessage]);

  function save(fields: RequestFields, currentEdits: AddressEdits | null) {
    if (!isWorthKeeping(fields, prefilledMessage)) return;
    identity.current ??= { id: crypto.randomUUID(), storedContent: null };
    writeDraft({ ...identity.current, fields, edits: currentEdits }, Date.now());
    setHasDraft(true);
  }

  useEffect(() => form.subscribe({ formState: { values: true }, callback: ({ values }) => save(values, edits) }));

  function edit(next: AddressEdits) {
    setEdits(next);
    save(form.getValues(), next);
  }

  /** The id to send this content under: a new one when the database already holds other content under the old. */
  function idFor(content: string): string {
    const known = identity.current;
    const isSuperseded = known !== null && known.storedContent !== null && known.storedContent !== content;
    const next = known && !isSuperseded ? known : { id: crypto.randomUUID(), storedContent: null };
    identity.current = next;
    return next.id;
  }

  function markStored(content: string) {
    if (!identity.current) return;
    identity.current = { ...identity.current, storedContent: content };
    save(form.getValues(), edits);
  }

  /** Forgets the draft on the device; what stands in the form stays until `empty`. */
  function forget() {
    identity.current = null;
    clearDraft();
    setHasDraft(false);
  }

  function empty() {
    form.reset({ ...emptyRequestFields, message: prefilledMessage });
    setEdits(null);
  }

  return { edits, hasDraft, edit, idFor, markStored, forget, empty };
}
