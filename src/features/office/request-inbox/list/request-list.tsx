import type { UseQueryResult } from '@tanstack/react-query';
import { clsx } from 'clsx/lite';
import { useId, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { RetryNotice } from '@/components/ui/retry-notice';
import { messages } from '@/content/messages';
import { selectionTexts } from '@/content/office/requests/bulk-texts';
import { requestListTexts, shownText } from '@/content/office/requests/requests';
import type { Count, RequestPage } from '@/data/requests/queries';
import { BulkActions } from '../bulk/bulk-actions';
import { SelectAll } from '../bulk/select-all';
import type { useBulkActions } from '../bulk/use-bulk-actions';
import type { Selection } from '../list-state/use-selection';
import { isFiltered, type ListView } from '../list-state/list-view';
import { RequestPager } from './request-pager';
import { RequestTable, TableSkeleton, type RowActions } from './request-table';

interface RequestListProps extends Pick<RowActions, 'onOpen'> {
  page: UseQueryResult<RequestPage>;
  view: ListView;
  /** The number of requests on all pages; undefined while unknown. */
  total: Count | undefined;
  labelledBy: string;
  selection: Selection;
  actions: ReturnType<typeof useBulkActions>;
  onChange: (part: Partial<ListView>) => void;
}

/** The list in each of its states. A failed fetch never shows as an empty list. */
export function RequestList(props: RequestListProps) {
  const { page, view, total, labelledBy, selection, actions, onOpen, onChange } = props;
  const summary = useRef<HTMLDivElement>(null);
  const summaryId = useId();
  const { data, isPlaceholderData } = page;
  const selected = selection.requests.length;
  if (page.isPending) return <TableSkeleton />;

  function focusSummary() {
    summary.current?.focus();
  }

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
          {/* The same height with and without a selection, so that selecting moves no row. */}
          <div className="sticky top-(--office-header) z-10 -mx-1 mt-2 flex min-h-14 flex-wrap items-center gap-x-3 bg-surface px-1 py-1 low:static">
            <div
              ref={summary}
              role="group"
              tabIndex={-1}
              aria-labelledby={summaryId}
              className={clsx(
                'scroll-mt-24 sm:shrink-0',
                // There the number is shown next to the actions.
                selected > 0 && !view.isHeld && 'max-sm:sr-only',
              )}
            >
              <p id={summaryId} role="status" className="text-sm text-ink-muted tabular-nums">
                {selected > 0
                  ? selectionTexts.selected(selected)
                  : shownText(data.requests.length, isPlaceholderData ? undefined : total)}
              </p>
            </div>
            {selected > 0 && !view.isHeld && (
              <>
                <SelectAll selection={selection} total={total} onDone={focusSummary} />
                <BulkActions selection={selection} actions={actions} onDone={focusSummary} />
              </>
            )}
          </div>
          <RequestTable
            labelledBy={labelledBy}
            page={data}
            view={view}
            isOutdated={isPlaceholderData}
            selection={selection}
            onOpen={onOpen}
            onSelect={selection.select}
            onStatus={(request, status) => void actions.setStatus([request], status)}
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
  if (view.cursor !== null) {
    return (
      <EmptyState title={requestListTexts.pageGone}>
        <Button variant="secondary" onClick={() => onChange({ cursor: null })}>
          Naar de eerste pagina
        </Button>
      </EmptyState>
    );
  }
  return (
    <EmptyState title={messages.requests.empty}>
      <p className="max-w-prose text-ink-muted">
        {isFiltered(view) || view.isHeld ? requestListTexts.emptySelection : requestListTexts.emptyInbox}
      </p>
    </EmptyState>
  );
}
