import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { FocusedNotice, Notice } from '@/components/ui/notice';
import { priceTexts } from '@/content/office/requests/price-texts';
import type { StoredRequest } from '@/domain/request/request-fields';
import { differingListPrice } from '@/domain/pricing/pricing';

interface PriceNoticeProps {
  request: StoredRequest;
  /** Undefined while there are unsaved changes, which the correction would leave behind. */
  onCorrect: (() => void) | undefined;
}

/** A stored price that is not that of the price list, with the button that corrects it. */
export function PriceNotice({ request, onCorrect }: PriceNoticeProps) {
  const [isAsked, setIsAsked] = useState(false);
  const { calculatedPrice } = request;
  const listPrice = differingListPrice(request);

  if (listPrice === null) {
    // In place of the button, which had the focus.
    return isAsked && calculatedPrice !== null ? (
      <FocusedNotice>{priceTexts.corrected(calculatedPrice)}</FocusedNotice>
    ) : null;
  }
  return (
    <Notice tone="warning">
      <p>{priceTexts.differs(calculatedPrice, listPrice)}</p>
      {onCorrect ? (
        <Button
          variant="secondary"
          className="mt-2"
          onClick={() => {
            setIsAsked(true);
            onCorrect();
          }}
        >
          {priceTexts.correct(listPrice)}
        </Button>
      ) : (
        <p>{priceTexts.saveFirst}</p>
      )}
    </Notice>
  );
}
