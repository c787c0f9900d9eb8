import { useEffect, useRef, useState } from 'react';
import { longDuration, notify } from '@/components/ui/notify';
import { messages } from '@/content/messages';
import { dataErrorCode, isRefusedForGood } from '@/data/errors';
import { flushOutboxLater, giveUp, removeFromOutbox, writeToOutbox } from '@/data/requests/outbox';
import { storeRequest } from '@/data/requests/store';
import type { LabelRequest } from '@/domain/request/request';
import { deliverRequest } from '@/integrations/deliver-request';
import { sendRequestMail } from '@/integrations/form-relay';
import { env } from '@/lib/env';

/** Milliseconds after success until the form behind the success screen is emptied. */
const emptyAfter = 1000;

/** Milliseconds that the button says Verzonden. */
const sentLabelFor = 3000;

interface Callbacks {
  onSent: () => void;
  onEmpty: () => void;
}

/** A request that was sent, and when. */
export interface SentRequest {
  request: LabelRequest;
  at: Date;
}

/**
 * Delivers a request; `sent` is the one whose success screen is shown, null while the form is. `isWaiting` is true when
 * the database took no more requests, so that the last one waits on this device; `isFailed` when it was not mailed.
 */
export function useSubmitRequest() {
  const [sent, setSent] = useState<SentRequest | null>(null);
  const [isJustSent, setIsJustSent] = useState(false);
  const [isWaiting, setIsWaiting] = useState(false);
  const [isFailed, setIsFailed] = useState(false);
  const timers = useRef<ReturnType<typeof setTimeout>[]>([]);

  useEffect(() => () => timers.current.forEach(clearTimeout), []);

  async function submit(request: LabelRequest, { onSent, onEmpty }: Callbacks) {
    const { isMailed, storeError } = await deliverRequest(request, {
      sendMail: (ready) => sendRequestMail(env.formRelayUrl, ready, new URL(window.location.href)),
      store: storeRequest,
      keep: writeToOutbox,
      discard: removeFromOutbox,
    });
    if (isRefusedForGood(storeError)) giveUp(request, isMailed ? 'sent' : 'failed');
    else if (storeError !== null) flushOutboxLater();
    setIsWaiting(dataErrorCode(storeError) === 'rate-limited');
    setIsFailed(!isMailed);
    if (!isMailed) {
      notify.error(messages.submit.failed, { description: messages.submit.failedDescription, duration: longDuration });
      return;
    }
    onSent();
    setSent({ request, at: new Date() });
    setIsJustSent(true);
    notify.success(messages.submit.sent, { duration: longDuration });
    timers.current.push(
      setTimeout(onEmpty, emptyAfter),
      setTimeout(() => setIsJustSent(false), sentLabelFor),
    );
  }

  return { sent, isJustSent, isWaiting, isFailed, submit, startOver: () => setSent(null) };
}
