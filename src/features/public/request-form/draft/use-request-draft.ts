import { useEffect, useEffectEvent, useInsertionEffect, useRef, useState } from 'react';
import { propertyTypeFromLabel } from '@/content/public/request/property-types';
import { emptyRequestFields, typedFieldsShape, type RequestFields } from '@/domain/request/request';
import { anchors } from '@/lib/paths';
import type { RequestFormApi, RequestInput } from '../form-section';
import { takeServedForm } from '../served-form';
import {
  clearDraft,
  draftIdentity,
  isSameInput,
  hasContent,
  readDraft,
  recordAttempt,
  writeDraft,
  type Draft,
  type DraftIdentity,
} from './draft';

/**
 * Keeps what is typed on this device until it is sent, with the key that its request ids are derived from.
 * `prefilledMessage` is the one that was not typed.
 */
export function useRequestDraft(form: RequestFormApi, prefilledMessage: string) {
  const [hasDraft, setHasDraft] = useState(false);
  const identity = useRef<DraftIdentity | null>(null);

  const restore = useEffectEvent(({ fields, edits, guessedType }: Draft) => {
    form.reset({ ...fields, message: fields.message || prefilledMessage, edits, guessedType });
  });

  // After mounting: a prerendered page cannot contain a draft.
  useEffect(() => {
    const draft = readDraft(Date.now());
    if (!draft) return;
    identity.current = draft.identity;
    restore(draft);
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the device can only be read after mounting
    setHasDraft(true);
  }, []);

  /** The message that a page fills in belongs to that page, and not to the draft. */
  function typed({ edits, guessedType, ...fields }: RequestInput) {
    return { fields: fields.message === prefilledMessage ? { ...fields, message: '' } : fields, edits, guessedType };
  }

  const save = useEffectEvent((input: RequestInput) => {
    const kept = typed(input);
    if (!hasContent(kept.fields)) return;
    identity.current ??= draftIdentity(Date.now());
    writeDraft({ ...kept, identity: identity.current }, Date.now());
    setHasDraft(true);
  });

  useEffect(() => form.subscribe({ formState: { values: true }, callback: ({ values }) => save(values) }), [form]);

  /** The id to offer this content under, and the key of its page. */
  async function startAttempt(content: string) {
    const last = identity.current ?? draftIdentity(Date.now());
    const attempt = await recordAttempt(content, { ...typed(form.getValues()), identity: last }, Date.now());
    identity.current = { ...last, lastId: attempt.id };
    setHasDraft(true);
    return attempt;
  }

  /** Removes the draft from the device; the fields stay filled in until `clearForm`. */
  function remove() {
    identity.current = null;
    clearDraft();
    setHasDraft(false);
  }

  /** The same after sending, unless another tab has changed the draft since. */
  function removeSent() {
    const stored = readDraft(Date.now());
    const isOurs = stored === null || isSameInput(stored, typed(form.getValues()));
    identity.current = null;
    if (isOurs) clearDraft();
    setHasDraft(false);
  }

  function clearForm() {
    form.reset({ ...emptyRequestFields, message: prefilledMessage, edits: null, guessedType: '' });
  }

  function isFilledIn(): boolean {
    return hasContent(typed(form.getValues()).fields);
  }

  return { hasDraft, isFilledIn, startAttempt, remove, removeSent, clearForm };
}

/**
 * Restores what was typed before hydration: React leaves it in the fields, but react-hook-form empties them. Restores
 * the focus too, where React rendered the form anew because a translator had changed it.
 */
export function useInputBeforeHydration(form: RequestFormApi, prefilledMessage: string): void {
  const typed = useRef<Partial<RequestFields> | null>(null);
  const [focused] = useState(() => (typeof document === 'undefined' ? '' : (document.activeElement?.id ?? '')));

  // Before the fields are registered.
  useInsertionEffect(() => {
    typed.current = readTyped(document.getElementById(anchors.contactForm) ?? takeServedForm(), prefilledMessage);
  }, [prefilledMessage]);

  useEffect(() => {
    if (typed.current !== null) form.reset({ ...form.getValues(), ...typed.current }, { keepDefaultValues: true });
    if (document.activeElement === document.body) document.getElementById(focused)?.focus();
  }, [form, focused]);
}

/** The fields of the prerendered form that the visitor filled in; null when there are none. */
function readTyped(element: HTMLElement | null, prefilledMessage: string): Partial<RequestFields> | null {
  if (!(element instanceof HTMLFormElement)) return null;
  const { roles, ...filled } = Object.fromEntries(
    [...new FormData(element)].filter(([, value]) => value !== '' && value !== prefilledMessage),
  );
  // Of the one field that others replace.
  if (roles !== undefined)
    filled['message'] = [filled['message'], roles].filter((text) => typeof text === 'string').join('\n');
  const { success, data } = typedFieldsShape.safeParse({
    ...filled,
    propertyType: propertyTypeFromLabel(filled['propertyType']),
    rushService: 'rushService' in filled,
  });
  if (!success) return null;
  const typed = Object.entries(data).filter(([name]) => name in filled);
  return typed.length === 0 ? null : Object.fromEntries(typed);
}
