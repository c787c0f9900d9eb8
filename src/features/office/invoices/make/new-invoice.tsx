import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { Loading } from '@/components/ui/loading';
import { Notice } from '@/components/ui/notice';
import { RetryNotice } from '@/components/ui/retry-notice';
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
  const { data, isPending, isError, isFetching, refetch } = useQuery({
    ...requestInvoicesQuery(requestId),
    // What is typed starts from it.
    staleTime: Infinity,
  });
  function close() {
    const rest = new URLSearchParams(params);
    rest.delete(adminParams.invoice);
    setParams(rest, { replace: true });
  }
  if (isPending) return <Loading text={invoiceTexts.loading} />;
  if (isError && !isFetching) {
    return (
      <RetryNotice role="alert" className="mt-4" onRetry={() => void refetch()}>
        <p>{invoiceTexts.loadFailed}</p>
      </RetryNotice>
    );
  }
  if (!data) return <Notice className="mt-4">{texts.off}</Notice>;
  return <NewInvoiceForm requestId={requestId} start={data} onClose={close} />;
}
