import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/components/ui/button';
import { ChangingText } from '@/components/ui/changing-text';
import { Notice } from '@/components/ui/notice';
import { termFigures } from '@/content/legal/term-figures';
import { withdrawalWords } from '@/content/legal/withdrawal';
import { withdrawing as texts } from '@/content/public/request/withdrawing';
import { useWithdraw } from '@/data/own-request/mutations';
import type { Withdrawal } from '@/data/own-request/queries';
import { formatPlainDay } from '@/lib/format/format-date';
import { unbroken } from '@/lib/format/unbroken';
import type { BusinessTerms } from '#shared/business-terms.ts';
import type { RequestStateProps } from '../state';
import { WithdrawalSummary } from './withdrawal-summary';

/**
 * Withdraws from the order in two steps, as long as the customer may (article 11a of directive 2011/83/EU); afterwards since
 * when and why that is over.
 */
export function Withdraw({ customerKey, request, onDone }: RequestStateProps) {
  const [isAsked, setIsAsked] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const mutation = useWithdraw(customerKey);
  const { withdrawal } = request;
  const problem = mutation.isError ? texts.failed : mutation.data === false ? texts.tooLate : '';

  async function withdraw() {
    const isWithdrawn = await mutation.mutateAsync(undefined).catch(() => false);
    if (isWithdrawn) onDone(texts.done);
  }

  function close() {
    flushSync(() => setIsAsked(false));
    mutation.reset();
    opener.current?.focus();
  }

  if (withdrawal?.state === 'ended')
    return <p className="w-full max-w-prose">{endedText(withdrawal, request.terms)}</p>;
  if (withdrawal?.state !== 'open') return null;
  if (!isAsked) {
    return (
      <Button ref={opener} variant="secondary" onClick={() => setIsAsked(true)}>
        {withdrawalWords.open}
      </Button>
    );
  }
  return (
    <WithdrawalSummary request={request} withdrawal={withdrawal}>
      <div role="alert" className="empty:hidden">
        {problem !== '' && <Notice tone="danger">{problem}</Notice>}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button
          className="max-xs:grow"
          aria-disabled={mutation.isPending}
          onClick={() => !mutation.isPending && void withdraw()}
        >
          <ChangingText>{mutation.isPending ? texts.busy : withdrawalWords.confirm}</ChangingText>
        </Button>
        <Button variant="secondary" className="max-xs:grow" onClick={close}>
          {texts.keep}
        </Button>
      </div>
    </WithdrawalSummary>
  );
}

function endedText(
  { because, ended_on: since, last_day: until }: Extract<Withdrawal, { state: 'ended' }>,
  terms: BusinessTerms,
): string {
  const [sinceText, untilText] = [since, until].map((day) => unbroken(formatPlainDay(day)));
  return because === 'label'
    ? texts.ended.label(sinceText ?? '')
    : texts.ended.period(sinceText ?? '', untilText ?? '', termFigures(terms));
}
