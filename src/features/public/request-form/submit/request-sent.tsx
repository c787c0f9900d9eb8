import { clsx } from 'clsx/lite';
import { CircleCheck, Zap } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState, type ComponentType } from 'react';
import { PrintButton } from '@/components/print/print-button';
import { PrintedSender } from '@/components/print/printed-sender';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { notify } from '@/components/ui/notify';
import { messages } from '@/content/messages';
import { requestSent } from '@/content/public/request/request-sent';
import { site } from '@/content/site';
import type { OwnRequest } from '@/data/own-request/queries';
import { phoneHref } from '@/domain/contact/phone';
import { rushPrice } from '@/content/page-prices';
import { requestReference } from '@/domain/request/request-reference';
import { isBilledElsewhere, isOrderedByCompany } from '@/domain/request/roles';
import { missesRush } from '@/domain/request/rush-deadline';
import { bringToTop } from '@/lib/browser/bring-to-top';
import { formatEuro } from '#shared/format-euro.ts';
import { formatDay } from '@/lib/format/format-date';
import { unbroken } from '@/lib/format/unbroken';
import { unbrokenPostcode } from '@/lib/format/unbroken-postcode';
import { momentText } from '@/features/public/visit/moment-text';
import type { Offer } from '@/features/public/visit/offer/first-offer';
import { writeSentRequest } from '@/lib/browser/sent-request';
import { NextSteps } from './next-steps';
import type { PickedStart, SentVisitProps } from './sent-visit';
import type { SentRequest } from './use-submit-request';

// If it fails to load, the screen is shown without it.
const SentVisit = lazy<ComponentType<SentVisitProps>>(() =>
  import('./sent-visit').then(
    ({ SentVisit: Component }) => ({ default: Component }),
    () => ({ default: () => null }),
  ),
);

interface RequestSentProps {
  sent: SentRequest;
  isWaiting: boolean;
  onNewRequest: () => void;
  /** The next request, of the same customer. */
  onAnotherHome: () => void;
}

