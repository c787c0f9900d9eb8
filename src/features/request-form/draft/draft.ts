import { z } from 'zod';
import { addressEditsSchema, type AddressEdits } from '../estimate';
import { removeSuperseded } from '@/data/requests/outbox';
import { emptyRequestFields, typedFieldsShape, type RequestFields } from '@/domain/request/request';
import { readStoredJson, removeStored, storageKeys, writeStored } from '@/lib/storage';

/** Milliseconds that a draft stays on the visitor's device: 7 days. */
export const draftLifetime = 7 * 24 * 60 * 60 * 1000;

const attemptSchema = z.object({ id: z.uuid(), content: z.string() });

const draftSchema = z.object({
  savedAt: z.number(),
  fields: typedFieldsShape,
  edits: addressEditsSchema.nullable(),
  attempt: attemptSchema.nullable(),
});

/** The content of the last attempt to send, as JSON, and the UUID it was sent under. */
export type Attempt = z.infer<typeof attemptSchema>;

export interface Draft {
  fields: RequestFields;
  edits: AddressEdits | null;
  /** Null before the first attempt. */
  attempt: Attempt | null;
}

/** The draft on this device; null when there is none, it is older than 7 days at `now` (ms), or it cannot be parsed. */
export function readDraft(now: number): Draft | null {
  const parsed = draftSchema.safeParse(readStoredJson(storageKeys.draft));
  if (!parsed.success || now - parsed.data.savedAt > draftLifetime) {
    removeStored(storageKeys.draft);
    return null;
  }
  return parsed.data;
}

export function writeDraft(draft: Draft, now: number): void {
  writeStored(storageKeys.draft, JSON.stringify({ ...draft, savedAt: now }));
}

export function clearDraft(): void {
  removeStored(storageKeys.draft);
}

/**
 * Records on this device, before anything is sent, the id of this content: the last attempt's when that had the same
 * content, else a new one, because visitors cannot update a stored row. A new id replaces what the last attempt left in
 * the outbox.
 */
export function recordAttempt(content: string, { fields, edits, attempt: last }: Draft, now: number): Attempt {
  const attempt = last?.content === content ? last : { id: crypto.randomUUID(), content };
  writeDraft({ fields, edits, attempt }, now);
  if (last && last.id !== attempt.id) removeSuperseded(last.id);
  return attempt;
}

/** Whether two drafts hold the same input. */
export function isSameInput(one: Pick<Draft, 'fields' | 'edits'>, other: Pick<Draft, 'fields' | 'edits'>): boolean {
  return sortedJson(one.fields) === sortedJson(other.fields) && sortedJson(one.edits) === sortedJson(other.edits);
}

/** Whether anything was typed. */
export function isWorthKeeping(fields: RequestFields): boolean {
  return sortedJson(fields) !== sortedJson(emptyRequestFields);
}

function sortedJson(values: object | null): string {
  return JSON.stringify(Object.entries(values ?? {}).sort(([one], [other]) => one.localeCompare(other)));
}
