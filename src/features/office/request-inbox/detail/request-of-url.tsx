import { Suspense, useState } from 'react';
import { Loading } from '@/components/ui/loading';
import { Notice } from '@/components/ui/notice';
import { messages } from '@/content/messages';
import { requestListTexts } from '@/content/office/requests/requests';
import type { StoredRequest } from '@/domain/request/request-fields';
import { lazyPart } from '@/lib/browser/load-code';
import { newRequest } from '../list-state/list-view';
import { useListView } from '../list-state/use-list-view';
import { NextStepBar } from './next-step-bar';
import { useFocusReturn } from './use-focus-return';
import { useSavedRequest } from './use-saved-request';

const OpenedRequest = lazyPart(() => import('./opened-request'), 'OpenedRequest');

interface RequestOfUrlProps {
  /** Of the page: takes the focus when nothing else can. */
  headingId: string;
}

/** The request that the URL opens, over a page without the list. */
export function RequestOfUrl({ headingId }: RequestOfUrlProps) {
  const { openedId, close, closeGone } = useListView();
  const [note, setNote] = useState('');
  const { saved, show, dismiss } = useSavedRequest(openedId);
  useFocusReturn(openedId, headingId);

  function handleSaved(request: StoredRequest) {
    setNote('');
    closeGone(request.id);
    show(request);
  }

  return (
    <>
      <div role="status" className="empty:hidden">
        {note && <Notice tone="warning">{note}</Notice>}
      </div>
      <NextStepBar saved={saved} onDismiss={dismiss} />
      <Suspense fallback={<Loading text={requestListTexts.opening} />}>
        {openedId !== '' && openedId !== newRequest && (
          <OpenedRequest
            key={openedId}
            id={openedId}
            listed={undefined}
            onClose={close}
            onGone={() => closeGone(openedId)}
            onSaved={handleSaved}
            onWebhookFailed={({ name }) => setNote(messages.requests.webhookFailed(name))}
          />
        )}
      </Suspense>
    </>
  );
}
