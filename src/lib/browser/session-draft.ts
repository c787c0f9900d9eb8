import type { z } from 'zod';

// What an administrator typed and did not save. It survives a reload and an expired session, and is removed with the
// tab or at logout: the next person at this computer must not see it.

const prefix = 'woninglabel.edit.';
const ownerKey = 'woninglabel.edit-owner';

/** The draft of this name; null for none and for one of another shape. */
export function readSessionDraft<T>(name: string, schema: z.ZodType<T>): T | null {
  try {
    const parsed = schema.safeParse(JSON.parse(window.sessionStorage.getItem(prefix + name) ?? 'null'));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** Keeps a draft in this tab, over the one of the same name. */
export function writeSessionDraft(name: string, json: string): void {
  try {
    window.sessionStorage.setItem(prefix + name, json);
  } catch {
    // A browser that refuses storage still has the fields themselves.
  }
}

export function removeSessionDraft(name: string): void {
  removeKey(prefix + name);
}

export function hasSessionDraft(name: string): boolean {
  return draftKeys().includes(prefix + name);
}

/** Whether anything typed in this tab is not saved. */
export function hasSessionDrafts(): boolean {
  return draftKeys().length > 0;
}

/** Removes all drafts, and whose they were. */
export function clearSessionDrafts(): void {
  [...draftKeys(), ownerKey].forEach(removeKey);
}

/** Makes this account the owner of the drafts; those of another account are removed. */
export function claimSessionDrafts(userId: string): void {
  try {
    if (window.sessionStorage.getItem(ownerKey) === userId) return;
    clearSessionDrafts();
    window.sessionStorage.setItem(ownerKey, userId);
  } catch {
    // Nothing can be kept, so nothing belongs to anyone.
  }
}

function draftKeys(): string[] {
  try {
    return Object.keys(window.sessionStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}

function removeKey(key: string): void {
  try {
    window.sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept there.
  }
}
