import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Loading } from '@/components/ui/loading';
import { Notice } from '@/components/ui/notice';
import { privacyTexts } from '@/content/office/privacy-tools';
import { expiredRequestsQuery } from '@/data/requests/retention';
import { Anonymise } from './anonymise';
import { ExpiredTable } from './expired-table';

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
