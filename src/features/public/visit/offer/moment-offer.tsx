import { useId } from 'react';
import { Button } from '@/components/ui/button';
import { ChangingText } from '@/components/ui/changing-text';
import { Loading } from '@/components/ui/loading';
import { Notice } from '@/components/ui/notice';
import { RetryNotice } from '@/components/ui/retry-notice';
import { momentTexts as texts } from '@/content/public/request/own-request';
import { lateRush } from '@/content/public/request/rush-promise';
import type { OwnRequest } from '@/data/own-request/queries';
import { missesRush } from '@/domain/request/rush-deadline';
import { MomentChoice } from './moment-choice';
import type { OpenOffer } from './use-offer';

interface MomentOfferProps {
  offer: OpenOffer;
  request: OwnRequest;
  heading: 'h3' | 'h4';
}

/** The moments of a few days, and a way to the next ones. */
export function MomentOffer({ offer, request, heading: Heading }: MomentOfferProps) {
  const { fromDay, laterFrom } = offer;
  const titleId = useId();
  const { appointment } = request;
  const present = appointment === null || appointment === 'unreadable' ? null : Date.parse(appointment.starts_at);
  // To the customer who has it, it is free as well.
  const moments = offer.moments?.filter(({ starts_at: start }) => Date.parse(start) !== present);
  const isTooLate =
    moments !== undefined &&
    moments.length > 0 &&
    moments.every(({ starts_at: start }) => missesRush(start, request.rush));
  return (
    <section aria-labelledby={titleId} className="@container grid gap-4">
      <Heading id={titleId} className="text-xl font-bold">
        <ChangingText>{present === null ? texts.title : texts.moveTitle}</ChangingText>
      </Heading>
      {isTooLate && <p>{lateRush.laterOnes}</p>}
      <MomentChoice
        moments={moments ?? []}
        request={request}
        isBusy={offer.isPicking}
        problem={offer.problem}
        otherDays={
          <div className="flex flex-wrap gap-3">
            {laterFrom !== null && (
              <Button
                variant="quiet"
                aria-disabled={laterFrom === undefined}
                onClick={() => laterFrom !== undefined && offer.goLater(laterFrom)}
              >
                {texts.later}
              </Button>
            )}
            {fromDay !== null && (
              <Button variant="quiet" onClick={offer.goBack}>
                {texts.earlier}
              </Button>
            )}
          </div>
        }
        onPick={offer.pick}
      >
        {offer.isError ? (
          <RetryNotice onRetry={offer.refetch}>{texts.failed}</RetryNotice>
        ) : moments === undefined ? (
          <Loading text={texts.loading} />
        ) : (
          moments.length === 0 && <Notice role="status">{texts.none}</Notice>
        )}
      </MomentChoice>
    </section>
  );
}
