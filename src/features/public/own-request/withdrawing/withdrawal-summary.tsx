import { Facts } from '@/components/public/facts';
import type { ReactNode } from 'react';
import { ChangingText } from '@/components/ui/changing-text';
import { termFigures } from '@/content/legal/term-figures';
import { owedText, withdrawalWords } from '@/content/legal/withdrawal';
import { withdrawing as texts } from '@/content/public/request/withdrawing';
import type { OwnRequest, Withdrawal } from '@/data/own-request/queries';
import { momentText } from '@/features/public/visit/moment-text';
import { focusElement } from '@/lib/browser/focus-element';
import { formatDay } from '@/lib/format/format-date';
import { requestReference } from '@/domain/request/request-reference';

interface WithdrawalSummaryProps {
  request: OwnRequest;
  withdrawal: Extract<Withdrawal, { state: 'open' }>;
  /** The buttons. */
  children: ReactNode;
}

/** What the customer is about to withdraw from, and what that comes to: it takes the focus. */
export function WithdrawalSummary({ request, withdrawal, children }: WithdrawalSummaryProps) {
  const { name, id, address, appointment, terms } = request;
  const figures = termFigures(terms);
  const owed = owedText(withdrawal.owed, figures);
  const hasMoment = appointment !== null && appointment !== 'unreadable';
  return (
    <section
      ref={focusElement}
      tabIndex={-1}
      aria-labelledby="withdraw-title"
      className="grid w-full gap-4 rounded-lg border border-control bg-surface p-4 sm:p-6"
    >
      <h3 id="withdraw-title" className="text-xl font-bold">
        {texts.title}
      </h3>
      <Facts
        facts={[
          [texts.facts.name, name],
          [texts.facts.home, address],
          [texts.facts.reference, requestReference(id)],
          [texts.facts.ordered, formatDay(withdrawal.ordered_at)],
          [texts.facts.visit, hasMoment ? momentText(appointment.starts_at) : null],
          [texts.facts.statement, `“${withdrawalWords.statement}”`],
        ]}
      />
      <p className="max-w-prose">{texts.explanation}</p>
      {owed !== null && <p className="max-w-prose">{owed}</p>}
      <p className="max-w-prose">{withdrawalWords.paid(figures)}</p>
      <p className="max-w-prose">
        <ChangingText>{withdrawal.can_mail ? texts.mailed : texts.shown}</ChangingText>
      </p>
      {children}
    </section>
  );
}
