import { Notice } from '@/components/ui/notice';
import { momentTexts as texts, ownRequest } from '@/content/public/request/own-request';
import { momentText } from '@/features/public/visit/moment-text';
import { MomentOffer } from '@/features/public/visit/offer/moment-offer';
import { useOffer } from '@/features/public/visit/offer/use-offer';
import { OfficePhone } from './office-phone';
import type { RequestStateProps } from './state';

/** The choice of a moment; nothing where there is none. */
export function Moments({ customerKey, request, onDone }: RequestStateProps) {
  const offer = useOffer(customerKey, {
    rush: request.rush,
    onPicked(startsAt, isPlanned) {
      const planned = request.appointment === null ? texts.planned : ownRequest.moved;
      onDone((isPlanned ? planned : texts.wish.noted)(momentText(startsAt)));
    },
  });
  if (!offer.isOpen && (offer.state === 'none' || offer.state === 'late')) {
    if (request.appointment === null) return null;
    return (
      <Notice role="status">
        {texts.moving.none} <OfficePhone />
      </Notice>
    );
  }
  return (
    <div className="grid gap-4 sm:rounded-2xl sm:border sm:border-line sm:bg-surface sm:p-8 print:hidden">
      <MomentOffer offer={offer} request={request} heading="h3" />
      <p>{texts.noneFits}</p>
    </div>
  );
}
