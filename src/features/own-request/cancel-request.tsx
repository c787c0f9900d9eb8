import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { ConfirmQuestion } from '@/components/ui/questions/confirm-question';
import { Notice } from '@/components/ui/notice';
import { ownRequest } from '@/content/public/request/own-request';
import { useCancelRequest } from '@/data/own-request/mutations';
import { OfficePhone } from './office-phone';

const texts = ownRequest.cancel;

interface CancelRequestProps {
  customerKey: string;
  canCancel: boolean;
  onCancelled: () => void;
}

/** Cancels the request after a question; shortly before the appointment only by telephone. */
export function CancelRequest({ customerKey, canCancel, onCancelled }: CancelRequestProps) {
  const [isAsked, setIsAsked] = useState(false);
  const cancelling = useCancelRequest(customerKey);

  async function cancel() {
    const isCancelled = await cancelling.mutateAsync(undefined).catch(() => false);
    if (isCancelled) onCancelled();
  }

  if (!canCancel) {
    return (
      <p>
        {ownRequest.tooLate} <OfficePhone />
      </p>
    );
  }
  return (
    <div className="grid content-start gap-3">
      {cancelling.isError && (
        <Notice tone="danger" role="alert">
          {ownRequest.failed} <OfficePhone />
        </Notice>
      )}
      {isAsked ? (
        <ConfirmQuestion
          explanation={texts.explanation}
          question={texts.question}
          confirm={texts.confirm}
          cancel={texts.keep}
          isBusy={cancelling.isPending}
          onConfirm={() => void cancel()}
          onCancel={() => setIsAsked(false)}
        />
      ) : (
        <Button variant="quiet" className="justify-self-start" onClick={() => setIsAsked(true)}>
          {texts.open}
        </Button>
      )}
    </div>
  );
}
