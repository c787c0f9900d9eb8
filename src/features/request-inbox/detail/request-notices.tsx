import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { messages } from '@/content/messages';
import { heldTexts } from '@/content/office/requests';
import type { StoredRequest } from '@/domain/request/request-fields';
import { PriceNotice } from './price-notice';

interface RequestNoticesProps {
  request: StoredRequest;
  isEditRestored: boolean;
  isWebhookMissed: boolean;
  /** Undefined while there are unsaved changes: saving them accepts a held request too. */
  onAccept: (() => void) | undefined;
  /** Undefined while there are unsaved changes. */
  onCorrectPrice: (() => void) | undefined;
}

/** Warnings about a request. */
export function RequestNotices(props: RequestNoticesProps) {
  const { request, isEditRestored, isWebhookMissed, onAccept, onCorrectPrice } = props;
  return (
    <>
      {isEditRestored && (
        <Notice tone="warning" role="status">
          {messages.requests.editRestored}
        </Notice>
      )}
      {request.isHeld && (
        <Notice tone="warning">
          <p>{heldTexts.ofRequest}</p>
          {onAccept && (
            <Button variant="secondary" className="mt-2" onClick={onAccept}>
              {heldTexts.acceptOne}
            </Button>
          )}
        </Notice>
      )}
      {request.anonymisedAt !== '' && <Notice>{messages.requests.anonymised}</Notice>}
      {request.relayStatus === 'failed' && <Notice tone="warning">{messages.requests.mailFailedExplanation}</Notice>}
      {isWebhookMissed && <Notice tone="warning">{messages.requests.webhookMissed}</Notice>}
      <PriceNotice request={request} onCorrect={onCorrectPrice} />
    </>
  );
}
