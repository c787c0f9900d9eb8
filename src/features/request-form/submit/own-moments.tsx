import { clsx } from 'clsx/lite';
import { useEffect, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { useQuery } from '@tanstack/react-query';
import { Confirmation } from '@/components/request/confirmation';
import { CallForm } from '@/components/request/call-form';
import { MomentOffer } from '@/components/request/moment-offer';
import { Button } from '@/components/ui/button';
import { ChangingText } from '@/components/ui/changing-text';
import { Notice } from '@/components/ui/notice';
import { useNow } from '@/components/ui/use-now';
import { freeUntil } from '@/content/legal/free-until';
import { momentTexts as texts } from '@/content/public/request/own-request';
import { lateRush } from '@/content/public/request/rush-promise';
import { dateTimeText } from '@/content/working-hours';
import { useAskForCall } from '@/data/own-request/mutations';
import { ownRequestQuery } from '@/data/own-request/queries';
import { useMoments, type Offer } from '@/data/own-request/use-moments';
import { ownRequestPath } from '@/lib/paths';
import { unbroken } from '@/lib/format/unbroken';
import { PlannedVisit } from './planned-visit';

export interface OwnMomentsProps {
  /** Opens the request that was sent. */
  customerKey: string;
  /** Of the request; '' when it has none. */
  phone: string;
  /** Of a rush request, in milliseconds since 1970; null for any other. */
  deadline: number | null;
  /** The start of the moment that was chosen, in milliseconds since 1970; null before. */
  appointment: number | null;
  /** Called with what is on offer. */
  onOffer: (offer: Offer) => void;
  /** Called with the start of the chosen moment, in ISO 8601. */
  onPlanned: (startsAt: string) => void;
}

/** Offers the moments for the appointment, and the page of the request. Without any moment only the latter. */
export function OwnMoments({ customerKey, phone, deadline, appointment, onPlanned, onOffer }: OwnMomentsProps) {
  const [call, setCall] = useState<'none' | 'asking' | 'asked'>('none');
  const asking = useAskForCall(customerKey);
  const offer = useMoments(customerKey, { deadline, onPlanned });
  const titleId = useId();
  // A moment is never prerendered.
  const now = useNow() ?? 0;
  // The price is that of the database (D-72), and without one there is nothing to order.
  const { data: found } = useQuery(ownRequestQuery(customerKey));
  const request = found && 'price' in found ? found : undefined;
  const { moments, fromDay, outcome } = offer;
  const isNoneInTime = deadline !== null && fromDay === null && moments?.length === 0;
  const isOffered =
    appointment === null &&
    call === 'none' &&
    outcome !== 'wished' &&
    (fromDay !== null || (moments !== undefined && moments.length > 0));
  const state = isNoneInTime ? 'late' : isOffered ? 'moments' : 'none';
  useEffect(() => onOffer(state), [state, onOffer]);

  const ownPage = (
    <p>
      <ChangingText>
        {
          texts.page[
            appointment === null ? (isOffered ? 'offered' : 'waiting') : isSoon(appointment, now) ? 'soon' : 'planned'
          ]
        }
      </ChangingText>{' '}
      <Link to={ownRequestPath(customerKey)} className="text-primary underline">
        {texts.pageLink}
      </Link>
      .
    </p>
  );

  return (
    <section className={clsx('grid gap-4 md:col-span-2', appointment === null && 'print:hidden')}>
      {isOffered && (
        <div className="grid gap-5 sm:rounded-2xl sm:border sm:border-line sm:p-6">
          {request && <MomentOffer offer={offer} request={request} titleId={titleId} heading="h4" />}
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line pt-4">
            {ownPage}
            <Button variant="quiet" onClick={() => setCall('asking')}>
              {texts.call}
            </Button>
          </div>
        </div>
      )}
      {call === 'asking' && (
        <CallForm
          ask={asking.mutateAsync}
          hasPhone={phone !== ''}
          onAsked={() => setCall('asked')}
          onBack={() => setCall('none')}
        />
      )}
      {isNoneInTime && <Notice role="status">{lateRush.noMoment(unbroken(dateTimeText(deadline)))}</Notice>}
      {outcome === 'wished' && <Confirmation>{texts.wished}</Confirmation>}
      {call === 'asked' && <Confirmation>{texts.called}</Confirmation>}
      {appointment === null ? (
        !isOffered && ownPage
      ) : (
        <PlannedVisit startsAt={appointment} isRush={deadline !== null && appointment <= deadline} request={request}>
          {ownPage}
        </PlannedVisit>
      )}
    </section>
  );
}

/** Whether the page no longer moves or cancels an appointment; both in milliseconds since 1970. */
function isSoon(startsAt: number, now: number): boolean {
  return freeUntil(startsAt) <= now;
}
