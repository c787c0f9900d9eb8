import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';
import { Notice } from '@/components/ui/notice';
import { relatedTexts, requestStatusLabels } from '@/content/office/requests/requests';
import { relatedRequestsQuery, type RelatedRequest } from '@/data/requests/related';
import { knownStatus } from '@/domain/request/request-status';
import { openedRequestLink } from '@/lib/admin-links';
import { formatDateTime } from '@/lib/format/format-date';

interface RelatedRequestsProps {
  requestId: string;
  /** Leaves the opened request, after a question when something would be lost. */
  onLeave: (go: () => void) => void;
}

/** The other requests of the same customer; nothing while there are none or they are not known. */
export function RelatedRequests({ requestId, onLeave }: RelatedRequestsProps) {
  const { data = [] } = useQuery(relatedRequestsQuery(requestId));
  const [params, setParams] = useSearchParams();
  if (data.length === 0) return null;
  return (
    <Notice>
      <details open={data.length < 3}>
        <summary className="min-h-6 font-semibold">{relatedTexts.title(data.length)}</summary>
        <ul className="mt-1 grid gap-1">
          {data.map((related) => (
            <li key={related.id}>
              <Link
                to={openedRequestLink(params, related.id)}
                className="inline-block min-h-6 font-semibold text-primary underline"
                onClick={(event) => {
                  event.preventDefault();
                  const { search } = openedRequestLink(params, related.id);
                  onLeave(() => setParams(new URLSearchParams(search), { replace: true }));
                }}
              >
                {related.name}
              </Link>{' '}
              {describe(related)}
            </li>
          ))}
        </ul>
      </details>
    </Notice>
  );
}

function describe({ createdAt, status, address, ...shared }: RelatedRequest): string {
  const reasons = [
    shared.isSameEmail && relatedTexts.email,
    shared.isSamePhone && relatedTexts.phone,
    shared.isSameAddress && relatedTexts.address,
  ].filter((reason) => reason !== false);
  const place = shared.isSameAddress ? '' : address;
  return [formatDateTime(createdAt), requestStatusLabels[knownStatus(status)], place, reasons.join(', ')]
    .filter((part) => part !== '')
    .join(' · ');
}
