import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { MailLine } from '@/components/office/mail/mail-line';
import { Button } from '@/components/ui/button';
import { ConfirmQuestion } from '@/components/ui/questions/confirm-question';
import { Notice } from '@/components/ui/notice';
import { RetryNotice } from '@/components/ui/retry-notice';
import { heldTexts, selectionTexts } from '@/content/office/requests/bulk-texts';
import { heldRequestsQuery } from '@/data/requests/held';
import type { RequestFilters } from '@/data/requests/list-query';
import { useMailLine } from '../shared/use-mail-line';
import type { Selection } from '../list-state/use-selection';
import { useHeldActions } from './use-held-actions';

interface HeldActionsProps {
  filters: RequestFilters;
  hasRequests: boolean;
  selection: Selection;
  onAllDeleted: () => void;
}

/** What these requests are, and accepting or deleting many at once. */
export function HeldActions({ filters, hasRequests, selection, onAllDeleted }: HeldActionsProps) {
  const { data: held, isError, refetch } = useQuery(heldRequestsQuery(filters));
  const { accept, remove, isBusy } = useHeldActions(filters);
  const ids = selection.requests.map(({ id }) => id);
  const [question, setQuestion] = useState<'none' | 'selected' | 'all'>('none');
  const mail = useMailLine(ids.map((id) => ({ id, is_accepted: true })));
  const frame = useRef<HTMLDivElement>(null);
  const count = question === 'all' ? (held?.total ?? 0) : ids.length;

  async function handleAccept() {
    if (await accept(ids, mail.isWithoutMail)) selection.selectPage(false);
    frame.current?.focus();
  }

  async function handleRemove() {
    if (!held || !(await remove(held.seenAt, question === 'all' ? null : ids))) return;
    if (question === 'all') onAllDeleted();
    selection.selectPage(false);
    setQuestion('none');
    frame.current?.focus();
  }

  return (
    <div ref={frame} tabIndex={-1} role="group" aria-label={heldTexts.title} className="mt-5 grid gap-3">
      <Notice tone="warning">{heldTexts.explanation}</Notice>
      {isError && (
        <RetryNotice role="alert" onRetry={() => void refetch()}>
          <p>{heldTexts.countFailed}</p>
        </RetryNotice>
      )}
      {question !== 'none' ? (
        <ConfirmQuestion
          explanation={heldTexts.questionExplanation}
          question={heldTexts.question(count)}
          confirm={isBusy ? heldTexts.removing : heldTexts.confirm}
          cancel={heldTexts.cancel}
          isBusy={isBusy}
          onConfirm={() => void handleRemove()}
          onCancel={() => {
            setQuestion('none');
            frame.current?.focus();
          }}
        />
      ) : (
        hasRequests && (
          <div className="flex flex-wrap gap-3 max-sm:*:grow">
            <MailLine {...mail} />
            {ids.length === 0 ? (
              <Button variant="secondary" onClick={() => selection.selectPage(true)}>
                {selectionTexts.selectPage}
              </Button>
            ) : (
              <>
                <Button aria-disabled={isBusy} onClick={() => void handleAccept()}>
                  {heldTexts.accept(ids.length)}
                </Button>
                {held && (
                  <Button variant="danger" onClick={() => setQuestion('selected')}>
                    {heldTexts.remove(ids.length)}
                  </Button>
                )}
              </>
            )}
            {held && (
              <Button variant="danger" onClick={() => setQuestion('all')}>
                {heldTexts.removeAll(held.total)}
              </Button>
            )}
          </div>
        )
      )}
    </div>
  );
}
