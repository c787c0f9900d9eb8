import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Loading } from '@/components/ui/loading';
import { RetryNotice } from '@/components/ui/retry-notice';
import { messages } from '@/content/messages';
import { auditHeading, auditLines } from '@/content/office/requests/audit-texts';
import { auditTrailQuery } from '@/data/requests/audit-trail';
import { useFieldText } from '../shared/use-field-text';

interface AuditTrailProps {
  requestId: string;
}

/** Who changed what, and when; fetched once it is opened. */
export function AuditTrail({ requestId }: AuditTrailProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className="min-h-11 cursor-pointer py-2 text-lg font-bold">Geschiedenis</summary>
      {isOpen && <AuditList requestId={requestId} />}
    </details>
  );
}

function AuditList({ requestId }: AuditTrailProps) {
  const trail = useQuery(auditTrailQuery(requestId));
  const textOf = useFieldText();
  if (trail.isPending || (trail.isError && trail.isFetching)) return <Loading text={messages.requests.auditLoading} />;
  if (trail.isError) {
    return (
      <RetryNotice role="alert" onRetry={() => void trail.refetch()}>
        <p>{messages.requests.auditFailed}</p>
      </RetryNotice>
    );
  }
  if (trail.data.length === 0) return <p className="text-ink-muted">{messages.requests.auditEmpty}</p>;
  return (
    <ol className="grid gap-3">
      {trail.data.map((entry) => (
        <li key={entry.id} className="border-l-4 border-line pl-3">
          <p className="text-sm text-ink-muted">{auditHeading(entry)}</p>
          {auditLines(entry, textOf).map((line) => (
            <p key={line} className="whitespace-pre-wrap">
              {line}
            </p>
          ))}
        </li>
      ))}
    </ol>
  );
}
