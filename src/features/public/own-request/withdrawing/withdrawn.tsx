import { Facts } from '@/components/public/facts';
import { FileCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import { PrintButton } from '@/components/print/print-button';
import { PrintedSender } from '@/components/print/printed-sender';
import { ChangingText } from '@/components/ui/changing-text';
import { buttonClass } from '@/components/ui/button';
import { termFigures } from '@/content/legal/term-figures';
import { owedText, withdrawalWords } from '@/content/legal/withdrawal';
import { ownRequest } from '@/content/public/request/own-request';
import { withdrawing as texts } from '@/content/public/request/withdrawing';
import type { OwnRequest, Withdrawal } from '@/data/own-request/queries';
import { requestReference } from '@/domain/request/request-reference';
import { anchors, homeSection } from '@/lib/paths';
import { momentText } from '#shared/mail/date-text.ts';
import { State } from '../state';

interface WithdrawnProps {
  request: OwnRequest;
  withdrawal: Extract<Withdrawal, { state: 'withdrawn' }>;
}

/** The receipt of a withdrawal: what was said, and when. */
export function Withdrawn({ request: { name, id, address, terms }, withdrawal }: WithdrawnProps) {
  const { facts, withdrawn } = texts;
  const figures = termFigures(terms);
  const owed = owedText(withdrawal.owed, figures);
  return (
    <State icon={FileCheck} title={withdrawn.title} isQuiet>
      <Facts
        facts={[
          [facts.statement, `“${withdrawalWords.statement}”`],
          [facts.withdrawn, momentText(withdrawal.withdrawn_at)],
          [facts.name, name],
          [facts.home, address],
          [facts.reference, requestReference(id)],
        ]}
      />
      <p className="max-w-prose">{withdrawn.over}</p>
      {owed !== null && <p className="max-w-prose">{owed}</p>}
      <p className="max-w-prose">{withdrawalWords.paid(figures)}</p>
      <p className="max-w-prose print:hidden">
        <ChangingText>{withdrawal.is_mailed ? withdrawn.isMailed : withdrawn.notMailed}</ChangingText>
      </p>
      <PrintedSender />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2 print:hidden">
        <PrintButton />
        <p>{withdrawn.again}</p>
        <Link to={homeSection(anchors.contact)} className={buttonClass('quiet')}>
          {ownRequest.cancelled.again}
        </Link>
      </div>
    </State>
  );
}
