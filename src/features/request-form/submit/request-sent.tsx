import { useEffect, useRef } from 'react';
import { PrintButton } from '@/components/print/print-button';
import { PrintedSender } from '@/components/print/printed-sender';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { messages } from '@/content/messages';
import { requestSent } from '@/content/public/request-form';
import { site } from '@/content/site';
import { phoneHref } from '@/domain/contact/phone';
import { requestReference } from '@/domain/request/request';
import { formatEuro } from '@/lib/format';
import { formatDay } from '@/lib/format-date';
import type { SentRequest } from './use-submit-request';

interface RequestSentProps {
  sent: SentRequest;
  isWaiting: boolean;
  onNewRequest: () => void;
}

/** Takes the place of the whole section: a ticket of the request, what happens next, and what to have ready. */
export function RequestSent({ sent: { request, at }, isWaiting, onNewRequest }: RequestSentProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus();
    // Without it the page prints as it is.
    import('@/styles/print-sent.css').catch(() => undefined);
  }, []);
  const day = formatDay(at.toISOString());

  return (
    <div data-sent="" className="grid items-start gap-x-12 gap-y-6 lg:grid-cols-2">
      <div className="rounded-2xl border border-line bg-primary-soft p-5">
        <h3 ref={title} tabIndex={-1} className="text-2xl font-bold">
          Aanvraag verstuurd!
        </h3>
        <dl className="mt-4 grid grid-cols-2 gap-4 tabular-nums">
          <Fact term={requestSent.number} value={requestReference(request.id)} />
          <Fact term={requestSent.date} value={day} />
          {request.address && <Fact term={requestSent.address} value={request.address} />}
          {request.calculatedPrice !== null && (
            <Fact term={requestSent.price} value={formatEuro(request.calculatedPrice)} />
          )}
        </dl>
        <p className="mt-4 text-sm">
          {requestSent.keepNumber}{' '}
          <a href={phoneHref(site.phone)} className="whitespace-nowrap text-primary underline">
            {site.phone}
          </a>
          .
        </p>
      </div>
      {isWaiting && <Notice tone="warning">{messages.submit.waitsMailed}</Notice>}
      <div className="lg:col-start-2 lg:row-span-3 lg:row-start-1">
        <h4 className="text-xl font-bold">Zo gaat het verder</h4>
        <ol className="mt-3 grid gap-3">
          {[requestSent.received(day), ...requestSent.next].map((step, index) => (
            <li key={step} className="flex items-start gap-3">
              <span aria-hidden="true" className="label-bar w-10 shrink-0 bg-primary pl-3 font-bold text-on-primary">
                {index + 1}
              </span>
              {step}
            </li>
          ))}
        </ol>
      </div>
      <div>
        <h4 className="text-xl font-bold">Leg alvast klaar</h4>
        <ul className="mt-2 grid list-disc gap-1 pl-5">
          {requestSent.prepare.map((paper) => (
            <li key={paper}>{paper}</li>
          ))}
        </ul>
        <p className="mt-2 text-sm text-ink-muted">{requestSent.proof}</p>
      </div>
      <div className="flex flex-wrap gap-4 print:hidden">
        <PrintButton />
        <Button variant="secondary" onClick={onNewRequest}>
          Nieuwe aanvraag
        </Button>
      </div>
      <PrintedSender />
    </div>
  );
}

function Fact({ term, value }: { term: string; value: string }) {
  return (
    <div>
      <dt className="text-sm text-ink-muted">{term}</dt>
      <dd className="font-semibold">{value}</dd>
    </div>
  );
}
