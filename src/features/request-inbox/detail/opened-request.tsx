import { useQuery } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Loading } from '@/components/ui/loading';
import { Notice } from '@/components/ui/notice';
import { requestListTexts } from '@/content/office/requests';
import { openedRequestQuery } from '@/data/requests/queries';
import type { Submission } from '@/data/requests/submission';
import { rowButtonId } from '../list/request-cells';
import { RequestDialog } from './request-dialog';

interface OpenedRequestProps {
  id: string;
  /** The request as the list has it; undefined when it is not on the page that is shown. */
  listed: Submission | undefined;
  onClose: () => void;
  onSaved: () => void;
  onWebhookFailed: (request: Submission) => void;
}

/**
 * The request of the URL in its dialog. The list may hold an old version, so it is read by its id as well, and stays
 * while it is edited, whatever the list does meanwhile.
 */
export function OpenedRequest({ id, listed, onClose, onSaved, onWebhookFailed }: OpenedRequestProps) {
  const [known] = useState(listed);
  const read = useQuery(openedRequestQuery(id));
  const request = read.data ?? known;

  if (request) {
    return (
      <RequestDialog
        request={request}
        onClose={onClose}
        onSaved={onSaved}
        onWebhookFailed={() => onWebhookFailed(request)}
      />
    );
  }
  return (
    <Dialog isOpen title="Aanvraagdetails" description="Een aanvraag die je via een link opent" onClose={onClose}>
      <div className="grid gap-4 overflow-y-auto p-5 sm:p-6">
        {read.isPending && <Loading text={requestListTexts.opening} />}
        {read.isError && (
          <Notice tone="danger" role="alert">
            <p className="font-semibold">{requestListTexts.openFailed}</p>
            <p>{requestListTexts.openFailedHelp}</p>
            <Button variant="secondary" className="mt-3" onClick={() => void read.refetch()}>
              Opnieuw proberen
            </Button>
          </Notice>
        )}
        {read.data === null && (
          <Notice tone="warning" role="alert">
            {requestListTexts.notFound}
          </Notice>
        )}
        <Button variant="secondary" className="justify-self-end" onClick={onClose}>
          Sluiten
        </Button>
      </div>
    </Dialog>
  );
}

/**
 * When a request closes, however that happens, the focus goes back to what opened it; that gone, to its row, and else
 * to the fallback.
 */
export function useFocusReturn(openedId: string, fallback: RefObject<HTMLElement | null>): void {
  const opener = useRef<Element | null>(null);
  const lastId = useRef('');

  // Before the window takes the focus.
  useLayoutEffect(() => {
    if (openedId !== '') opener.current = document.activeElement;
  }, [openedId]);

  useEffect(() => {
    const closedId = lastId.current;
    lastId.current = openedId;
    if (closedId === '' || openedId !== '') return;
    // After the window has let go of it.
    const timer = setTimeout(() => {
      const first = opener.current;
      const isThere = first instanceof HTMLElement && first.isConnected && first !== document.body;
      (isThere ? first : (document.getElementById(rowButtonId(closedId)) ?? fallback.current))?.focus();
    }, 0);
    return () => clearTimeout(timer);
  }, [openedId, fallback]);
}
