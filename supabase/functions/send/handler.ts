import type { Handler } from '../_shared/site-only.ts';
import type { LabelRegister } from '../_shared/label-register.ts';
import { lookForLabels } from './look-for-labels.ts';
import { sendDue, type SenderOptions } from './run.ts';

interface HandlerOptions extends SenderOptions {
  /** Where registered labels are looked for; null without a key. */
  register: LabelRegister | null;
  /** Keeps the function alive until this is done. */
  waitUntil: (work: Promise<void>) => void;
}

/** Milliseconds between two runs, however often the function is called. */
const pause = 1000;

/**
 * Answers at once, and tells nothing; sends what is due after that, in one run at a time. Anybody may call: what is sent, and
 * when, is up to the database.
 */
export function createHandler({ waitUntil, register, ...options }: HandlerOptions): Handler {
  const state = { isRunning: false, isCalledAgain: false };

  async function work(): Promise<void> {
    state.isRunning = true;
    do {
      state.isCalledAgain = false;
      await sendDue(options).catch(complain);
      // After the messages, which need not wait for a slow register. The mail about a label that is found goes in the next run.
      const isFound = await lookForLabels({ call: options.call, register }).catch(complain);
      state.isCalledAgain ||= isFound === true;
      await new Promise((resolve) => {
        setTimeout(resolve, pause);
      });
    } while (isCalledAgain());
    state.isRunning = false;
  }

  function isCalledAgain(): boolean {
    return state.isCalledAgain;
  }

  function complain(error: unknown): void {
    console.error('The database did not answer the sender', error instanceof Error ? error.message : '');
  }

  return () => {
    if (state.isRunning) state.isCalledAgain = true;
    else waitUntil(work());
    return Promise.resolve(new Response(null, { status: 202, headers: { 'Cache-Control': 'no-store' } }));
  };
}
