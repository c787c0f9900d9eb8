import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { Notice } from '@/components/ui/notice';
import { QueryState } from '@/components/office/query-state';
import { invoiceTexts, newInvoiceTexts as texts } from '@/content/office/invoices/invoices';
import { requestInvoicesQuery } from '@/data/invoices/queries';
import { adminParams } from '@/lib/admin-links';
import { NewInvoiceForm } from './new-invoice-form';

interface NewInvoiceProps {
  requestId: string;
}

/** Makes an invoice of a request by hand. */
export function NewInvoice({ requestId }: NewInvoiceProps) {
  const [params, setParams] = useSearchParams();
  const query = useQuery({
    ...requestInvoicesQuery(requestId),
    // What is typed starts from it.
    staleTime: Infinity,
  });
  function close() {
    const rest = new URLSearchParams(params);
    rest.delete(adminParams.invoice);
    setParams(rest, { replace: true });
  }
  if (query.data === undefined) return <QueryState query={query} texts={invoiceTexts} />;
  if (query.data === null) return <Notice className="mt-4">{texts.off}</Notice>;
  return <NewInvoiceForm requestId={requestId} start={query.data} onClose={close} />;
}
