import {
  clearDraft,
  draftIdentity,
  endAttempt,
  recordAttempt,
} from '../../src/features/public/request-form/draft/draft.ts';
import { sendFromOneTab } from '../../src/features/public/request-form/submit/send-from-one-tab.ts';
import { emptyRequestFields } from '../../src/domain/request/request.ts';
import { keepRecord, keptRecord } from '../../src/lib/browser/kept-records.ts';
import { withTabLock } from '../../src/lib/browser/tab-lock.ts';

// The code that coordinates tabs, for two-tabs.spec.ts.

/** Records a first attempt to send this content; resolves to its id. */
async function offer(content: string): Promise<string> {
  const draft = {
    fields: { ...emptyRequestFields, message: content },
    edits: null,
    guessedType: '' as const,
    identity: draftIdentity(Date.now()),
  };
  return (await recordAttempt(content, draft, Date.now())).id;
}

/** Sends like the form, while another tab waits for the lock. */
function send(id: string): Promise<boolean> {
  return sendFromOneTab(id, async () => {
    await untilAnotherWaits();
    await endAttempt(id);
    clearDraft();
  });
}

/** Stores a value while another tab waits for the lock, or returns the value that another tab has stored. */
function keepOrRead(key: string, value: string): Promise<unknown> {
  return withTabLock('two-tabs', {}, async () => {
    const kept = await keptRecord(key);
    if (kept !== null) return kept;
    await untilAnotherWaits();
    await keepRecord(key, value);
    return null;
  });
}

/** Polls a thousand times at most: if the lock is broken, no tab ever waits for it. */
async function untilAnotherWaits(): Promise<void> {
  for (let asked = 0; asked < 1000; asked++) if ((await navigator.locks.query()).pending?.length !== 0) return;
}

export const tabCode = { offer, send, keepOrRead };
Object.assign(globalThis, { tabCode });
