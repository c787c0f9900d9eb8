import { Notice } from '@/components/ui/notice';
import { messages } from '@/content/messages';
import type { Submission } from '@/data/requests/submission';
import { differingListPrice } from '@/domain/pricing/pricing';
import { formatEuro } from '@/lib/format';

interface RequestNoticesProps {
  request: Submission;
  isEditRestored: boolean;
}

/** What needs attention before anything is done with a request. */
export function RequestNotices({ request, isEditRestored }: RequestNoticesProps) {
  const { calculatedPrice } = request;
  const listPrice = differingListPrice(request);
  return (
    <>
      {isEditRestored && (
        <Notice tone="warning" role="status">
          {messages.requests.editRestored}
        </Notice>
      )}
      {request.anonymisedAt !== '' && <Notice>{messages.requests.anonymised}</Notice>}
      {request.relayStatus === 'failed' && <Notice tone="warning">{messages.requests.mailFailedExplanation}</Notice>}
      {request.webhookStatus === 'failed' && <Notice tone="warning">{messages.requests.webhookMissed}</Notice>}
      {calculatedPrice !== null && listPrice !== null && (
        <Notice tone="warning">
          {messages.requests.priceDiffers(formatEuro(calculatedPrice), formatEuro(listPrice))}
        </Notice>
      )}
    </>
  );
}
