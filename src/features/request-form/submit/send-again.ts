import { storageKeys } from '@/lib/storage';
import { readDraft } from '../draft/draft';

/**
 * Runs `send` unless another tab has sent or removed the request with this id, which takes the draft away. One tab at a
 * time: of those that wait for the same connection one mails. False when there was nothing left to send.
 */
export async function sendOnceOfTabs(id: string, send: () => Promise<void>): Promise<boolean> {
  async function sendIfLeft() {
    if (readDraft(Date.now())?.identity.lastId !== id) return false;
    await send();
    return true;
  }
  if (!('locks' in navigator)) return sendIfLeft();
  // Refused where the browser keeps nothing for a site; then no other tab has this request either.
  return navigator.locks.request(`${storageKeys.draft}.sending`, sendIfLeft).catch(sendIfLeft);
}
