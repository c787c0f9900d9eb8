import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { Button } from '@/components/ui/button';
import { Loading } from '@/components/ui/loading';
import { Notice } from '@/components/ui/notice';
import { messages } from '@/content/messages';
import type { Submission } from '@/data/requests/submission';
import { RequestTable } from './request-table';

interface RequestListProps {
  requests: UseInfiniteQueryResult<Submission[]>;
  labelledBy: string;
  onOpen: (request: Submission) => void;
}

/** The list in each of its states. A list that could not be read is never shown as an empty one. */
export function RequestList({ requests, labelledBy, onOpen }: RequestListProps) {
  const { data, isError, isFetchNextPageError, hasNextPage, isFetchingNextPage } = requests;
  if (requests.isPending) return <Loading text={messages.requests.loading} />;

  return (
    <>
      {isError && !isFetchNextPageError && (
        <ReadFailure hasOldList={data !== undefined} onRetry={() => void requests.refetch()} />
      )}
      {data?.length === 0 && <p className="py-8 text-center text-ink-muted">{messages.requests.empty}</p>}
      {data !== undefined && data.length > 0 && (
        <>
          <div className="mt-4">
            <RequestTable labelledBy={labelledBy} requests={data} onOpen={onOpen} />
          </div>
          <p role="status" className="mt-4 text-sm text-ink-muted">
            {data.length === 1 ? '1 aanvraag getoond' : `${data.length} aanvragen getoond`}
          </p>
        </>
      )}
      {isFetchNextPageError && <ReadFailure hasOldList onRetry={() => void requests.fetchNextPage()} />}
      {hasNextPage && !isFetchNextPageError && (
        <Button
          look="secondary"
          className="mt-3"
          aria-disabled={isFetchingNextPage}
          onClick={() => {
            if (!isFetchingNextPage) void requests.fetchNextPage();
          }}
        >
          {isFetchingNextPage ? messages.requests.loading : 'Meer aanvragen tonen'}
        </Button>
      )}
    </>
  );
}

interface ReadFailureProps {
  hasOldList: boolean;
  onRetry: () => void;
}

function ReadFailure({ hasOldList, onRetry }: ReadFailureProps) {
  return (
    <Notice tone="danger" className="mt-4">
      <p className="font-semibold">{messages.requests.fetchFailed}</p>
      {hasOldList && <p>{messages.requests.stale}</p>}
      <Button look="secondary" className="mt-3" onClick={onRetry}>
        Opnieuw proberen
      </Button>
    </Notice>
  );
}
