import { clsx } from 'clsx/lite';
import { useEffect, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { useQuery } from '@tanstack/react-query';
import { Confirmation } from '@/components/request/confirmation';
import { CallForm } from '@/components/request/call-form';
import { MomentOffer } from '@/components/request/moment-offer';
import { Button, buttonClass } from '@/components/ui/button';
import { ChangingText } from '@/components/ui/changing-text';
import { Notice } from '@/components/ui/notice';
import { useNow } from '@/components/ui/use-now';
import { freeUntil } from '@/content/legal/free-until';
import { momentTexts as texts, pickProblem } from '@/content/public/request/own-request';
import { lateRush } from '@/content/public/request/rush-promise';
import { dateTimeText } from '@/content/working-hours';
import { useAskForCall } from '@/data/own-request/mutations';
import { ownRequestQuery } from '@/data/own-request/queries';
import { useMoments, type Offer } from '@/data/own-request/use-moments';
import { startsAfterDeadline } from '@/domain/request/rush-deadline';
import { visitPrice } from '@/domain/request/visit-price';
import { ownRequestPath } from '@/lib/paths';
import { unbroken } from '@/lib/format/unbroken';
import { PlannedVisit } from './planned-visit';
import { WishedVisit } from './wished-visit';

export interface PickedStart {
  /** ISO 8601 */
  startsAt: string;
  /** Else it was only noted. */
  isPlanned: boolean;
  /** Of a visit at that moment, in euro; null while it is unknown. */
  price: number | null;
}

export interface OwnMomentsProps {
  /** Opens the request that was sent. */
  customerKey: string;
  /** Of the request; '' when it has none. */
  phone: string;
  /** The same of its e-mail address. */
  email: string;
  /** Of a rush request, in milliseconds since 1970; null for any other. */
  deadline: number | null;
  /** The moment that was chosen; null before. */
  picked: PickedStart | null;
  /** Called with what is on offer. */
  onOffer: (offer: Offer) => void;
  onPicked: (picked: PickedStart) => void;
}

/** Offers the moments for the appointment, and the page of the request. Without any moment only the latter. */
export function OwnMoments({ customerKey, phone, email, deadline, picked, onPicked, onOffer }: OwnMomentsProps) {
  const [call, setCall] = useState<'none' | 'asking' | 'asked'>('none');
  const asking = useAskForCall(customerKey);
  const offer = useMoments(customerKey, {
    deadline,
    onPlanned: (startsAt) => handlePicked(startsAt, true),
    onWished: (startsAt) => handlePicked(startsAt, false),
  });
  const titleId = useId();
  // A moment is never prerendered.
  const now = useNow() ?? 0;
  // The price is that of the database (D-72), and without one there is nothing to order.
  const { data: found } = useQuery(ownRequestQuery(customerKey));
  const request = found && 'price' in found ? found : undefined;
  const { moments, fromDay, outcome } = offer;
  const isNoneInTime = deadline !== null && fromDay === null && moments?.length === 0;
  // Why a pick failed is told also where it was the last moment.
  const isOffered =
    picked === null &&
    call === 'none' &&
    (fromDay !== null || pickProblem(outcome) !== '' || (moments !== undefined && moments.length > 0));
  const state = isNoneInTime ? 'late' : isOffered ? 'moments' : 'none';
  useEffect(() => onOffer(state), [state, onOffer]);

  function handlePicked(startsAt: string, isPlanned: boolean) {
    onPicked({ startsAt, isPlanned, price: request ? visitPrice(request, startsAt, deadline) : null });
  }

  const isSoon = picked !== null && freeUntil(Date.parse(picked.startsAt)) <= now;
  const before = call === 'asked' ? 'called' : 'waiting';
  const after = isSoon ? 'soon' : 'planned';
  const pageFor = picked === null ? before : picked.isPlanned ? after : 'wished';
  const path = ownRequestPath(customerKey);
  const ownPage = (
    <div className="grid justify-items-start gap-2">
      <Link to={path} className={buttonClass('secondary', 'print:hidden')}>
        {texts.openPage}
      </Link>
      <p>
        <ChangingText>{texts.page[pageFor]}</ChangingText>
      </p>
    </div>
  );

  const hasVisit = picked?.isPlanned === true;
  // What was read before the moment was picked tells of the mail of before.
  const isMailed = request?.mail_follows === true && email !== '' && (request.appointment !== null) === hasVisit;
  const mailed = isMailed && (
    <p>
      <ChangingText>{texts.mailFollows[hasVisit ? 'visit' : 'request']}</ChangingText>{' '}
      <strong className="break-words">{email}</strong>.
    </p>
  );

  return (
    <section className={clsx('grid gap-4 md:col-span-2', picked === null && 'print:hidden')}>
      {picked === null && mailed}
      {isOffered && (
        <div className="grid gap-5">
          {request && <MomentOffer offer={offer} request={request} titleId={titleId} heading="h4" />}
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line pt-4">
            <p>
              {texts.offered}{' '}
              <Link to={path} className="text-primary underline">
                {texts.pageLink}
              </Link>
              .
            </p>
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
      {call === 'asked' && <Confirmation>{texts.called}</Confirmation>}
      {picked && !picked.isPlanned && (
        <WishedVisit startsAt={picked.startsAt} deadline={deadline} latePrice={request?.late_price ?? null}>
          {ownPage}
        </WishedVisit>
      )}
      {picked && hasVisit && (
        <PlannedVisit
          startsAt={Date.parse(picked.startsAt)}
          isRush={deadline !== null && !startsAfterDeadline(picked.startsAt, deadline)}
          request={request}
        >
          {mailed}
          {ownPage}
        </PlannedVisit>
      )}
      {picked === null && !isOffered && ownPage}
    </section>
  );
}
