import { z } from 'zod';
import { addressEditsSchema, guessedTypeSchema, type AddressEdits } from '../estimate';
import { removeSuperseded } from '@/data/requests/outbox/outbox';
import { emptyRequestFields, typedFieldsShape, type RequestFields } from '@/domain/request/request';
import { sha256 } from '@/lib/sha256';
import { readRecord, removeRecord, writeRecord } from '@/lib/browser/device-database';
import { readItem, readJsonItem, removeItem, storageKeys, writeItem } from '@/lib/browser/storage';

/** Milliseconds that a draft stays on the visitor's device: 7 days. */
export const draftLifetime = 7 * 24 * 60 * 60 * 1000;

const identitySchema = z.object({
  key: z.uuid(),
  // Missing in drafts of earlier versions.
  secret: z.uuid().catch(() => crypto.randomUUID()),
  lastId: z.uuid().nullable(),
});

const draftSchema = z.object({
  savedAt: z.number(),
  fields: typedFieldsShape,
  edits: addressEditsSchema.nullable(),
  // Missing in drafts of earlier versions.
  guessedType: guessedTypeSchema.catch(''),
  identity: identitySchema,
});

/**
 * `key` is made with the draft and is shared by all its tabs. The id of a request is a hash of it and the content, so
 * that two tabs send the same request under the same id; with `secret` it also makes the visitor's key of that request.
 * `lastId` is the id of the last attempt to send, null before the first.
 */
export type DraftIdentity = z.infer<typeof identitySchema>;

export interface Draft {
  fields: RequestFields;
  edits: AddressEdits | null;
  /** The type of home that was filled in for the visitor; '' for none. */
  guessedType: RequestFields['propertyType'];
  identity: DraftIdentity;
}

/** The draft on this device; null when there is none, it is older than 7 days at `now` (ms), or it cannot be parsed. */
export function readDraft(now: number): Draft | null {
  const parsed = draftSchema.safeParse(readJsonItem(storageKeys.draft));
  if (!parsed.success || now - parsed.data.savedAt > draftLifetime) {
    if (readItem(storageKeys.draft) !== null) clearDraft();
    return null;
  }
  return parsed.data;
}

export function writeDraft(draft: Draft, now: number): void {
  writeItem(storageKeys.draft, JSON.stringify({ ...draft, savedAt: now }));
}

export function clearDraft(): void {
  removeItem(storageKeys.draft);
  void removeRecord(storageKeys.attempt);
}

/** The identity of the draft on this device, which another tab may have begun; else a new one. */
export function draftIdentity(now: number): DraftIdentity {
  return readDraft(now)?.identity ?? { key: crypto.randomUUID(), secret: crypto.randomUUID(), lastId: null };
}

/**
 * Records on this device, before anything is sent, the id of this content (as JSON). Other content has another id,
 * because visitors cannot update a stored row; it replaces what the last attempt left in the outbox. Returns that id,
 * and the key of the page on which the visitor follows the request.
 */
export async function recordAttempt(
  content: string,
  { identity, ...input }: Draft,
  now: number,
): Promise<{ id: string; customerKey: string }> {
  const id = await requestId(identity.key, content);
  writeDraft({ ...input, identity: { ...identity, lastId: id } }, now);
  await writeRecord(storageKeys.attempt, id);
  if (identity.lastId !== null && identity.lastId !== id) await removeSuperseded(identity.lastId);
  return { id, customerKey: await sha256(identity.key + identity.secret + id) };
}

/** Whether this was the last attempt to send the draft, and no tab has sent or removed the draft since. */
export async function isLastAttempt(id: string, now: number): Promise<boolean> {
  const draft = readDraft(now);
  if (draft === null) return false;
  const attempt = await readRecord(storageKeys.attempt);
  // Without IndexedDB there is only this tab's view of localStorage.
  return (attempt === undefined ? draft.identity.lastId : attempt) === id;
}

/** To be called as soon as the mail is sent: no tab sends this attempt again. */
export async function endAttempt(id: string): Promise<void> {
  await removeRecord(storageKeys.attempt, (attempt) => attempt === id);
}

/** A UUID of version 8: the first half of a hash. */
async function requestId(key: string, content: string): Promise<string> {
  return (await sha256(key + content)).replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*/, '$1-$2-8$3-8$4-$5');
}

/** Whether two drafts hold the same input. */
export function isSameInput(one: Pick<Draft, 'fields' | 'edits'>, other: Pick<Draft, 'fields' | 'edits'>): boolean {
  return sortedJson(one.fields) === sortedJson(other.fields) && sortedJson(one.edits) === sortedJson(other.edits);
}

/** Whether anything was typed. */
export function hasContent(fields: RequestFields): boolean {
  return sortedJson(fields) !== sortedJson(emptyRequestFields);
}

function sortedJson(values: object | null): string {
  return JSON.stringify(Object.entries(values ?? {}).sort(([one], [other]) => one.localeCompare(other)));
}
