import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { PrintedSender } from '@/components/print/printed-sender';
import { buttonClass } from '@/components/ui/button';
import { RetryNotice } from '@/components/ui/retry-notice';
import { ownRequest as texts } from '@/content/public/request/own-request';
import { ownRequestQuery, type OwnRequest as OwnRequestData } from '@/data/own-request/queries';
import { QueryProvider } from '@/data/query-client';
import { Confirmation } from '@/features/public/visit/confirmation';
import { useFirstOffer } from '@/features/public/visit/offer/first-offer';
import { paths } from '@/lib/paths';
import { LateHelp } from './late-help';
import { Messages } from './messages';
import { OfficePhone } from './office-phone';
import { LazyInvoice } from './invoice/lazy-invoice';
import { PriceQuestion } from './price-question';
import { RequestFacts } from './request-facts';
import { RequestState } from './request-state';

interface OwnRequestProps {
  /** Of the request; '' when the link has none. */
  customerKey: string;
}

/** The request as its customer sees it, and can change it. */
export function OwnRequest({ customerKey }: OwnRequestProps) {
  return (
    <QueryProvider>
      {/* A malformed key opens nothing, so it is not looked up. */}
      {/^[\w-]{22,100}$/.test(customerKey) ? <Opened customerKey={customerKey} /> : <Gone customerKey={customerKey} />}
    </QueryProvider>
  );
}

function Opened({ customerKey }: OwnRequestProps) {
  const { data: request, error, isFetching, refetch } = useQuery(ownRequestQuery(customerKey));
  if (request === undefined) {
    if (error === null || isFetching) return <LateHelp />;
    return (
      <RetryNotice role="alert" className="mt-6" onRetry={() => void refetch()}>
        <p>
          {texts.unavailable} <OfficePhone />
        </p>
      </RetryNotice>
    );
  }
  if (request === null) return <Gone customerKey={customerKey} />;
  if ('isDeleted' in request) {
    const { hadVisit, invoices } = request;
    return (
      <Gone
        customerKey={customerKey}
        about={hadVisit ? texts.deletedVisit : texts.deleted}
        invoices={invoices.filter(({ open }) => open > 0)}
      />
    );
  }
  return <Shown customerKey={customerKey} request={request} />;
}

interface ShownProps extends OwnRequestProps {
  request: OwnRequestData;
}

function Shown({ customerKey, request }: ShownProps) {
  /** What the customer did last on this page. */
  const [done, setDone] = useState('');
  const offer = useFirstOffer(customerKey, request);
  const isOpen = request.status !== 'completed' && request.status !== 'cancelled';
  // What is next comes first: a visit, then its price, then the label once there is one.
  const isPaymentNext = !isOpen && !request.has_label_file && request.invoices.some(({ open }) => open > 0);
  const state = <RequestState key="state" {...{ customerKey, request, offer }} onDone={setDone} />;
  const invoices = request.invoices.map((invoice) => (
    <LazyInvoice key={invoice.number} {...{ customerKey, invoice }} />
  ));
  return (
    <div className="mt-4 grid gap-8 lg:grid-cols-aside lg:grid-rows-[auto_1fr]">
      <div className="grid min-w-0 content-start gap-6">
        {done !== '' && <Confirmation key={done}>{done}</Confirmation>}
        {isOpen && request.price_question !== null && (
          <PriceQuestion {...{ customerKey, request }} question={request.price_question} onDone={setDone} />
        )}
        {isPaymentNext ? [invoices, state] : [state, invoices]}
      </div>
      <RequestFacts {...{ request, offer }} />
      <Messages {...{ customerKey, request }} canWrite={isOpen} />
      <PrintedSender />
    </div>
  );
}

interface GoneProps extends OwnRequestProps {
  about?: { title: string; text: string };
  /** Those that are still to be paid. */
  invoices?: OwnRequestData['invoices'];
}

/** The same for a key that is wrong, old or used up; or that the request is deleted. */
function Gone({ customerKey, about = texts.gone, invoices = [] }: GoneProps) {
  return (
    <div className="mt-6 max-w-prose">
      <h2 className="text-2xl font-bold">{about.title}</h2>
      <p className="mt-3 text-lg">
        {about.text} <OfficePhone />
      </p>
      {invoices.map((invoice) => (
        <LazyInvoice key={invoice.number} {...{ customerKey, invoice }} />
      ))}
      <Link to={paths.home} className={buttonClass('secondary', 'mt-6')}>
        {texts.gone.home}
      </Link>
    </div>
  );
}
