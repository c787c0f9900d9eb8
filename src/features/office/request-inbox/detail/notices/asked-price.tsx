import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { ConfirmQuestion } from '@/components/ui/questions/confirm-question';
import { Notice } from '@/components/ui/notice';
import { notify } from '@/components/ui/notify';
import { priceQuestionTexts as texts } from '@/content/office/requests/price-question';
import { priceQuestionQuery, useSettlePrice, type PriceOutcome } from '@/data/requests/price-question';
import type { StoredRequest } from '@/domain/request/request-fields';
import { formatDateTime } from '@/lib/format/format-date';
import { formatSquareMetres } from '@/lib/format/format-area';

interface AskedPriceProps {
  request: StoredRequest;
  /** Reads the request anew, after its customer agreed or refused. */
  onSettled: () => void;
}

/** The higher price that the customer has not answered yet, and what the customer told the office about it. */
export function AskedPrice({ request, onSettled }: AskedPriceProps) {
  const { data: asked } = useQuery(priceQuestionQuery(request.id));
  const settling = useSettlePrice(request.id);
  const [isRefusing, setIsRefusing] = useState(false);
  if (!asked) return null;
  const { price, surfaceArea, askedAt } = asked;
  const reason = surfaceArea === request.surfaceArea ? '' : texts.area(formatSquareMetres(surfaceArea));

  async function settle(outcome: PriceOutcome) {
    setIsRefusing(false);
    try {
      const isSettled = await settling.mutateAsync({ price, outcome });
      if (isSettled) notify.success(texts.done[outcome]);
      else notify.error(texts.changed);
      onSettled();
    } catch {
      notify.error(texts.failed);
    }
  }

  return (
    <Notice tone="warning">
      <p className="font-semibold">{texts.asked(price, reason, formatDateTime(askedAt))}</p>
      <p>{texts.until(request.price)}</p>
      {isRefusing ? (
        <ConfirmQuestion
          {...texts.refusing}
          isBusy={settling.isPending}
          onConfirm={() => void settle('refused')}
          onCancel={() => setIsRefusing(false)}
        />
      ) : (
        <div className="mt-2 flex flex-wrap gap-3">
          <Button variant="secondary" onClick={() => void settle('agreed')}>
            {texts.agreed}
          </Button>
          <Button variant="secondary" onClick={() => setIsRefusing(true)}>
            {texts.refused}
          </Button>
          <Button variant="quiet" onClick={() => void settle('withdrawn')}>
            {texts.withdrawn}
          </Button>
        </div>
      )}
    </Notice>
  );
}
