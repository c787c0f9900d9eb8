import { storageKeys } from '@/lib/browser/storage';
import { withTabLock } from '@/lib/browser/tab-lock';
import { isLastAttempt } from '../draft/draft';

/**
 * Runs `send` unless another tab has sent or removed the request with this id, which ends the attempt. One tab at a
 * time: of those that wait for the same connection one sends. False when there was nothing left to send.
 */
export async function sendFromOneTab(id: string, send: () => Promise<void>): Promise<boolean> {
  return withTabLock(`${storageKeys.draft}.sending`, {}, async () => {
    if (!(await isLastAttempt(id, Date.now()))) return false;
    await send();
    return true;
  });
}
