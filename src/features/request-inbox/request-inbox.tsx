import { useInfiniteQuery } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Notice } from '@/components/ui/notice';
import { notify } from '@/components/ui/notify';
import { messages } from '@/content/messages';
import { requestsQuery } from '@/data/requests/queries';
import type { Submission } from '@/data/requests/submission';
import { RequestDialog } from './request-dialog';
import { RequestList } from './request-list';
import { rowButtonId } from './request-row';

const titleId = 'requests-title';

/** The requests of home owners, newest first, each to be opened, handled and removed. */
export function RequestInbox() {
  const requests = useInfiniteQuery(requestsQuery());
  // The version that was opened stays while it is edited, whatever the list does meanwhile.
  const [opened, setOpened] = useState<Submission | null>(null);
  const [note, setNote] = useState('');
  const title = useRef<HTMLHeadingElement>(null);
  const { isError, errorUpdatedAt } = requests;

  useEffect(() => {
    if (isError) notify.error(messages.requests.fetchFailed);
  }, [isError, errorUpdatedAt]);

  function handleClose(id: string) {
    // A save may end after its dialog was closed and another one opened.
    setOpened((current) => (current?.id === id ? null : current));
    // After the dialog is gone; the row may be gone as well.
    setTimeout(() => (document.getElementById(rowButtonId(id)) ?? title.current)?.focus(), 0);
  }

  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={titleId} ref={title} tabIndex={-1} className="text-xl font-bold outline-none">
          Energielabel Aanvragen
        </h2>
        <Button
          look="secondary"
          aria-disabled={requests.isFetching}
          onClick={() => {
            if (!requests.isFetching) void requests.refetch();
          }}
        >
          <RefreshCw aria-hidden="true" className="size-5" />
          Vernieuwen
        </Button>
      </div>
      {note && (
        <Notice tone="warning" role="status" className="mt-4">
          {note}
        </Notice>
      )}
      <RequestList requests={requests} labelledBy={titleId} onOpen={setOpened} />
      {opened && (
        <RequestDialog
          key={opened.id}
          request={opened}
          onClose={() => handleClose(opened.id)}
          onSaved={() => setNote('')}
          onWebhookFailed={() => setNote(messages.requests.webhookFailed(opened.name))}
        />
      )}
    </Card>
  );
}
