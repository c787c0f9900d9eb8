import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Loading } from '@/components/ui/loading';
import { RetryNotice } from '@/components/ui/retry-notice';
import { privacyTexts } from '@/content/office/management/privacy-tools';
import { requestStatusLabels } from '@/content/office/requests/requests';
import { expiredRequestsQuery, type ExpiredRequests } from '@/data/requests/privacy';
import { knownStatus } from '@/domain/request/request-status';
import { formatDateTime } from '@/lib/format/format-date';
import { Anonymise } from './anonymise';

const texts = privacyTexts.retention;

interface RetentionProps {
  /** The orders, or the requests that became none. */
  orders: boolean;
}

/** Lists the requests that may be anonymised before it offers to do so. */
export function Retention({ orders }: RetentionProps) {
  const { title, explanation, look } = privacyTexts[orders ? 'orders' : 'requests'];
  const [isShown, setIsShown] = useState(false);
  const { data, isFetching, isError, refetch } = useQuery({ ...expiredRequestsQuery(orders), enabled: isShown });

  function handleShow() {
    if (isShown) void refetch();
    else setIsShown(true);
  }

  return (
    <div className="pb-5">
      <p className="max-w-prose text-ink-muted">{explanation}</p>
      <Button variant="secondary" className="mt-3" onClick={handleShow}>
        {look}
      </Button>
      {isFetching && !data && <Loading text={texts.loading} />}
      {isError && !isFetching && (
        <RetryNotice role="alert" className="mt-4" onRetry={() => void refetch()}>
          <p className="font-semibold">{texts.failed}</p>
        </RetryNotice>
      )}
      {data?.total === 0 && (
        <p role="status" className="mt-4">
          {texts.none}
        </p>
      )}
      {data && data.total > 0 && <ExpiredTable title={title} orders={orders} expired={data} />}
      {data && <Anonymise orders={orders} left={data.total} seenAt={data.seenAt} />}
    </div>
  );
}

const cell = 'py-1.5 pr-4 align-top';

interface ExpiredTableProps {
  title: string;
  orders: boolean;
  expired: ExpiredRequests;
}

function ExpiredTable({ title, orders, expired: { total, oldest } }: ExpiredTableProps) {
  return (
    <div role="region" aria-label={title} tabIndex={0} className="mt-4 max-h-96 overflow-auto">
      <table className="w-full text-left wrap-normal">
        <caption className="text-left font-semibold">
          {texts.total(total)} {total > oldest.length && texts.shown(oldest.length)}
        </caption>
        <thead>
          <tr className="border-b border-line text-sm text-ink-muted">
            {['Datum', 'Naam', 'Status', ...(orders ? ['Wat verdwijnt'] : [])].map((column) => (
              <th key={column} scope="col" className={cell}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {oldest.map(({ id, createdAt, name, status, keepsLabel }) => (
            <tr key={id}>
              <td className={`${cell} whitespace-nowrap tabular-nums`}>{formatDateTime(createdAt)}</td>
              <td className={`${cell} wrap-anywhere`}>{name}</td>
              <td className={cell}>{requestStatusLabels[knownStatus(status)]}</td>
              {orders && <td className={cell}>{keepsLabel ? texts.goes.customer : texts.goes.all}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
