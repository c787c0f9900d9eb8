import { Link } from 'react-router-dom';
import { uninvoicedTexts as texts } from '@/content/office/invoices/invoices';
import type { Uninvoiced } from '@/data/invoices/queries';
import { newInvoiceLink } from '@/lib/admin-links';
import { formatWholeDate } from '@/lib/format/format-whole-date';

interface UninvoicedRequestsProps {
  requests: Uninvoiced[];
}

/** The completed requests without an invoice, each with what it lacks; nothing when there are none. */
export function UninvoicedRequests({ requests }: UninvoicedRequestsProps) {
  if (requests.length === 0) return null;
  return (
    <section className="mt-4">
      <h3 className="text-lg font-bold">{texts.title(requests.length)}</h3>
      <ul>
        {requests.map(({ request_id, name, completed_on, lacks }) => (
          <li key={request_id} className="flex min-h-11 flex-wrap items-center gap-x-3">
            <Link
              to={newInvoiceLink(request_id)}
              className="inline-flex min-h-11 items-center font-semibold text-primary underline"
            >
              {texts.make(name)}
            </Link>
            <span>{texts.completed(formatWholeDate(completed_on))}</span>
            {lacks !== null && <span className="text-ink-muted">{texts.lacks[lacks]}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
