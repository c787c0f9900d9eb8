import { useRef, useState } from 'react';
import { Notice } from '@/components/ui/notice';
import { messages } from '@/content/messages';
import { newRequest } from '../list-state/list-view';
import { useListView } from '../list-state/use-list-view';
import { OpenedRequest, useFocusReturn } from './opened-request';

/** The request that the URL opens, over a room without the list. */
export function RequestOfUrl() {
  const { openedId, close, closeGone } = useListView();
  const [note, setNote] = useState('');
  const notePlace = useRef<HTMLDivElement>(null);
  useFocusReturn(openedId, notePlace);
  return (
    <div ref={notePlace} tabIndex={-1} role="status" className="empty:hidden">
      {note && <Notice tone="warning">{note}</Notice>}
      {openedId !== '' && openedId !== newRequest && (
        <OpenedRequest
          key={openedId}
          id={openedId}
          listed={undefined}
          onClose={close}
          onGone={() => closeGone(openedId)}
          onSaved={() => setNote('')}
          onWebhookFailed={({ name }) => setNote(messages.requests.webhookFailed(name))}
        />
      )}
    </div>
  );
}
