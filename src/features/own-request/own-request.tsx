import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { buttonClass } from '@/components/ui/button';
import { Loading } from '@/components/ui/loading';
import { RetryNotice } from '@/components/ui/retry-notice';
import { ownRequest as texts } from '@/content/public/own-request';
import { ownRequestQuery } from '@/data/own-request/queries';
import { QueryProvider } from '@/data/query-client';
import { paths } from '@/lib/paths';
import { CancelRequest } from './cancel-request';
import { MessageForm } from './message-form';
import { OfficePhone } from './office-phone';
import { LazyInvoice } from './invoice/lazy-invoice';
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
      {/^[\w-]{22,100}$/.test(customerKey) ? <Opened customerKey={customerKey} /> : <Gone />}
    </QueryProvider>
  );
}

function Opened({ customerKey }: OwnRequestProps) {
  const { data: request, error, isFetching, refetch } = useQuery(ownRequestQuery(customerKey));
  if (request === undefined) {
    if (error === null || isFetching) return <Loading text={texts.loading} />;
    return (
      <RetryNotice role="alert" className="mt-6" onRetry={() => void refetch()}>
        <p>
          {texts.unavailable} <OfficePhone />
        </p>
      </RetryNotice>
    );
  }
  if (request === null) return <Gone />;
  const isOpen = request.status !== 'completed' && request.status !== 'cancelled';
  return (
    <div className="mt-6 grid gap-8 lg:grid-cols-aside">
      <div className="grid content-start gap-8">
        <RequestState customerKey={customerKey} request={request} />
        {request.invoice && <LazyInvoice invoice={request.invoice} />}
        {isOpen && <MessageForm customerKey={customerKey} />}
        {isOpen && <CancelRequest customerKey={customerKey} canCancel={request.can_change} />}
      </div>
      <RequestFacts request={request} />
    </div>
  );
}

/** The same for a key that is wrong, old or used up. */
function Gone() {
  return (
    <div className="mt-6 max-w-prose">
      <h2 className="text-2xl font-bold">{texts.gone.title}</h2>
      <p className="mt-3 text-lg">
        {texts.gone.text} <OfficePhone />
      </p>
      <Link to={paths.home} className={buttonClass('secondary', 'mt-6')}>
        {texts.gone.home}
      </Link>
    </div>
  );
}
