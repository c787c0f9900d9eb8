import { useState } from 'react';
import { Link } from 'react-router-dom';
import { MailLine } from '@/components/office/mail/mail-line';
import { Button } from '@/components/ui/button';
import { notify } from '@/components/ui/notify';
import { ConfirmQuestion } from '@/components/ui/questions/confirm-question';
import { invoiceTexts as texts } from '@/content/office/invoices/invoices';
import { mailChoiceTexts } from '@/content/office/requests/mail-choice';
import { failureText } from '@/data/errors';
import { readInvoiceFiles } from '@/data/invoices/files';
import { useCreditInvoice } from '@/data/invoices/mutations';
import type { Invoice } from '@/data/invoices/queries';
import { newInvoiceLink } from '@/lib/admin-links';
import { downloadFile } from '@/lib/browser/download';
import { MailInvoice } from './mail-invoice';

interface InvoiceActionsProps {
  invoice: Invoice;
}

/** The files of an invoice, mailing it, and taking it back. */
export function InvoiceActions({ invoice }: InvoiceActionsProps) {
  const [asksToCredit, setAsksToCredit] = useState(false);
  const [isWithoutMail, setIsWithoutMail] = useState(false);
  const crediting = useCreditInvoice();
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

  function credit() {
    const credited = { invoiceId: invoice.id, isWithoutMail };
    crediting.mutate(credited, {
      onSuccess: (given) => notify.success(texts.creditMade(given)),
      onError: (error) => notify.error(failureText(texts.notSaved, error)),
      onSettled: () => setAsksToCredit(false),
    });
  }

  return (
    <>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" disabled={!invoice.has_files} onClick={() => void download('pdf')}>
          PDF
        </Button>
        <Button variant="secondary" disabled={!invoice.has_files} onClick={() => void download('xml')}>
          XML
        </Button>
        {invoice.can_mail && <MailInvoice invoice={invoice} />}
        {isInvoice && !invoice.is_credited && (
          <Button variant="secondary" onClick={() => setAsksToCredit(true)}>
            {texts.credit}
          </Button>
        )}
        {isInvoice && invoice.is_credited && invoice.due === 'job' && (
          <Link
            to={newInvoiceLink(invoice.request_id)}
            className="inline-flex min-h-11 items-center font-semibold text-primary underline"
          >
            {texts.makeAnew}
          </Link>
        )}
      </div>
      {asksToCredit && (
        <div className="grid gap-1">
          <ConfirmQuestion
            question={texts.creditQuestion(number, invoice.paid)}
            confirm={texts.credit}
            cancel="Annuleren"
            isBusy={crediting.isPending}
            onConfirm={credit}
            onCancel={() => setAsksToCredit(false)}
          />
          <MailLine
            text={invoice.can_mail ? texts.mailsCredit : ''}
            withoutMail={invoice.can_mail ? mailChoiceTexts.withoutMailBox : ''}
            isWithoutMail={isWithoutMail}
            onChange={setIsWithoutMail}
          />
        </div>
      )}
    </>
  );
}
