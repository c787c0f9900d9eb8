import type { UseQueryResult } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '@/components/ui/button';
import { RetryNotice } from '@/components/ui/retry-notice';
import { messages } from '@/content/messages';
import { requestListTexts, shownText } from '@/content/office/requests';
import type { Count, RequestPage } from '@/data/requests/queries';
import type { Submission } from '@/data/requests/submission';
import type { ListView } from './list-view';
import { RequestTable, TableSkeleton, type RequestSelectionState } from './request-table';

interface RequestListProps {
  page: UseQueryResult<RequestPage>;
  view: ListView;
  /** The number of requests on all pages; undefined while unknown. */
  total: Count | undefined;
  labelledBy: string;
  selection: RequestSelectionState | undefined;
  onOpen: (request: Submission) => void;
  onChange: (part: Partial<ListView>) => void;
}

/** The list in each of its states. A failed fetch never shows as an empty list. */
export function RequestList({ page, view, total, labelledBy, selection, onOpen, onChange }: RequestListProps) {
  const summary = useRef<HTMLParagraphElement>(null);
  const { data, isPlaceholderData } = page;
  if (page.isPending) return <TableSkeleton />;

  function handleMove(cursor: ListView['cursor']) {
    onChange({ cursor });
    // A new page is read from its top.
    summary.current?.focus({ preventScroll: true });
    summary.current?.scrollIntoView({ block: 'start' });
  }

  return (
    <>
      {page.isError && (
        <RetryNotice className="mt-4" onRetry={() => void page.refetch()}>
          <p className="font-semibold">{messages.requests.fetchFailed}</p>
          {data !== undefined && <p>{messages.requests.stale}</p>}
        </RetryNotice>
      )}
      {data?.requests.length === 0 && <EmptyPage view={view} onChange={onChange} />}
      {data !== undefined && data.requests.length > 0 && (
        <>
          <p
            ref={summary}
            role="status"
            tabIndex={-1}
            className="mt-5 scroll-mt-24 text-sm text-ink-muted tabular-nums outline-none"
          >
            {shownText(data.requests.length, isPlaceholderData ? undefined : total)}
          </p>
          <RequestTable
            labelledBy={labelledBy}
            requests={data.requests}
            view={view}
            isOutdated={isPlaceholderData}
            selection={selection}
            onOpen={onOpen}
            onSort={onChange}
          />
          <RequestPager page={data} isBusy={isPlaceholderData} onMove={handleMove} />
        </>
      )}
    </>
  );
}

interface EmptyPageProps {
  view: ListView;
  onChange: (part: Partial<ListView>) => void;
}

function EmptyPage({ view, onChange }: EmptyPageProps) {
  if (view.cursor === null) return <p className="py-10 text-center text-ink-muted">{messages.requests.empty}</p>;
  return (
    <div className="grid justify-items-center gap-3 py-10 text-center">
      <p className="text-ink-muted">{requestListTexts.pageGone}</p>
      <Button variant="secondary" onClick={() => onChange({ cursor: null })}>
        Naar de eerste pagina
      </Button>
    </div>
  );
}

interface RequestPagerProps {
  page: RequestPage;
  /** Another page is being fetched. */
  isBusy: boolean;
  onMove: (cursor: ListView['cursor']) => void;
}

/** Previous and next page. */
function RequestPager({ page: { requests, hasPrevious, hasNext }, isBusy, onMove }: RequestPagerProps) {
  if (!hasPrevious && !hasNext) return null;
  const first = requests.at(0);
  const last = requests.at(-1);
  const canGoBack = hasPrevious && !isBusy;
  const canGoOn = hasNext && !isBusy;
  return (
    <nav aria-label="Pagina's met aanvragen" className="mt-4 flex justify-between gap-3 border-t border-line pt-4">
      <Button
        variant="secondary"
        aria-disabled={!canGoBack}
        onClick={() => {
          if (canGoBack && first) onMove({ id: first.id, side: 'before' });
        }}
      >
        <ChevronLeft aria-hidden="true" className="-ml-1 size-5" />
        Vorige
      </Button>
      <Button
        variant="secondary"
        aria-disabled={!canGoOn}
        onClick={() => {
          if (canGoOn && last) onMove({ id: last.id, side: 'after' });
        }}
      >
        Volgende
        <ChevronRight aria-hidden="true" className="-mr-1 size-5" />
      </Button>
    </nav>
  );
}
