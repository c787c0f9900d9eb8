import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Loading } from '@/components/ui/loading';
import { Notice } from '@/components/ui/notice';
import { privacyTexts } from '@/content/office/privacy-tools';
import { requestStatusLabels } from '@/content/office/requests';
import { expiredRequestsQuery, type ExpiredRequests } from '@/data/requests/privacy';
import { knownStatus } from '@/domain/request/request-edit';
import { formatMoment } from '@/lib/format-date';
import { Anonymise } from './anonymise';

const texts = privacyTexts.retention;

/** First shows what would become anonymous, then does it. */
export function Retention() {
  const [isAsked, setIsAsked] = useState(false);
  const { data, isFetching, isError, refetch } = useQuery({ ...expiredRequestsQuery(), enabled: isAsked });

  function handleLook() {
    if (isAsked) void refetch();
    else setIsAsked(true);
  }

  return (
    <div className="pb-5">
      <p className="max-w-prose text-ink-muted">{texts.explanation}</p>
      <Button variant="secondary" className="mt-3" onClick={handleLook}>
        {texts.look}
      </Button>
      {isFetching && !data && <Loading text={texts.loading} />}
      {isError && !isFetching && (
        <Notice tone="danger" role="alert" className="mt-4">
          <p className="font-semibold">{texts.failed}</p>
          <Button variant="secondary" className="mt-3" onClick={() => void refetch()}>
            Opnieuw proberen
          </Button>
        </Notice>
      )}
      {data?.total === 0 && (
        <p role="status" className="mt-4">
          {texts.none}
        </p>
      )}
      {data && data.total > 0 && <ExpiredTable expired={data} />}
      {data && <Anonymise left={data.total} seenAt={data.seenAt} />}
    </div>
  );
}

const cell = 'py-1.5 pr-4 align-top';

interface ExpiredTableProps {
  expired: ExpiredRequests;
}

function ExpiredTable({ expired: { total, oldest } }: ExpiredTableProps) {
  return (
    <div role="region" aria-label={texts.title} tabIndex={0} className="mt-4 max-h-96 overflow-auto">
      <table className="w-full text-left">
        <caption className="text-left font-semibold">
          {texts.total(total)} {total > oldest.length && texts.shown(oldest.length)}
        </caption>
        <thead>
          <tr className="border-b border-line text-sm text-ink-muted">
            {['Datum', 'Naam', 'Status'].map((column) => (
              <th key={column} scope="col" className={cell}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {oldest.map(({ id, createdAt, name, status }) => (
            <tr key={id}>
              <td className={`${cell} whitespace-nowrap tabular-nums`}>{formatMoment(createdAt)}</td>
              <td className={`${cell} wrap-anywhere`}>{name}</td>
              <td className={cell}>{requestStatusLabels[knownStatus(status)]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
