import { Notice } from '@/components/ui/notice';
import { withdrawnTexts as texts } from '@/content/office/requests/withdrawn';
import type { StoredRequest } from '@/domain/request/request-fields';
import { formatDateTime } from '@/lib/format/format-date';

/** That the customer withdrew, and what follows from it. */
export function WithdrawnNotice({ request: { withdrawnAt, withdrawalOwed: owed } }: { request: StoredRequest }) {
  return (
    <Notice tone="warning">
      <p>{texts.notice(formatDateTime(withdrawnAt))}</p>
      <p>{owed !== null && owed > 0 ? texts.owed(owed) : texts.nothing}</p>
      <p>{texts.paid}</p>
    </Notice>
  );
}
