import { Facts } from '@/components/public/facts';
import { withdrawalWords } from '@/content/legal/withdrawal';
import { withdrawalPage } from '@/content/public/withdrawal';
import type { WithdrawalNotice } from '@/domain/request/withdrawal-notice';
import { dayText, momentText } from '#shared/mail/date-text.ts';

interface NoticeFactsProps {
  notice: WithdrawalNotice;
  /** ISO 8601; '' before. */
  receivedAt?: string;
}

/** What somebody declares, and when it was received. */
export function NoticeFacts({ notice, receivedAt = '' }: NoticeFactsProps) {
  const { facts } = withdrawalPage.receipt;
  const { name, email, reference, postcode, houseNumber, orderedOn } = notice;
  return (
    <Facts
      facts={[
        [facts.statement, `“${withdrawalWords.statement}”`],
        [facts.received, momentText(receivedAt)],
        [facts.name, name],
        [facts.email, email],
        [facts.reference, reference],
        [facts.home, [postcode, houseNumber].filter((part) => part !== '').join(' ')],
        [facts.orderedOn, orderedOn === '' ? '' : dayText(orderedOn)],
      ]}
    />
  );
}
