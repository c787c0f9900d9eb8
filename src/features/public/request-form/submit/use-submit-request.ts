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
} from '@/data/requests/outbox/outbox';
import { storeRequest } from '@/data/requests/outbox/store';
import type { LabelRequest } from '@/domain/request/request';
import { deliverRequest } from '@/integrations/deliver-request';
import { sendRequestMail } from '@/integrations/form-relay';
import { outageOf, useWhenConnected, type Outage } from '@/lib/browser/connection';
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

/** `stored`: not mailed, but stored in the database; `elsewhere`: another tab sent or removed it. */
export type SendFailure = Outage | 'stored' | 'elsewhere';

export interface FailedAttempt {
  failure: SendFailure;
  request: LabelRequest;
  typed: string;
}

/**
 * Delivers a request; `sent` is the one whose success screen is shown, null while the form is. `isWaiting` means that
 * the database refused more requests for now, so the last one waits on this device; `failure` says why a request was
 * not mailed. What failed for lack of a connection is sent again automatically, under the same id, when that is back.
 */
export function useSubmitRequest({ typed, submitForm }: SubmitOptions) {
  const [sent, setSent] = useState<SentRequest | null>(null);
  const [isJustSent, setIsJustSent] = useState(false);
  /** The id of the last request, when it waits because the database refused more for now. */
  const [waitingId, setWaitingId] = useState<string | null>(null);
  const [failed, setFailed] = useState<FailedAttempt | null>(null);
  /** The request that the next submission repeats unchanged, whatever the register has returned since. */
  const repeated = useRef<LabelRequest | null>(null);
  const timers = useRef<ReturnType<typeof setTimeout>[]>([]);

  useEffect(() => () => timers.current.forEach(clearTimeout), []);

  useEffect(
    () =>
      onWaitingRequestStored((id) => {
        setWaitingId((waiting) => (waiting === id ? null : waiting));
        setSent((last) => (last?.request.id === id ? { ...last, isStored: true } : last));
        // After an offline failure the mail is sent again too.
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

  /** Repeats the request that waits for a connection; false when this submission is a new one. */
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
