import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { MailLine } from '@/components/office/mail/mail-line';
import { Button } from '@/components/ui/button';
import { ConfirmQuestion } from '@/components/ui/questions/confirm-question';
import { notify } from '@/components/ui/notify';
import { mailChoiceTexts } from '@/content/office/requests/mail-choice';
import { invoiceStateLabels, invoiceTexts as texts } from '@/content/office/invoices/invoices';
import { failureText } from '@/data/errors';
import { readInvoiceFiles } from '@/data/invoices/files';
import { useCreditInvoice, useMailInvoice } from '@/data/invoices/mutations';
import type { Invoice } from '@/data/invoices/queries';
import { newInvoiceLink, openedRequestLink } from '@/lib/admin-links';
import { downloadFile } from '@/lib/browser/download';
import { formatWholeDate } from '@/lib/format/format-whole-date';
import { paths } from '@/lib/paths';
import { formatCents } from '#shared/format-cents.ts';
import { Payments } from './payments';

const linkClass = 'inline-flex min-h-11 items-center font-semibold text-primary underline';

interface InvoiceItemProps {
  invoice: Invoice;
}

/** An invoice, what became of it, and what can be done with it. */
export function InvoiceItem({ invoice }: InvoiceItemProps) {
  const [params] = useSearchParams();
  const [asksToCredit, setAsksToCredit] = useState(false);
  const [isWithoutMail, setIsWithoutMail] = useState(false);
  const crediting = useCreditInvoice();
  const mailing = useMailInvoice();
  const { number, state, customer } = invoice;
  const isInvoice = state !== 'credit-note';
  const isCredited = isInvoice && invoice.is_credited;

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

  function mail() {
    mailing.mutate(invoice.id, {
      onSuccess: () => notify.success(texts.mailQueued),
      onError: (error) => notify.error(failureText({ ...texts.notSaved, invalid: texts.mailedEnough }, error)),
    });
  }

  return (
    <li className="py-3">
      <details className="group">
        <summary className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-4">
          {/* A flex box has no marker of its own. */}
          <ChevronRight aria-hidden className="size-4 shrink-0 group-open:rotate-90" />
          <span className="font-semibold tabular-nums">{number}</span>
          <span>{customer.name === '' ? texts.forgotten : customer.name}</span>
          <span className="tabular-nums">{formatCents(isInvoice ? invoice.total : -invoice.total)}</span>
          <span className={state === 'late' || state === 'to-refund' ? 'font-semibold text-danger' : 'font-semibold'}>
            {invoiceStateLabels[state]}
          </span>
          <span className="text-sm text-ink-muted">{factsOf(invoice).join(', ')}</span>
        </summary>
        <div className="mt-2 grid gap-3">
          <div className="flex flex-wrap gap-3">
            <Button variant="secondary" disabled={!invoice.has_files} onClick={() => void download('pdf')}>
              PDF
            </Button>
            <Button variant="secondary" disabled={!invoice.has_files} onClick={() => void download('xml')}>
              XML
            </Button>
            {invoice.can_mail && (
              <Button variant="secondary" disabled={!invoice.has_files} onClick={mail}>
                {texts.mail}
              </Button>
            )}
            {isInvoice && !isCredited && (
              <Button variant="secondary" onClick={() => setAsksToCredit(true)}>
                {texts.credit}
              </Button>
            )}
            {isCredited && invoice.due === 'job' && (
              <Link to={newInvoiceLink(invoice.request_id)} className={linkClass}>
                {texts.makeAnew}
              </Link>
            )}
            <Link
              to={{ pathname: paths.admin, ...openedRequestLink(params, invoice.request_id) }}
              className={linkClass}
            >
              Aanvraag
            </Link>
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
          {isInvoice && <Payments invoice={invoice} />}
        </div>
      </details>
    </li>
  );
}

const mailTexts: Partial<Record<string, string | false>> = {
  sent: texts.mailed,
  waiting: texts.mailWaits,
  taken: texts.mailWaits,
  forgotten: false,
};

function factsOf(invoice: Invoice): string[] {
  const { issued_on, due_on, credited_number, paid, total, owed_back, refund_by, has_files, mail } = invoice;
  return [
    formatWholeDate(issued_on),
    due_on !== null && texts.due(formatWholeDate(due_on)),
    credited_number !== null && texts.credits(credited_number),
    paid > 0 && texts.paid(paid, total),
    owed_back > 0 && texts.owedBack(owed_back),
    refund_by !== null && texts.refundBy(formatWholeDate(refund_by)),
    has_files ? (mail === null ? texts.notMailed : (mailTexts[mail] ?? texts.mailFailed)) : texts.making,
  ].filter((fact) => fact !== false);
}
