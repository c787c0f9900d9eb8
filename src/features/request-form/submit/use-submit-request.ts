import { useEffect, useRef, useState } from 'react';
import { longDuration, notify } from '@/components/ui/notify';
import { messages } from '@/content/messages';
import { dataErrorCode, isRefusedForGood } from '@/data/errors';
import {
  flushOutboxLater,
  giveUp,
  onWaitingRequestStored,
  removeFromOutbox,
  removeSuperseded,
  writeToOutbox,
} from '@/data/requests/outbox';
import { storeRequest } from '@/data/requests/store';
import type { LabelRequest } from '@/domain/request/request';
import { deliverRequest } from '@/integrations/deliver-request';
import { sendRequestMail } from '@/integrations/form-relay';
import { outageOf, useWhenConnected, type Outage } from '@/lib/connection';
import { env } from '@/lib/env';
import { endAttempt } from '../draft/draft';
import { sendFromOneTab } from './send-from-one-tab';

/** Milliseconds after success until the form behind the success screen is emptied. */
const emptyAfter = 1000;

/** Milliseconds that the button says Verzonden. */
const sentLabelFor = 3000;

interface SubmitOptions {
  /** The input of the form as one string: it is only sent automatically while that is unchanged. */
  typed: string;
  /** Submits the form, as pressing its button does. */
  submitForm: () => Promise<void>;
}

interface Callbacks {
  onSent: () => void;
  onEmpty: () => void;
}

/** A request that was sent, and when. */
export interface SentRequest {
  request: LabelRequest;
  at: Date;
  /** Whether the database has it, so that its visitor can follow it. */
  isStored: boolean;
}

/** `stored`: not mailed, and yet in the database; `elsewhere`: nothing is left to send, because another tab did it. */
export type SendFailure = Outage | 'stored' | 'elsewhere';

export interface FailedAttempt {
  failure: SendFailure;
  request: LabelRequest;
  typed: string;
}

/**
 * Delivers a request; `sent` is the one whose success screen is shown, null while the form is. `isWaiting` is true when
 * the database took no more requests, so that the last one waits on this device; `failure` says why which one was not mailed.
 * What could not be sent for want of a connection is sent again by itself, under the same id, when that is back.
 */
export function useSubmitRequest({ typed, submitForm }: SubmitOptions) {
  const [sent, setSent] = useState<SentRequest | null>(null);
  const [isJustSent, setIsJustSent] = useState(false);
  /** The id of the last request, when it waits because the database took no more. */
  const [waitingId, setWaitingId] = useState<string | null>(null);
  const [failed, setFailed] = useState<FailedAttempt | null>(null);
  /** What the next submission offers again as it was, whatever the register has answered since. */
  const repeated = useRef<LabelRequest | null>(null);
  const timers = useRef<ReturnType<typeof setTimeout>[]>([]);

  useEffect(() => () => timers.current.forEach(clearTimeout), []);

  useEffect(
    () =>
      onWaitingRequestStored((id) => {
        setWaitingId((waiting) => (waiting === id ? null : waiting));
        setSent((last) => (last?.request.id === id ? { ...last, isStored: true } : last));
        // One without a connection is about to be mailed too.
        setFailed((last) =>
          last?.request.id === id && last.failure !== 'offline' ? { ...last, failure: 'stored' } : last,
        );
      }),
    [],
  );

  // An edited form is not sent automatically: the visitor may not be done.
  const isSentLater = failed?.failure === 'offline' && failed.typed === typed;
  useWhenConnected(isSentLater, () => {
    if (repeated.current) return;
    repeated.current = failed?.request ?? null;
    void submitForm().finally(() => {
      repeated.current = null;
    });
  });

  async function deliver(request: LabelRequest, { onSent, onEmpty }: Callbacks, isRepeated: boolean) {
    setFailed(null);
    const { isMailed, mailError, storeError } = await deliverRequest(request, {
      sendMail: async (ready) => {
        await sendRequestMail(env.formRelayUrl, ready, new URL(window.location.href));
        await endAttempt(ready.id);
      },
      store: storeRequest,
      keep: writeToOutbox,
      discard: removeFromOutbox,
    });
    if (isRefusedForGood(storeError)) await giveUp(request, isMailed ? 'sent' : 'failed');
    else if (storeError !== null) flushOutboxLater();
    setWaitingId(dataErrorCode(storeError) === 'rate-limited' ? request.id : null);
    if (!isMailed) {
      const failure = storeError === null ? 'stored' : await outageOf(mailError);
      setFailed({ failure, request, typed });
      if (isRepeated && failure === 'offline') return;
      notify.error(messages.submit.failed, { description: messages.submit.failedDescription, duration: longDuration });
      return;
    }
    onSent();
    setSent({ request, at: new Date(), isStored: storeError === null });
    setIsJustSent(true);
    notify.success(messages.submit.sent, { duration: longDuration });
    timers.current.push(
      setTimeout(onEmpty, emptyAfter),
      setTimeout(() => setIsJustSent(false), sentLabelFor),
    );
  }

  /** Sends again what waits for the connection; false when this submission is the visitor's own. */
  async function submitRepeated(callbacks: Callbacks): Promise<boolean> {
    const request = repeated.current;
    if (request === null) return false;
    const isOurs = await sendFromOneTab(request.id, () => deliver(request, callbacks, true));
    if (!isOurs) setFailed({ failure: 'elsewhere', request, typed });
    return true;
  }

  function stopWaiting() {
    if (!failed) return;
    void removeSuperseded(failed.request.id);
    setFailed({ ...failed, failure: 'unavailable' });
  }

  const failure: FailedAttempt | null =
    failed?.failure === 'offline' && !isSentLater ? { ...failed, failure: 'unavailable' } : failed;

  return {
    sent,
    isJustSent,
    isWaiting: waitingId !== null,
    failure,
    submit: (request: LabelRequest, callbacks: Callbacks) => deliver(request, callbacks, false),
    submitRepeated,
    stopWaiting,
    forgetFailure: () => setFailed(null),
    startOver: () => setSent(null),
  };
}
