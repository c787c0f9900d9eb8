import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/questions/dialog';
import { Loading } from '@/components/ui/loading';
import { Notice } from '@/components/ui/notice';
import { RetryNotice } from '@/components/ui/retry-notice';
import { requestListTexts } from '@/content/office/requests/requests';
import { openedRequestQuery } from '@/data/requests/queries';
import { useNoteSeen } from '@/data/requests/seen';
import type { StoredRequest } from '@/domain/request/request-fields';
import type { Neighbours } from './neighbours';
import { RequestDialog } from './request-dialog';

interface OpenedRequestProps {
  id: string;
  /** The request in the list; undefined when it is not on the current page. */
  listed: StoredRequest | undefined;
  onClose: () => void;
  onGone: () => void;
  onSaved: (saved: StoredRequest) => void;
  onWebhookFailed: (request: StoredRequest) => void;
  neighbours?: Neighbours;
  /** It was just entered by telephone. */
  isEntered?: boolean;
}

/**
 * The request of the URL in its dialog. It is fetched by its id, because the list may be outdated, and follows what
 * others store; one that is deleted meanwhile stays on screen.
 */
export function OpenedRequest({ id, listed, onWebhookFailed, ...dialog }: OpenedRequestProps) {
  const [known, setKnown] = useState(listed);
  const read = useQuery(openedRequestQuery(id));
  if (read.data && read.data !== known) setKnown(read.data);
  const request = read.data ?? known;
  const hasNews = request !== undefined && request.customerAction !== '';
  const noteSeen = useNoteSeen();
  useEffect(() => {
    if (hasNews) noteSeen(id);
  }, [id, hasNews, noteSeen]);

  if (request) {
    return (
      <RequestDialog
        {...dialog}
        request={request}
        isGone={read.data === null}
        onWebhookFailed={() => onWebhookFailed(request)}
      />
    );
  }
  return (
    <Dialog
      isOpen
      title="Aanvraagdetails"
      description="Een aanvraag die je via een link opent"
      onClose={dialog.onClose}
    >
      <div className="grid gap-4 overflow-y-auto p-5 sm:p-6">
        {read.isPending && <Loading text={requestListTexts.opening} />}
        {read.isError && (
          <RetryNotice role="alert" onRetry={() => void read.refetch()}>
            <p className="font-semibold">{requestListTexts.openFailed}</p>
            <p>{requestListTexts.openFailedHelp}</p>
          </RetryNotice>
        )}
        {read.data === null && (
          <Notice tone="warning" role="alert">
            {requestListTexts.notFound}
          </Notice>
        )}
        <Button variant="secondary" className="justify-self-end" onClick={dialog.onClose}>
          Sluiten
        </Button>
      </div>
    </Dialog>
  );
}
