import { CircleHelp } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { ConfirmQuestion } from '@/components/ui/questions/confirm-question';
import { Notice } from '@/components/ui/notice';
import { ownRequest } from '@/content/public/request/own-request';
import { propertyTypeLabel } from '@/content/public/request/property-types';
import { useAnswerPrice } from '@/data/own-request/mutations';
import type { OwnRequest } from '@/data/own-request/queries';
import { formatEuro } from '#shared/format-euro.ts';
import { formatSquareMetres } from '@/lib/format/format-area';
import { OfficePhone } from './office-phone';
import { State, type RequestStateProps } from './state';

const texts = ownRequest.priceQuestion;

type PriceQuestionProps = Pick<RequestStateProps, 'customerKey' | 'request' | 'onDone'> & {
  question: NonNullable<OwnRequest['price_question']>;
};

/** A higher price: the customer agrees, or ends the request for nothing. */
export function PriceQuestion({ customerKey, request, question, onDone }: PriceQuestionProps) {
  const [isRefusing, setIsRefusing] = useState(false);
  const answering = useAnswerPrice(customerKey);
  const price = formatEuro(question.price);
  const hasFailed = answering.isError || answering.data === 'changed';

  async function answer(agrees: boolean) {
    const outcome = await answering.mutateAsync({ price: question.price, agrees }).catch(() => 'failed' as const);
    setIsRefusing(false);
    if (outcome === 'agreed') onDone(texts.agreed(price));
    if (outcome === 'refused') onDone(texts.refused);
  }

  return (
    <State icon={CircleHelp} title={texts.title} text={reasons(request, question)}>
      {hasFailed && (
        <Notice tone="danger" role="alert">
          {answering.isError ? ownRequest.failed : texts.changed} <OfficePhone />
        </Notice>
      )}
      {isRefusing ? (
        <ConfirmQuestion
          explanation={texts.explanation}
          question={texts.question}
          confirm={texts.confirm}
          cancel={texts.back}
          isBusy={answering.isPending}
          onConfirm={() => void answer(false)}
          onCancel={() => setIsRefusing(false)}
        />
      ) : (
        <div className="flex flex-wrap gap-3">
          <Button aria-disabled={answering.isPending} onClick={() => void answer(true)}>
            {texts.agree(price, request.appointment !== null)}
          </Button>
          <Button variant="quiet" onClick={() => setIsRefusing(true)}>
            {texts.refuse}
          </Button>
        </div>
      )}
    </State>
  );
}

/** What is asked, and why. */
function reasons(request: OwnRequest, question: PriceQuestionProps['question']): string {
  const now = request.price === null ? null : formatEuro(request.price);
  const area = request.surface_area === null ? null : formatSquareMetres(request.surface_area);
  return [
    texts.prices(formatEuro(question.price), now),
    question.surface_area !== request.surface_area && texts.area(formatSquareMetres(question.surface_area), area),
    question.property_type !== request.property_type &&
      texts.home(propertyTypeLabel(question.property_type), propertyTypeLabel(request.property_type)),
    question.rush_service && request.rush === null && texts.rush,
    now !== null && texts.until(now),
  ]
    .filter(Boolean)
    .join(' ');
}
