import { useQuery } from '@tanstack/react-query';
import { Notice } from '@/components/ui/notice';
import { withdrawnTexts as texts } from '@/content/office/requests/withdrawn';
import { allTermsQuery } from '@/data/terms/queries';
import type { StoredRequest } from '@/domain/request/request-fields';
import { formatDateTime } from '@/lib/format/format-date';

/** That the customer withdrew, and what follows from it by the terms of the order. */
export function WithdrawnNotice({ request }: { request: StoredRequest }) {
  const { withdrawnAt, withdrawalOwed: owed, termsFrom } = request;
  const terms = useQuery(allTermsQuery()).data?.find(({ validFrom }) => validFrom === termsFrom);
  return (
    <Notice tone="warning">
      <p>{texts.notice(formatDateTime(withdrawnAt))}</p>
      <p>{owed !== null && owed > 0 ? texts.owed(owed) : texts.nothing}</p>
      <p>
        {texts.paid} {terms && texts.refund(terms.refundDays)}
      </p>
    </Notice>
  );
}
