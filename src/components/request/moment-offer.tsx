import type { ComponentProps } from 'react';
import { Button } from '@/components/ui/button';
import { ChangingText } from '@/components/ui/changing-text';
import { Loading } from '@/components/ui/loading';
import { Notice } from '@/components/ui/notice';
import { RetryNotice } from '@/components/ui/retry-notice';
import { momentTexts as texts, pickProblem } from '@/content/public/request/own-request';
import { MomentChoice, type OrderedRequest } from './moment-choice';
import type { OfferedMoment } from './moment-days';

interface MomentOfferProps {
  offer: {
    /** Undefined while loading. */
    moments: readonly OfferedMoment[] | undefined;
    isError: boolean;
    refetch: () => void;
    /** YYYY-MM-DD: of the days from that one on; null for the first offer. */
    fromDay: string | null;
    /** Where the next offer begins: null when there is none, undefined while that is unknown. */
    laterFrom: string | null | undefined;
    goLater: (day: string) => void;
    goBack: () => void;
    /** Of a rush request, in milliseconds since 1970; null for any other. */
    deadline: number | null;
    pick: ComponentProps<typeof MomentChoice>['onPick'];
    isPicking: boolean;
    outcome: string | null;
  };
  request: OrderedRequest;
  /** Of the appointment that is moved, in ISO 8601; null before there is one. */
  present?: string | null;
  /** Id of the heading. */
  titleId: string;
  heading?: 'h3' | 'h4';
}

/** The moments of a few days, and a way to the next ones. */
export function MomentOffer({ offer, request, present = null, titleId, heading: Heading = 'h3' }: MomentOfferProps) {
  const { fromDay, laterFrom, outcome } = offer;
  // To the customer who has it, it is free as well.
  const moments = offer.moments?.filter(({ starts_at: start }) => Date.parse(start) !== Date.parse(present ?? ''));
  return (
    <section aria-labelledby={titleId} className="@container grid gap-4">
      <Heading id={titleId} className="text-xl font-bold">
        <ChangingText>{present === null ? texts.title : texts.moveTitle}</ChangingText>
      </Heading>
      <MomentChoice
        moments={moments ?? []}
        request={request}
        deadline={offer.deadline}
        isBusy={offer.isPicking}
        problem={pickProblem(outcome)}
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
