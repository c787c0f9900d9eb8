import { useEffect } from 'react';
import { removeSessionDraft, storeSessionDraft } from '@/lib/session-draft';

/** Stores what is typed, for when the page is left or the session ends; null stores nothing. */
export function useSessionDraft(name: string, draft: unknown): void {
  const json = draft === null ? '' : JSON.stringify(draft);
  useEffect(() => {
    if (json === '') removeSessionDraft(name);
    else storeSessionDraft(name, json);
  }, [name, json]);
}
