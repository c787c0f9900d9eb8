import type { z } from 'zod';

// What an administrator typed and did not save yet. It lasts as long as the browser tab, through a reload and an expired
// session, but not through a logout: the next person at this computer must not see it.

const prefix = 'woninglabel.edit.';
const ownerKey = 'woninglabel.edit-owner';

/** The kept text of this name, or null for nothing. */
export function readKeptInput(name: string): string | null {
  try {
    return window.sessionStorage.getItem(prefix + name);
  } catch {
    return null;
  }
}

/** What was kept under this name as JSON, or null for nothing and for what has another shape. */
export function parseKeptInput<T>(name: string, schema: z.ZodType<T>): T | null {
  try {
    const parsed = schema.safeParse(JSON.parse(readKeptInput(name) ?? 'null'));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

export function keepInput(name: string, text: string): void {
  try {
    window.sessionStorage.setItem(prefix + name, text);
  } catch {
    // A browser that refuses storage still has the fields themselves.
  }
}

export function forgetInput(name: string): void {
  forgetKey(prefix + name);
}

/** Whether anything was typed in this tab that is not saved. */
export function hasKeptInput(): boolean {
  return keptKeys().length > 0;
}

/** Forgets everything that was typed, and by whom. */
export function forgetAllInput(): void {
  [...keptKeys(), ownerKey].forEach(forgetKey);
}

/** What is kept belongs to this account from now on; what another account typed is forgotten. */
export function claimKeptInput(userId: string): void {
  try {
    if (window.sessionStorage.getItem(ownerKey) === userId) return;
    forgetAllInput();
    window.sessionStorage.setItem(ownerKey, userId);
  } catch {
    // Nothing can be kept, so nothing belongs to anyone.
  }
}

function keptKeys(): string[] {
  try {
    return Object.keys(window.sessionStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}

function forgetKey(key: string): void {
  try {
    window.sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept there.
  }
}
