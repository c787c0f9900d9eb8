import { useState } from 'react';
import { MailLine } from '@/components/office/mail/mail-line';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { messages } from '@/content/messages';
import { customerActionText, customerNews } from '@/content/office/requests/customer-actions';
import { heldTexts } from '@/content/office/requests/bulk-texts';
import type { StoredRequest } from '@/domain/request/request-fields';
import { formatDateTime } from '@/lib/format/format-date';
import { useMailLine } from '../../shared/use-mail-line';
import { AskedPrice } from './asked-price';
import { WithdrawnNotice } from './withdrawn-notice';
import { PriceNotice } from './price-notice';

interface RequestNoticesProps {
  request: StoredRequest;
  isEditRestored: boolean;
  isWebhookMissed: boolean;
  /** Undefined while there are unsaved changes: saving them accepts a held request too. */
  onAccept: ((isWithoutMail: boolean) => void) | undefined;
  /** Undefined while there are unsaved changes. */
  onKeepPrice: (() => void) | undefined;
  onPriceSettled: () => void;
}

/** Warnings about a request. */
export function RequestNotices(props: RequestNoticesProps) {
  const { request, isEditRestored, isWebhookMissed, onAccept, onKeepPrice, onPriceSettled } = props;
  return (
    <>
      {isEditRestored && (
        <Notice tone="warning" role="status">
          {messages.requests.editRestored}
        </Notice>
      )}
      <CustomerNews request={request} />
      {request.withdrawnAt !== '' && <WithdrawnNotice request={request} />}
      {request.isHeld && (
        <Notice tone="warning">
          <p>{heldTexts.ofRequest}</p>
          {onAccept && <Accept requestId={request.id} onAccept={onAccept} />}
        </Notice>
      )}
      {request.anonymisedAt !== '' && <Notice>{messages.requests.anonymised}</Notice>}
      {request.relayStatus === 'failed' && <Notice tone="warning">{messages.requests.mailFailedExplanation}</Notice>}
      {isWebhookMissed && <Notice tone="warning">{messages.requests.webhookMissed}</Notice>}
      <AskedPrice request={request} onSettled={onPriceSettled} />
      <PriceNotice request={request} onKeep={onKeepPrice} />
    </>
  );
}

interface AcceptProps {
  requestId: string;
  onAccept: (isWithoutMail: boolean) => void;
}

function Accept({ requestId, onAccept }: AcceptProps) {
  const mail = useMailLine([{ id: requestId, is_accepted: true }]);
  return (
    <>
      <MailLine {...mail} />
      <Button variant="secondary" className="mt-2" onClick={() => onAccept(mail.isWithoutMail)}>
        {heldTexts.acceptOne}
      </Button>
    </>
  );
}

/** What the customer did since an administrator last looked; it stays on screen although opening counts as seeing it. */
function CustomerNews({ request: { customerAction, customerActedAt } }: { request: StoredRequest }) {
  const [news, setNews] = useState({ customerAction, customerActedAt });
  if (customerAction !== '' && customerActedAt !== news.customerActedAt) setNews({ customerAction, customerActedAt });
  if (news.customerAction === '') return null;
  return (
    <Notice role="status">
      {customerNews(customerActionText(news.customerAction), formatDateTime(news.customerActedAt))}
    </Notice>
  );
}
