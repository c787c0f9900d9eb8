import { useState } from 'react';
import { MailLine } from '@/components/office/mail/mail-line';
import { Button } from '@/components/ui/button';
import { notify } from '@/components/ui/notify';
import { ConfirmQuestion } from '@/components/ui/questions/confirm-question';
import { invoicePreviewTexts, invoiceRefusals, invoiceTexts as texts } from '@/content/office/invoices/invoices';
import { mailChoiceTexts } from '@/content/office/requests/mail-choice';
import { failureText } from '@/data/errors';
import { useCreditInvoice, useUndoInvoice } from '@/data/invoices/mutations';
import type { Invoice } from '@/data/invoices/queries';
import { refusalText } from '@/data/invoices/refusals';
import { PreviewButton } from '../make/preview-button';

interface CreditInvoiceProps {
  invoice: Invoice;
}

/** Takes back an invoice: its credit note is made after a minute, in which that can be undone, and is shown before. */
export function CreditInvoice({ invoice }: CreditInvoiceProps) {
  const { id: invoiceId, number, paid, can_mail, planned_credit: planned } = invoice;
  const [id] = useState(() => crypto.randomUUID());
  const [asks, setAsks] = useState(false);
  const [isWithoutMail, setIsWithoutMail] = useState(false);
  const crediting = useCreditInvoice();
  const undoing = useUndoInvoice();

  function credit() {
    const asked = { id, invoiceId, paid, isWithoutMail };
    crediting.mutate(asked, {
      onSuccess: () => notify.success(texts.creditPlanned),
      onError: (error) => notify.error(refusalText(invoiceRefusals, texts.notSaved, error)),
      onSettled: () => setAsks(false),
    });
  }

  function undo(credited: string) {
    undoing.mutate(credited, {
      onSuccess: (isUndone) => (isUndone ? notify.success(texts.creditUndone) : notify.error(texts.creditTooLate)),
      onError: (error) => notify.error(failureText(texts.notSaved, error)),
    });
  }

  const preview = (
    <PreviewButton
      label={invoicePreviewTexts.openCredit}
      variant="secondary"
      invoice={() => ({ id, credits: invoiceId })}
      isMailed={planned ? planned.is_mailed : can_mail && !isWithoutMail}
    />
  );
  if (planned) {
    return (
      <>
        <Button variant="secondary" onClick={() => undo(planned.id)}>
          {texts.undoCredit}
        </Button>
        {preview}
      </>
    );
  }
  return (
    <>
      <Button variant="secondary" onClick={() => setAsks(true)}>
        {texts.credit}
      </Button>
      {asks && (
        <div className="grid w-full justify-items-start gap-1">
          <ConfirmQuestion
            question={texts.creditQuestion(number, paid)}
            confirm={texts.credit}
            cancel="Annuleren"
            isBusy={crediting.isPending}
            onConfirm={credit}
            onCancel={() => setAsks(false)}
          />
          <MailLine
            text={can_mail ? texts.mailsCredit : ''}
            withoutMail={can_mail ? mailChoiceTexts.withoutMailBox : ''}
            isWithoutMail={isWithoutMail}
            onChange={setIsWithoutMail}
          />
          {preview}
        </div>
      )}
    </>
  );
}
