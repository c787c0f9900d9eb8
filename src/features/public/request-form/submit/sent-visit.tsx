import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx/lite';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { buttonClass } from '@/components/ui/button';
import { ChangingText } from '@/components/ui/changing-text';
import { Notice } from '@/components/ui/notice';
import { useNow } from '@/components/ui/use-now';
import { termFigures } from '@/content/legal/term-figures';
import { pageTerms } from '@/content/page-terms';
import { momentTexts as texts } from '@/content/public/request/own-request';
import { lateRush } from '@/content/public/request/rush-promise';
import { ownRequestQuery, type OwnRequest } from '@/data/own-request/queries';
import { visitPrice } from '@/domain/request/visit-price';
import { ownRequestPath } from '@/lib/paths';
import type { BusinessTerms } from '#shared/business-terms.ts';
import { freeUntilHours } from '#shared/late-cancelling.ts';
import { CallMe, type CallStep } from '@/features/public/visit/call-me';
import { momentText } from '@/features/public/visit/moment-text';
import type { Offer } from '@/features/public/visit/offer/first-offer';
import { MomentOffer } from '@/features/public/visit/offer/moment-offer';
import { replacedPriceText } from '@/features/public/visit/replaced-price';
import { useOffer } from '@/features/public/visit/offer/use-offer';
import { forgetSentRequest } from '@/lib/browser/sent-request';
import { PlannedVisit, WishedVisit } from './picked-visit';

export interface PickedStart {
  /** ISO 8601 */
  startsAt: string;
  /** Else it was only noted. */
  isPlanned: boolean;
  /** Of a visit at that moment, in euro; null while it is unknown. */
  price: number | null;
}

export interface SentVisitProps {
  /** Opens the request that was sent. */
  customerKey: string;
  /** Of the request; '' when it has none. */
  phone: string;
  /** The same of its e-mail address. */
  email: string;
  /** A company ordered. */
  isCompany: boolean;
  /** The moment that was chosen; null before. */
  picked: PickedStart | null;
  /** Called with what is on offer. */
  onOffer: (offer: Offer) => void;
  onPicked: (picked: PickedStart) => void;
  /** Called with the request, once the database has answered. */
  onRead: (request: OwnRequest) => void;
}

/** Offers the moments for the appointment, and the page of the request. Without any moment only the latter; of a held request neither. */
export function SentVisit(props: SentVisitProps) {
  const { customerKey, phone, email, isCompany, picked, onPicked, onOffer, onRead } = props;
  const [call, setCall] = useState<CallStep>('none');
  // The price is that of the database (D-72), and without one there is nothing to order.
  const { data: found, isError } = useQuery(ownRequestQuery(customerKey));
  const request = found && 'price' in found ? found : undefined;
  const isHeld = found === null;
  useEffect(() => {
    if (isHeld) forgetSentRequest();
  }, [isHeld]);
  const offer = useOffer(customerKey, {
    rush: request?.rush ?? null,
    onPicked: (startsAt, isPlanned) =>
      onPicked({ startsAt, isPlanned, price: request ? visitPrice(request, startsAt) : null }),
  });
  const isChoosing = picked === null && call === 'none';
  const isOffered = isChoosing && offer.isOpen;
  // Whether a moment is in time for rush is not known before.
  const isRead = found !== undefined || isError;
  const state = isChoosing ? (isRead ? offer.state : 'loading') : 'none';
  useEffect(() => onOffer(state), [state, onOffer]);

  const replaced = request ? replacedPriceText(request) : null;
  useEffect(() => {
    if (request) onRead(request);
  }, [request, onRead]);

  // It is stored, and its key opens nothing: no page and no mail is promised.
  if (isHeld) {
    return (
      <Notice role="status" tone="warning" className="md:col-span-2">
        {texts.held}
      </Notice>
    );
  }

  const path = ownRequestPath(customerKey);
  const ownPage = (
    <div className="grid justify-items-start gap-2">
      <Link to={path} className={buttonClass('secondary', 'print:hidden')}>
        {texts.openPage}
      </Link>
      <PageText picked={picked} isCalled={call === 'asked'} terms={request?.terms ?? pageTerms} />
    </div>
  );
  const callMe = <CallMe {...{ customerKey }} hasPhone={phone !== ''} step={call} onStep={setCall} />;

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
      {replaced !== null && (
        <Notice role="status" tone="warning">
          {replaced}
        </Notice>
      )}
      {picked === null && mailed}
      {request?.rush && state === 'late' && (
        <Notice role="status">{lateRush.noMoment(momentText(request.rush.by), request.rush_price)}</Notice>
      )}
      {isOffered && (
        <div className="grid gap-5">
          {request && <MomentOffer offer={offer} request={request} heading="h4" />}
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line pt-4">
            <p>
              {texts.offered}{' '}
              <Link to={path} className="text-primary underline">
                {texts.pageLink}
              </Link>
              .
            </p>
            {callMe}
          </div>
        </div>
      )}
      {call !== 'none' && callMe}
      {picked && !hasVisit && (
        <WishedVisit startsAt={picked.startsAt} request={request}>
          {ownPage}
        </WishedVisit>
      )}
      {picked && hasVisit && (
        <PlannedVisit startsAt={picked.startsAt} isCompany={isCompany} request={request}>
          {mailed}
          {ownPage}
        </PlannedVisit>
      )}
      {picked === null && !isOffered && found !== undefined && ownPage}
    </section>
  );
}

interface PageTextProps {
  picked: PickedStart | null;
  isCalled: boolean;
  /** Those of the request. */
  terms: BusinessTerms;
}

/** What can be done on the page of the request. */
function PageText({ picked, isCalled, terms }: PageTextProps) {
  // A moment is never prerendered.
  const now = useNow() ?? 0;
  const isSoon = picked !== null && freeUntilHours(Date.parse(picked.startsAt), terms.cancellationHours) <= now;
  function pageText(): string {
    if (picked === null) return isCalled ? texts.page.called : texts.page.waiting;
    if (!picked.isPlanned) return texts.page.wished;
    return isSoon ? texts.page.soon(termFigures(terms)) : texts.page.planned;
  }

  return (
    <p>
      <ChangingText>{pageText()}</ChangingText>
    </p>
  );
}
