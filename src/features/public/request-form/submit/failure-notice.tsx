import { Button } from '@/components/ui/button';
import { ChangingText } from '@/components/ui/changing-text';
import { Notice } from '@/components/ui/notice';
import { messages } from '@/content/messages';
import { requestReference } from '@/domain/request/request-reference';
import type { FailedAttempt, SendFailure } from './use-submit-request';

const texts: Record<Exclude<SendFailure, 'stored'>, string> = {
  unavailable: messages.submit.notSent,
  offline: messages.submit.offline,
  portal: messages.submit.portal,
  elsewhere: messages.submit.elsewhere,
};

interface FailureNoticeProps {
  attempt: FailedAttempt;
  /** Stops the automatic retry of a request that waits for a connection. */
  onStop: () => void;
}

/** The outcome of a request that could not be mailed, next to the submit button; the toast disappears earlier. */
export function FailureNotice({ attempt: { failure, request }, onStop }: FailureNoticeProps) {
  if (failure === 'stored') {
    return <Notice tone="warning">{messages.submit.stored(requestReference(request.id), request.rushService)}</Notice>;
  }
  return (
    <Notice tone="danger">
      <ChangingText>{texts[failure]}</ChangingText>
      {failure === 'offline' && (
        <Button variant="secondary" className="mt-3" onClick={onStop}>
          {messages.submit.stopWaiting}
        </Button>
      )}
    </Notice>
  );
}
