import type { WithdrawalNotice } from '@/domain/request/withdrawal-notice';

/** What somebody filled in, and what became of it: kept in this tab, over a reload. */
export interface Draft {
  /** Of the notice: the same at every attempt. */
  id: string;
  notice: WithdrawalNotice;
  /** ISO 8601; null until it was received. */
  receivedAt: string | null;
}

export const draftKey = 'woninglabel.withdrawal';

export function hasDraft(): boolean {
  try {
    return window.sessionStorage.getItem(draftKey) !== null;
  } catch {
    return false;
  }
}

/** Keeps it in this tab; null removes it. */
export function writeDraft(draft: Draft | null): void {
  try {
    if (draft === null) window.sessionStorage.removeItem(draftKey);
    else window.sessionStorage.setItem(draftKey, JSON.stringify(draft));
  } catch {
    // A browser that refuses storage still has the page itself.
  }
}
