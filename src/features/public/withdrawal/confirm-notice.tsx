import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { ChangingText } from '@/components/ui/changing-text';
import { Notice } from '@/components/ui/notice';
import { withdrawalWords } from '@/content/legal/withdrawal';
import { withdrawalPage as texts } from '@/content/public/withdrawal';
import { bringToTop } from '@/lib/browser/bring-to-top';
import { loadCode } from '@/lib/browser/load-code';
import type { Draft } from './draft-key';
import { NoticeFacts } from './notice-facts';

interface ConfirmNoticeProps {
  draft: Draft;
  onReceived: (receivedAt: string) => void;
  onBack: () => void;
}

/** The second step: what was filled in, and the button that withdraws. It takes the focus. */
export function ConfirmNotice({ draft: { id, notice }, onReceived, onBack }: ConfirmNoticeProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<'' | 'limited' | 'failed'>('');

  async function send() {
    if (isBusy) return;
    setIsBusy(true);
    setFailure('');
    const given = await loadCode(() => import('@/data/withdrawals/give-notice'), 'giveNotice')
      .then((giveNotice) => giveNotice(id, notice))
      .catch(() => ({ failure: 'failed' as const }));
    setIsBusy(false);
    if ('receivedAt' in given) onReceived(given.receivedAt);
    else setFailure(given.failure);
  }

  return (
    <section ref={bringToTop} tabIndex={-1} aria-labelledby="withdraw-confirm" className="grid max-w-xl gap-5">
      <h2 id="withdraw-confirm" className="text-2xl font-bold">
        {texts.confirmTitle}
      </h2>
      <NoticeFacts notice={notice} />
      <p>{texts.confirm}</p>
      <div role="alert" className="empty:hidden">
        {failure !== '' && (
          <Notice tone="danger">
            <ChangingText>{failure === 'limited' ? texts.tooMany : texts.failed}</ChangingText>
          </Notice>
        )}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button className="max-xs:grow" aria-disabled={isBusy} onClick={() => void send()}>
          <ChangingText>{isBusy ? texts.busy : withdrawalWords.confirm}</ChangingText>
        </Button>
        <Button variant="secondary" className="max-xs:grow" onClick={onBack}>
          {texts.change}
        </Button>
      </div>
    </section>
  );
}
