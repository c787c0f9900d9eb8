import { Button } from '@/components/ui/button';
import { notify } from '@/components/ui/notify';
import { invoiceRefusals, invoiceTexts as texts } from '@/content/office/invoices/invoices';
import { failureText } from '@/data/errors';
import { useMailInvoice, useUndoInvoiceMail } from '@/data/invoices/mutations';
import type { Invoice } from '@/data/invoices/queries';
import { refusalText } from '@/data/invoices/refusals';

/** The most reminders of an invoice. */
const mostReminders = 3;

interface MailInvoiceProps {
  invoice: Invoice;
}

/** Mails an invoice again, or the next reminder of a late one; the mail can be taken back for a minute. */
export function MailInvoice({ invoice }: MailInvoiceProps) {
  const mailing = useMailInvoice();
  const undoing = useUndoInvoiceMail();
  const reminds = invoice.state === 'late' && (invoice.reminder?.number ?? 0) < mostReminders;

  function mail() {
    mailing.mutate(invoice.id, {
      onSuccess: (kind) => notify.success(texts.mailQueued[kind]),
      onError: (error) => notify.error(refusalText(invoiceRefusals, texts.notSaved, error)),
    });
  }

  function undo() {
    undoing.mutate(invoice.id, {
      onSuccess: (isUndone) => (isUndone ? notify.success(texts.mailUndone) : notify.error(texts.mailTooLate)),
      onError: (error) => notify.error(failureText(texts.notSaved, error)),
    });
  }

  // One button, so that the focus stays where it is.
  const canUndo = invoice.mail?.can_undo === true;
  return (
    <Button variant="secondary" disabled={!invoice.has_files} onClick={canUndo ? undo : mail}>
      {canUndo ? texts.undoMail : reminds ? texts.remind : texts.mail}
    </Button>
  );
}
