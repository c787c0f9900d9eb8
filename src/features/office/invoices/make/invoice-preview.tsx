import { useState } from 'react';
import { framedMail } from '@/components/office/mail/framed-mail';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { Dialog } from '@/components/ui/questions/dialog';
import { pageBusiness } from '@/content/page-business';
import { invoicePreviewTexts } from '@/content/office/invoices/invoices';
import type { InvoicePreview as Preview } from '@/data/invoices/preview';
import { downloadFile } from '@/lib/browser/download';
import { absoluteUrl } from '@/lib/env';
import { fillMail } from '#shared/mail/fill-mail.ts';

export interface InvoicePreviewProps {
  preview: Preview;
  /** Of an invoice or of a credit note. */
  texts: typeof invoicePreviewTexts.invoice | typeof invoicePreviewTexts.creditNote;
  /** Whether its customer is mailed. */
  isMailed: boolean;
  onClose: () => void;
}

/** An invoice or credit note as it will be sent, its PDF and its mail, marked as a draft. */
export function InvoicePreview({ preview: { pdf, mail }, texts, isMailed, onClose }: InvoicePreviewProps) {
  const [now] = useState(() => Date.now());
  const filled =
    mail &&
    fillMail(
      'invoice',
      { ...mail, business: pageBusiness },
      {
        siteUrl: absoluteUrl('/').replace(/\/$/, ''),
        // Only the customer gets a link to the request.
        link: mail.to_payer ? '' : absoluteUrl('/mijn-aanvraag#voorbeeld'),
        now,
      },
    );
  return (
    <Dialog isOpen title={texts.title} description={texts.draft} onClose={onClose}>
      <div className="grid gap-4 px-5 py-5 sm:px-6">
        <Button
          variant="secondary"
          className="justify-self-start"
          onClick={() => downloadFile({ name: texts.fileName, type: 'application/pdf', parts: [pdf] })}
        >
          {invoicePreviewTexts.pdf}
        </Button>
        {isMailed && filled ? (
          <>
            <p>
              <strong>{invoicePreviewTexts.subject}:</strong> {filled.subject}
            </p>
            {/* Without rights of its own: no script, no links, nothing of the back-office. */}
            <iframe
              title={texts.frame}
              sandbox=""
              srcDoc={framedMail(filled.html)}
              className="h-120 w-full rounded-lg border border-line"
            />
          </>
        ) : (
          <Notice>{texts.noMail}</Notice>
        )}
      </div>
    </Dialog>
  );
}
