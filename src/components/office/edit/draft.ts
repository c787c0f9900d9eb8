import { useEffect } from 'react';
import { isoTimestamp } from '@/lib/format/iso-timestamp';
import { writeSessionDraft, removeSessionDraft } from '@/lib/browser/session-draft';

/** What may be edited of a record, and how. */
export interface EditRules<Base, Field extends string> {
  fields: readonly Field[];
  /** A typed text as it is to be stored. */
  clean: (field: Field, typed: string, base: Base) => string;
  /** The time of the last change, as the database wrote it. */
  versionOf: (base: Base) => string;
}

/** A record while it is edited: the version that was read, and the fields that were touched, as typed. */
export interface Draft<Base, Field extends string> {
  base: Base;
  typed: Partial<Record<Field, string>>;
}

/** The fields that differ from the base, as they are to be stored; none when nothing was really changed. */
export function changesOf<Field extends string, Base extends Record<Field, string>>(
  { fields, clean }: EditRules<Base, Field>,
  { base, typed }: Draft<Base, Field>,
): Partial<Record<Field, string>> {
  const changes: Partial<Record<Field, string>> = {};
  for (const field of fields) {
    const text = typed[field];
    // An untouched text stays as it was stored, even when it would be written differently today.
    if (text === undefined || text === base[field]) continue;
    const cleaned = clean(field, text, base);
    if (cleaned !== base[field]) changes[field] = cleaned;
  }
  return changes;
}

export function hasChanges<Field extends string, Base extends Record<Field, string>>(
  rules: EditRules<Base, Field>,
  draft: Draft<Base, Field>,
): boolean {
  return Object.keys(changesOf(rules, draft)).length > 0;
}

/** The draft on a newer version: what was changed stays, the rest follows that version. */
export function rebaseDraft<Field extends string, Base extends Record<Field, string>>(
  rules: EditRules<Base, Field>,
  draft: Draft<Base, Field>,
  newer: Base,
): Draft<Base, Field> {
  return { base: newer, typed: changesOf(rules, draft) };
}

/**
 * The draft rebased on what is stored now, where that cannot conflict: nothing was changed, or the newer version has
 * the same texts, as after publishing. Otherwise it stays on its version, and saving it finds the conflict.
 */
export function followStored<Field extends string, Base extends Record<Field, string>>(
  rules: EditRules<Base, Field>,
  draft: Draft<Base, Field>,
  stored: Base,
): Draft<Base, Field> {
  if (!isOutdated(rules, draft, stored)) return draft;
  const isSame = rules.fields.every((field) => stored[field] === draft.base[field]);
  return isSame || !hasChanges(rules, draft) ? rebaseDraft(rules, draft, stored) : draft;
}

/** Whether a newer version is stored than the one that is edited. */
export function isOutdated<Field extends string, Base extends Record<Field, string>>(
  { versionOf }: EditRules<Base, Field>,
  { base }: Draft<Base, Field>,
  stored: Base,
): boolean {
  const [read, newest] = [versionOf(base), versionOf(stored)];
  // A list may still hold an older version than the one that was read after a conflict.
  return newest !== read && timeOf(newest) >= timeOf(read);
}

/** Milliseconds; the text itself has more digits, so two versions may have the same. */
function timeOf(version: string): number {
  return new Date(isoTimestamp(version)).getTime();
}

/** Keeps what is typed in case the page is left or the session ends; null keeps nothing. */
export function useSessionDraft(name: string, draft: unknown): void {
  const json = draft === null ? '' : JSON.stringify(draft);
  useEffect(() => {
    if (json === '') removeSessionDraft(name);
    else writeSessionDraft(name, json);
  }, [name, json]);
}
