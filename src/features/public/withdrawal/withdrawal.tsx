import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { loadCode } from '@/lib/browser/load-code';
import type { WithdrawalNotice } from '@/domain/request/withdrawal-notice';
import { ConfirmNotice } from './confirm-notice';
import { hasDraft, writeDraft, type Draft } from './draft-key';
import { NoticeForm } from './notice-form';
import { Receipt } from './receipt';

/** What the history keeps of the second step, so that Back leads to the first one. */
const confirming = { step: 'confirm' };

/** Withdraws in two steps, without the link of the own page; what was filled in survives a reload, and ends in a receipt. */
export function Withdrawal() {
  const [draft, setDraft] = useState<Draft | null>(null);
  const navigate = useNavigate();
  const state: unknown = useLocation().state;
  const isConfirming = typeof state === 'object' && state !== null && 'step' in state && state.step === confirming.step;
  const [isReturning, setIsReturning] = useState(false);

  useEffect(() => {
    if (!hasDraft()) return;
    loadCode(() => import('./draft'), 'readDraft')
      .then((readDraft) => setDraft(readDraft()))
      .catch(() => undefined);
  }, []);

  function keep(next: Draft | null) {
    writeDraft(next);
    setDraft(next);
  }

  function handleFilledIn(notice: WithdrawalNotice) {
    const isSame = draft !== null && JSON.stringify(draft.notice) === JSON.stringify(notice);
    keep(isSame ? draft : { id: crypto.randomUUID(), notice, receivedAt: null });
    setIsReturning(true);
    void navigate('.', { state: confirming });
  }

  if (draft?.receivedAt) {
    return (
      <Receipt
        notice={draft.notice}
        receivedAt={draft.receivedAt}
        onAgain={() => {
          keep(null);
          void navigate('.', { replace: true, state: null });
        }}
      />
    );
  }
  if (draft && isConfirming) {
    return (
      <ConfirmNotice
        draft={draft}
        onReceived={(receivedAt) => keep({ ...draft, receivedAt })}
        onBack={() => void navigate(-1)}
      />
    );
  }
  // Another key fills in what was kept.
  return (
    <NoticeForm
      key={draft?.id ?? ''}
      initial={draft?.notice ?? null}
      takesFocus={isReturning}
      onFilledIn={handleFilledIn}
    />
  );
}
