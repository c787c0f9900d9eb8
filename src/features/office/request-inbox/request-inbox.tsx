import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Plus, RefreshCw } from 'lucide-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Loading } from '@/components/ui/loading';
import { Notice } from '@/components/ui/notice';
import { notify } from '@/components/ui/notify';
import { messages } from '@/content/messages';
import { newRequestTexts } from '@/content/office/requests/request-dialog';
import { requestListTexts } from '@/content/office/requests/requests';
import { requestKeys } from '@/data/requests/keys';
import { countOf, requestCountsQuery, requestPageQuery } from '@/data/requests/queries';
import type { StoredRequest } from '@/domain/request/request-fields';
import { adminSections } from '@/lib/admin-links';
import { lazyPart } from '@/lib/browser/load-code';
import { CsvExportButton } from './csv/csv-export-button';
import { BulkMailDialog } from './bulk/bulk-mail-dialog';
import { useBulkActions } from './bulk/use-bulk-actions';
import { VisitsOfStatus } from './bulk/visits-of-status';
import { useSelection } from './list-state/use-selection';
import { ListKeys } from './toolbar/list-keys';
import { defaultView, newRequest } from './list-state/list-view';
import { NewRequestsNotice, useNewRequests } from './toolbar/new-requests';
import { HeldActions } from './held/held-actions';
import { useNeighbours } from './detail/neighbours';
import { NextStepBar } from './detail/next-step-bar';
import { useSavedRequest } from './detail/use-saved-request';
import { useFocusReturn } from './detail/use-focus-return';
import { LabelsButton } from './labels/labels-button';
import { RequestList } from './list/request-list';
import { rowButtonId } from './columns/name-cell';
import { RequestToolbar } from './toolbar/request-toolbar';
import { useListView } from './list-state/use-list-view';

const OpenedRequest = lazyPart(importOpened, 'OpenedRequest');
const NewRequestDialog = lazyPart(importNew, 'NewRequestDialog');

function importOpened() {
  return import('./detail/opened-request');
}

function importNew() {
  return import('./new/new-request-dialog');
}

/** The list of requests, a page at a time, and the dialog of an opened one, whose code comes once the list is there. */
export function RequestInbox() {
  const queryClient = useQueryClient();
  const { view, openedId, change, open, close, closeGone } = useListView();
  const page = useQuery(requestPageQuery(view));
  const { search, rush, from, until } = view;
  const counts = useQuery(requestCountsQuery(view));
  const arrivals = useNewRequests();
  const [note, setNote] = useState('');
  const selection = useSelection(page.data, view);
  const actions = useBulkActions({ onOpen: handleOpen, onNote: setNote });
  const title = useRef<HTMLHeadingElement>(null);
  const { isError, errorUpdatedAt } = page;
  const shown = page.data?.requests.filter(({ id }) => !page.data.goneIds.includes(id)) ?? [];
  const { saved, show, dismiss } = useSavedRequest(openedId);
  const neighbours = useNeighbours({
    openedId,
    savedId: saved?.id ?? '',
    page: page.data && { ...page.data, requests: shown },
    fetchPage: (cursor) => queryClient.query(requestPageQuery({ ...view, cursor })),
    onOpen: open,
  });
  const [enteredId, setEnteredId] = useState('');
  useFocusReturn(openedId, adminSections.requests);

  const isShown = page.data !== undefined;
  useEffect(() => {
    // Without a connection both still open; what fails here is tried again then.
    if (isShown) Promise.all([importOpened(), importNew()]).catch(() => undefined);
  }, [isShown]);

  useEffect(() => {
    if (isError) notify.error(messages.requests.fetchFailed);
  }, [isError, errorUpdatedAt]);

  function refresh() {
    arrivals.markShown();
    void queryClient.invalidateQueries({ queryKey: requestKeys.all });
  }

  function handleShowArrivals() {
    refresh();
    change(defaultView);
    title.current?.focus();
  }

  function handleSaved(request: StoredRequest) {
    setNote('');
    closeGone(request.id);
    show(request);
  }

  function handleOpen({ id }: StoredRequest) {
    // Wherever the row was clicked, the focus returns to its button.
    document.getElementById(rowButtonId(id))?.focus();
    open(id);
  }

  return (
    <Card isDense className="@container">
      <div className="flex items-center justify-between gap-x-3 gap-y-2 max-sm:flex-wrap">
        <h2
          id={adminSections.requests}
          ref={title}
          tabIndex={-1}
          className="text-xl font-bold max-sm:w-full @max-2xs:text-base"
        >
          Energielabel Aanvragen
        </h2>
        <div className="flex justify-end gap-2 sm:flex-wrap @max-2xs:gap-1 @max-3xs:flex-wrap">
          <ListKeys />
          <Button
            variant="secondary"
            className="max-sm:px-2"
            aria-disabled={page.isFetching}
            onClick={() => {
              if (!page.isFetching) refresh();
            }}
          >
            <RefreshCw aria-hidden="true" className="size-5 max-sm:hidden" />
            Vernieuwen
          </Button>
          <CsvExportButton filters={view} />
          <LabelsButton />
          <Button className="max-sm:px-3" onClick={() => open(newRequest)}>
            <Plus aria-hidden="true" className="size-5" />
            <span className="max-sm:sr-only">{newRequestTexts.title}</span>
          </Button>
        </div>
      </div>
      <NewRequestsNotice count={arrivals.count} onShow={handleShowArrivals} />
      {note && (
        <Notice tone="warning" role="status" className="mt-4">
          {note}
        </Notice>
      )}
      <RequestToolbar view={view} counts={counts.data} onChange={change} />
      {view.isHeld && (
        <HeldActions
          filters={{ search, rush, from, until }}
          hasRequests={page.data !== undefined && page.data.requests.length > 0}
          selection={selection}
          onAllDeleted={() => change({ cursor: null })}
        />
      )}
      <RequestList
        page={page}
        view={view}
        total={counts.data && countOf(counts.data, view)}
        labelledBy={adminSections.requests}
        selection={selection}
        actions={actions}
        onOpen={handleOpen}
        onChange={change}
      />
      {actions.mailQuestion && <BulkMailDialog {...actions.mailQuestion} />}
      {actions.question && <VisitsOfStatus question={actions.question} />}
      <NextStepBar saved={saved} onNext={neighbours.next} onDismiss={dismiss} />
      <Suspense fallback={<Loading text={requestListTexts.opening} />}>
        {openedId === newRequest && (
          <NewRequestDialog
            onClose={close}
            onEntered={(id) => {
              setEnteredId(id);
              open(id);
            }}
          />
        )}
        {openedId !== '' && openedId !== newRequest && (
          <OpenedRequest
            key={openedId}
            id={openedId}
            neighbours={neighbours}
            isEntered={openedId === enteredId}
            listed={page.data?.requests.find(({ id }) => id === openedId)}
            onClose={close}
            onGone={() => closeGone(openedId)}
            onSaved={handleSaved}
            onWebhookFailed={({ name }) => setNote(messages.requests.webhookFailed(name))}
          />
        )}
      </Suspense>
    </Card>
  );
}
