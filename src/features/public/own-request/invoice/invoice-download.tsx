import { useMutation } from '@tanstack/react-query';
import { Button } from '@/components/ui/button';
import { ChangingText } from '@/components/ui/changing-text';
import { Notice } from '@/components/ui/notice';
import { ownRequest } from '@/content/public/request/own-request';
import { downloadInvoice } from '@/data/own-request/download-invoice';
import { OfficePhone } from '../office-phone';

const { invoice: texts } = ownRequest;

interface InvoiceDownloadProps {
  /** Of the request. */
  customerKey: string;
  number: string;
}

/** The PDF of an invoice, as a file. */
export function InvoiceDownload({ customerKey, number }: InvoiceDownloadProps) {
  const downloading = useMutation({ mutationFn: () => downloadInvoice(customerKey, number) });
  return (
    <div className="grid gap-3 print:hidden">
      <Button
        variant="secondary"
        className="justify-self-start"
        aria-disabled={downloading.isPending}
        onClick={() => !downloading.isPending && downloading.mutate()}
      >
        <ChangingText>{downloading.isPending ? texts.downloading : texts.download}</ChangingText>
      </Button>
      {downloading.isError && (
        <Notice tone="danger" role="alert">
          {texts.downloadFailed} <OfficePhone />
        </Notice>
      )}
    </div>
  );
}
