import { Link } from 'react-router-dom';
import { Button } from '@/components/ui/button';
import { notify } from '@/components/ui/notify';
import { invoiceTexts as texts } from '@/content/office/invoices/invoices';
import { readInvoiceFiles } from '@/data/invoices/files';
import type { Invoice } from '@/data/invoices/queries';
import { newInvoiceLink } from '@/lib/admin-links';
import { downloadFile } from '@/lib/browser/download';
import { CreditInvoice } from './credit-invoice';
import { MailInvoice } from './mail-invoice';

interface InvoiceActionsProps {
  invoice: Invoice;
}

/** The files of an invoice, mailing it, and taking it back. */
export function InvoiceActions({ invoice }: InvoiceActionsProps) {
  const { number } = invoice;
  const isInvoice = invoice.state !== 'credit-note';

  async function download(type: 'pdf' | 'xml') {
    try {
      const [file] = await readInvoiceFiles([invoice.id]);
      if (!file) throw new Error('the files are not made yet');
      downloadFile({ name: `${number}.${type}`, type: `application/${type}`, parts: [file[type]] });
    } catch {
      notify.error(texts.downloadFailed);
    }
  }

  return (
    <div className="flex flex-wrap gap-3">
      <Button variant="secondary" disabled={!invoice.has_files} onClick={() => void download('pdf')}>
        PDF
      </Button>
      <Button variant="secondary" disabled={!invoice.has_files} onClick={() => void download('xml')}>
        XML
      </Button>
      {invoice.can_mail && invoice.planned_credit === null && <MailInvoice invoice={invoice} />}
      {isInvoice && !invoice.is_credited && <CreditInvoice invoice={invoice} />}
      {isInvoice && invoice.is_credited && invoice.due === 'job' && (
        <Link
          to={newInvoiceLink(invoice.request_id)}
          className="inline-flex min-h-11 items-center font-semibold text-primary underline"
        >
          {texts.makeAnew}
        </Link>
      )}
    </div>
  );
}
