import { useMutation } from '@tanstack/react-query';
import { Button } from '@/components/ui/button';
import { notify } from '@/components/ui/notify';
import { invoiceTexts as texts } from '@/content/office/invoices/invoices';
import { readInvoiceFiles } from '@/data/invoices/files';
import { readInvoices } from '@/data/invoices/books';
import type { Period } from '@/domain/period';
import { byteOrderMark, csvLines } from '@/lib/csv';
import { downloadFile } from '@/lib/browser/download';
import { csvRows } from './csv-rows';

interface DownloadsProps {
  period: Period;
  /** Of the files, without what kind they are. */
  name: string;
}

/** All that a bookkeeper asks of a period. */
export function Downloads({ period, name }: DownloadsProps) {
  const listing = useMutation({ mutationFn: downloadCsv, onError });
  const zipping = useMutation({ mutationFn: downloadZip, onError });

  function onError() {
    notify.error(texts.downloadFailed);
  }

  async function downloadCsv() {
    const parts = [byteOrderMark, csvLines(csvRows(await readInvoices(period)))];
    downloadFile({ name: `${name}.csv`, type: 'text/csv', parts });
  }

  async function downloadZip() {
    const [invoices, { zipSync, strToU8 }] = await Promise.all([readInvoices(period), import('fflate')]);
    const files = await readInvoiceFiles(invoices.map(({ id }) => id));
    const entries = files.flatMap(({ number, pdf, xml }) => [
      [`${number}.pdf`, pdf] as const,
      [`${number}.xml`, strToU8(xml)] as const,
    ]);
    const zip = zipSync(Object.fromEntries(entries), { level: 0 });
    downloadFile({ name: `${name}.zip`, type: 'application/zip', parts: [zip] });
    const missing = invoices.length - files.length;
    if (missing > 0) notify.error(texts.filesMissing(missing));
  }

  return (
    <div className="mt-4 flex flex-wrap gap-3">
      <Button
        variant="secondary"
        aria-disabled={listing.isPending}
        onClick={() => !listing.isPending && listing.mutate()}
      >
        {texts.csv}
      </Button>
      <Button
        variant="secondary"
        aria-disabled={zipping.isPending}
        onClick={() => !zipping.isPending && zipping.mutate()}
      >
        {texts.zip}
      </Button>
    </div>
  );
}
