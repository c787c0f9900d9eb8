import { useEffect, useRef, useState } from 'react';
import { messages } from '@/content/messages';
import { longDuration, notify } from '@/components/ui/notify';
import { flushOutboxLater, removeFromOutbox, writeToOutbox } from '@/data/requests/outbox';
import { storeRequest } from '@/data/requests/store';
import type { LabelRequest } from '@/domain/request/request';
import { deliverRequest } from '@/integrations/deliver-request';
import { sendRequestMail } from '@/integrations/form-relay';
import { env } from '@/lib/env';

/** Milliseconds after success: the form behind the success screen empties, and the button says Verzonden. */
const emptyAfter = 1000;
const sentLabelFor = 3000;

type Phase = 'editing' | 'submitting' | 'submitted';

interface Callbacks {
  onSent: () => void;
  onEmpty: () => void;
}

/** Sends a request once, however often the button is pressed, and walks through editing, submitting and submitted. */
export function useSubmitRequest() {
  const [phase, setPhase] = useState<Phase>('editing');
  const [sentId, setSentId] = useState('');
  const [isJustSent, setIsJustSent] = useState(false);
  const isBusy = useRef(false);
  const timers = useRef<ReturnType<typeof setTimeout>[]>([]);

  useEffect(() => () => timers.current.forEach(clearTimeout), []);

  async function submit(request: LabelRequest, { onSent, onEmpty }: Callbacks) {
    if (isBusy.current) return;
    isBusy.current = true;
    setPhase('submitting');
    const { isMailed, isStored } = await deliverRequest(request, {
      sendMail: (ready) => sendRequestMail(env.formRelayUrl, ready, new URL(window.location.href)),
      store: storeRequest,
      keep: writeToOutbox,
      discard: removeFromOutbox,
    });
    isBusy.current = false;
    if (!isStored) flushOutboxLater();
    if (!isMailed) {
      setPhase('editing');
      notify.error(messages.submit.failed, { description: messages.submit.failedDescription, duration: longDuration });
      return;
    }
    onSent();
    setSentId(request.id);
    setIsJustSent(true);
    setPhase('submitted');
    notify.success(messages.submit.sent, { duration: longDuration });
    timers.current.push(
      setTimeout(onEmpty, emptyAfter),
      setTimeout(() => setIsJustSent(false), sentLabelFor),
    );
  }

  return { phase, sentId, isJustSent, submit, startOver: () => setPhase('editing') };
}
