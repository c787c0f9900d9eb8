import type { Handler } from '../_server/site-only.ts';
import type { LabelRegister } from '../_server/label-register.ts';
import { makeInvoiceFiles } from './invoice/make-files.ts';
import { lookUpLabels } from './look-up-labels.ts';
import { sendDue, type SenderOptions } from './run.ts';
import { tellTroubles, type TroubleOptions } from './tell-troubles.ts';

interface HandlerOptions extends SenderOptions, TroubleOptions {
  /** The label register; null without a key. */
  register: LabelRegister | null;
  /** Keeps the function alive until the promise settles. */
  waitUntil: (work: Promise<unknown>) => void;
  /** The clock of a machine other than that of the database, in milliseconds; null without one. */
  otherClock: (() => number) | null;
}

/** Milliseconds between two runs, however often the function is called. */
const pause = 1000;

/**
 * Responds at once, without details; then sends what is due, looks up labels and makes the files of invoices, each one run at a
 * time: a slow register delays no message. Anybody may call: the database decides what is sent, and when.
 */
export function createHandler({ waitUntil, register, otherClock, ...options }: HandlerOptions): Handler {
  const send = oneAtATime(async () => {
    if (otherClock) await options.call('note_clock', { source: new Date(otherClock()).toISOString() });
    await sendDue(options);
    await tellTroubles(options);
  });
  const look = oneAtATime(async () => {
    // Sends the mails about the labels that were found; not awaited, here and below, because callers may keep the sender busy.
    if (await lookUpLabels({ call: options.call, register })) waitUntil(send());
  });
  const invoice = oneAtATime(async () => {
    if (await makeInvoiceFiles(options.call)) waitUntil(send());
  });

  return () => {
    waitUntil(Promise.all([send(), look(), invoice()]));
    return Promise.resolve(new Response(null, { status: 202, headers: { 'Cache-Control': 'no-store' } }));
  };
}

/** Runs a task, and once more when called during a run; resolves when no run is left. Never throws. */
function oneAtATime(task: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null;
  let calls = 0;

  async function run(): Promise<void> {
    const answered = calls;
    await task().catch((error: unknown) => {
      console.error('The database did not answer the sender', error instanceof Error ? error.message : '');
    });
    await new Promise((resolve) => {
      setTimeout(resolve, pause);
    });
    if (calls > answered) await run();
  }

  return () => {
    calls += 1;
    running ??= run().finally(() => {
      running = null;
    });
    return running;
  };
}
