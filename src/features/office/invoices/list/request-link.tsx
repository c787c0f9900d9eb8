import { Link } from 'react-router-dom';
import { invoiceTexts as texts } from '@/content/office/invoices/invoices';
import { openedRequestLink } from '@/lib/admin-links';
import { paths } from '@/lib/paths';

interface RequestLinkProps {
  requestId: string;
  /** Of the customer; '' once forgotten, and then there is no request either. */
  name: string;
}

/** The customer of an invoice, as the way to the request. */
export function RequestLink({ requestId, name }: RequestLinkProps) {
  if (name === '') return <span>{texts.forgotten}</span>;
  return (
    <Link
      to={{ pathname: paths.admin, ...openedRequestLink(new URLSearchParams(), requestId) }}
      className="inline-flex min-h-11 items-center font-semibold text-primary underline underline-offset-4"
    >
      {name}
    </Link>
  );
}
