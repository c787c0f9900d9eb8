import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { messages } from '@/content/messages';
import type { SendFailure } from './use-submit-request';

const texts: Record<SendFailure, string> = {
  unavailable: messages.submit.notSent,
  offline: messages.submit.offline,
  portal: messages.submit.portal,
  elsewhere: messages.submit.elsewhere,
};

interface FailureNoticeProps {
  failure: SendFailure;
  /** Stops the automatic retry of a request that waits for a connection. */
  onStop: () => void;
}

/** Why the request was not sent, beside its button; the message at the top right is gone sooner. */
export function FailureNotice({ failure, onStop }: FailureNoticeProps) {
  return (
    <Notice tone="danger">
      {texts[failure]}
      {failure === 'offline' && (
        <Button variant="secondary" className="mt-3" onClick={onStop}>
          {messages.submit.stopWaiting}
        </Button>
      )}
    </Notice>
  );
}