/** Takes the place of the whole section: a ticket of the request, what happens next, and what to have ready. */
export function RequestSent({
  sent: { request, at, isStored },
  isWaiting,
  onNewRequest,
  onAnotherHome,
}: RequestSentProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    bringToTop(title.current);
    // Without it the page prints as it is, and the floating link to the form stays.
    import('@/styles/sent.css').catch(() => undefined);
  }, []);
  useEffect(() => () => notify.dismiss(), []);
  const { id, customerKey } = request;
  // Before its page was read, which can fail: a request that turns out to be held is forgotten again.
  useEffect(() => {
    if (isStored && customerKey !== '') writeSentRequest({ id, customerKey, sentAt: at.getTime() });
  }, [isStored, id, customerKey, at]);
  const [picked, setPicked] = useState<PickedStart | null>(null);
  const [offer, setOffer] = useState<Offer>('none');
  /** As the database has it; null until that is known. */
  const [stored, setStored] = useState<OwnRequest | null>(null);
  const day = unbroken(formatDay(at.toISOString()));
  const rush = stored?.rush ?? null;
  const isPlanned = picked?.isPlanned === true;
  const isCompany = isOrderedByCompany(request);
  const isPickedLate = picked !== null && missesRush(picked.startsAt, rush);
  const isLate = offer === 'late' || isPickedLate;
  // Promised only with a moment that keeps it (D-80).
  const by = rush !== null && !isLate && (picked !== null || offer === 'moments') ? momentText(rush.by) : null;
  const sentPrice = request.calculatedPrice;
  // The price of the moment that was chosen, for the database has the last word about it (D-72).
  const replaced = stored?.replaced_price ? stored.price : null;
  const price = picked?.price ?? replaced ?? (sentPrice === null ? null : sentPrice - (isPickedLate ? rushPrice : 0));
  const hasMoments = isStored && request.customerKey !== '';

  return (
    <div data-sent="" className="grid items-start gap-x-12 gap-y-8 md:grid-cols-2">
      <div
        className={clsx('rounded-2xl border border-line md:col-span-2', isPlanned ? 'bg-surface' : 'bg-primary-soft')}
      >
        <div className="p-5 sm:px-8">
          {/* At the top of the screen it stays below the toast. */}
          <h3
            ref={title}
            tabIndex={-1}
            className="flex scroll-mt-28 items-center gap-3 text-xl font-bold sm:scroll-mt-32 sm:text-2xl"
          >
            <CircleCheck aria-hidden="true" className="size-6 shrink-0 text-primary" />
            Aanvraag verstuurd!
          </h3>
          {request.address && <p className="mt-2 text-lg">{unbrokenPostcode(request.address)}</p>}
          {request.rushService && !isPickedLate && (
            <p className="mt-2 flex flex-wrap items-center gap-x-2 text-lg">
              <Zap aria-hidden="true" className="size-5 shrink-0 text-accent-strong" />
              <span className="font-bold">{requestSent.rush}</span>
              {by !== null && (
                <span>
                  {requestSent.labelBy} <strong key={by}>{by}</strong>
                </span>
              )}
            </p>
          )}
        </div>
        <div className="flex flex-wrap items-end justify-between gap-4 border-t-2 [border-style:dashed]! border-control p-5 sm:px-8">
          <dl className="flex flex-wrap gap-x-6 gap-y-3 tabular-nums">
            {price !== null && <Fact term={requestSent.price} value={formatEuro(price)} />}
            <Fact term={requestSent.number} value={requestReference(request.id)} />
            <Fact term={requestSent.date} value={day} />
          </dl>
          <p className="text-sm">
            {requestSent.keepNumber}{' '}
            <a href={phoneHref(site.phone)} className="whitespace-nowrap text-primary underline">
              {site.phone}
            </a>
            .
          </p>
        </div>
      </div>
      {isWaiting && (
        <Notice tone="warning" className="md:col-span-2">
          {messages.submit.waitsMailed}
        </Notice>
      )}
      {hasMoments && (
        <Suspense>
          <SentVisit
            {...{ customerKey: request.customerKey, phone: request.phone, email: request.email, picked }}
            isCompany={isCompany}
            onPicked={setPicked}
            onOffer={setOffer}
            onRead={setStored}
          />
        </Suspense>
      )}
      <NextSteps
        steps={stepsAfter({ isRush: request.rushService, by, offer, picked, isLate })}
        agreements={[
          requestSent[
            isBilledElsewhere(request) ? 'payingElsewhere' : request.payerKind === '' ? 'paying' : 'payingForOther'
          ],
          requestSent.otherPrice,
          ...(picked
            ? []
            : [
                offer === 'moments'
                  ? requestSent.free
                  : `${requestSent.free} ${isCompany ? requestSent.costOfCompany : requestSent.cost}`,
              ]),
          ...(isPlanned || (picked === null && offer === 'moments') ? [] : [requestSent.absent]),
        ]}
        withdrawal={isCompany ? 'none' : isPlanned ? 'begun' : 'to-come'}
        headings="h4"
      />
      <div className="flex flex-wrap gap-3 md:col-span-2 print:hidden">
        <PrintButton />
        <Button variant="secondary" onClick={onAnotherHome}>
          Nog een woning aanvragen
        </Button>
        <Button variant="secondary" onClick={onNewRequest}>
          Nieuwe aanvraag
        </Button>
      </div>
      <PrintedSender />
    </div>
  );
}

interface Sent {
  isRush: boolean;
  /** The deadline of rush in words; null where it is not promised. */
  by: string | null;
  offer: Offer;
  picked: PickedStart | null;
  /** The visit, or any moment on offer, comes after that deadline. */
  isLate: boolean;
}

function stepsAfter({ isRush, by, offer, picked, isLate }: Sent): readonly string[] {
  const isOffered = offer === 'moments';
  const call = isRush ? requestSent.rushCall : requestSent.call;
  const isWished = picked?.isPlanned === false;
  const first = isWished
    ? [requestSent.wished]
    : picked
      ? []
      : [isOffered ? requestSent.pick[isRush ? 'rush' : 'usual'] : call];
  if (isLate) return [...first, ...(picked?.isPlanned ? requestSent.lateRushNext : requestSent.unknownNext)];
  if (isRush) return [...first, ...requestSent.rushNext(by)];
  return [...first, ...(picked || isOffered ? requestSent.next : requestSent.nextInDays)];
}

function Fact({ term, value }: { term: string; value: string }) {
  return (
    <div>
      <dt className="text-sm text-ink-muted">{term}</dt>
      <dd key={value} className="text-xl font-bold">
        {value}
      </dd>
    </div>
  );
}
