import { lazy, Suspense, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { notify } from '@/components/ui/notify';
import { invoicePreviewTexts as texts } from '@/content/office/invoices/invoices';
import { failureText } from '@/data/errors';
import type { NewInvoice } from '@/data/invoices/new-invoice';
import { usePreviewInvoice, type NewCredit } from '@/data/invoices/preview';
import { loadCode } from '@/lib/browser/load-code';

/** Loaded once it is asked for: it has the texts of all mails. */
const InvoicePreview = lazy(async () => ({
  default: await loadCode(() => import('./invoice-preview'), 'InvoicePreview'),
}));

interface PreviewButtonProps {
  label: string;
  variant: 'secondary' | 'quiet';
  /** The id of a planned invoice, what is typed of one, or a credit note; null while it is not complete, which the screen then says. */
  invoice: () => NewInvoice | NewCredit | { id: string } | null;
  isMailed: boolean;
}

/** Shows an invoice or credit note as it will be sent. */
export function PreviewButton({ label, variant, invoice, isMailed }: PreviewButtonProps) {
  const previewing = usePreviewInvoice();
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  function open() {
    const asked = invoice();
    if (asked === null || previewing.isPending) return;
    previewing.mutate(asked, {
      onSuccess: () => setIsOpen(true),
      onError: (error) => notify.error(failureText(texts.failed, error)),
    });
  }

  function handleClose() {
    setIsOpen(false);
    // After the dialog has given it up.
    setTimeout(() => button.current?.focus(), 0);
  }

  return (
    <>
      <Button ref={button} variant={variant} aria-disabled={previewing.isPending} onClick={open}>
        {previewing.isPending ? texts.busy : label}
      </Button>
      {isOpen && previewing.data && (
        <Suspense>
          <InvoicePreview
            preview={previewing.data}
            texts={'credits' in previewing.variables ? texts.creditNote : texts.invoice}
            isMailed={isMailed}
            onClose={handleClose}
          />
        </Suspense>
      )}
    </>
  );
}
