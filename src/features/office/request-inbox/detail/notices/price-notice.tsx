import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { FocusedNotice, Notice } from '@/components/ui/notice';
import { priceTexts } from '@/content/office/requests/price-texts';
import type { StoredRequest } from '@/domain/request/request-fields';
import { listPriceDifference } from '@/domain/pricing/price-difference';

interface PriceNoticeProps {
  request: StoredRequest;
  /** Undefined while there are unsaved changes, which keeping the price would leave behind. */
  onKeep: (() => void) | undefined;
}

/** That the visitor saw another price than that of the list, with the button that ends this notice. */
export function PriceNotice({ request, onKeep }: PriceNoticeProps) {
  const [isAsked, setIsAsked] = useState(false);
  const difference = listPriceDifference(request);

  if (difference?.kind !== 'seen') {
    // In place of the button, which had the focus.
    return isAsked && request.price !== null ? <FocusedNotice>{priceTexts.kept(request.price)}</FocusedNotice> : null;
  }
  const { seenPrice, listPrice } = difference;
  return (
    <Notice tone="warning">
      <p>{priceTexts.seen(seenPrice, listPrice)}</p>
      {request.outdatedList !== '' && <p>{priceTexts.outdated}</p>}
      {onKeep ? (
        <Button
          variant="secondary"
          className="mt-2"
          onClick={() => {
            setIsAsked(true);
            onKeep();
          }}
        >
          {priceTexts.keep(listPrice)}
        </Button>
      ) : (
        <p>{priceTexts.saveFirst}</p>
      )}
    </Notice>
  );
}
