import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { ChangingText } from '@/components/ui/changing-text';
import { ConfirmQuestion } from '@/components/ui/questions/confirm-question';
import { Notice } from '@/components/ui/notice';
import { termFigures } from '@/content/legal/term-figures';
import { ownRequest } from '@/content/public/request/own-request';
import { useCancelRequest } from '@/data/own-request/mutations';
import { OfficePhone } from './office-phone';
import type { RequestStateProps } from './state';

const texts = ownRequest.cancel;

/** Cancels the request after a question; shortly before the appointment only by telephone. */
export function CancelRequest({ customerKey, request, onDone }: RequestStateProps) {
  const [isAsked, setIsAsked] = useState(false);
  const cancelling = useCancelRequest(customerKey);
  const hasVisit = request.appointment !== null;

  async function cancel() {
    const isCancelled = await cancelling.mutateAsync(undefined).catch(() => false);
    if (isCancelled) onDone(texts.done);
  }

  if (!request.can_change) {
    return (
      <p className="max-w-prose">
        {ownRequest.tooLate(termFigures(request.terms))} <OfficePhone />
      </p>
    );
  }
  if (!isAsked) {
    return (
      <Button variant="quiet" onClick={() => setIsAsked(true)}>
        <ChangingText>{hasVisit ? texts.openVisit : texts.open}</ChangingText>
      </Button>
    );
  }
  return (
    <div className="grid w-full gap-3">
      {cancelling.isError && (
        <Notice tone="danger" role="alert">
          {ownRequest.failed} <OfficePhone />
        </Notice>
      )}
      <ConfirmQuestion
        explanation={hasVisit ? texts.explanationVisit : texts.explanation}
        question={texts.question}
        confirm={texts.confirm}
        cancel={texts.keep}
        isBusy={cancelling.isPending}
        onConfirm={() => void cancel()}
        onCancel={() => setIsAsked(false)}
      />
    </div>
  );
}
