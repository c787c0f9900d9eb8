import { useMutation } from '@tanstack/react-query';
import { Button } from '@/components/ui/button';
import { notify } from '@/components/ui/notify';
import { invoiceTexts as texts } from '@/content/office/invoices/invoices';
import { readInvoiceFiles } from '@/data/invoices/files';
import type { Invoice } from '@/data/invoices/queries';
import { byteOrderMark, csvLines } from '@/lib/csv';
import { downloadFile } from '@/lib/browser/download';
import { csvRows } from './csv-rows';

interface DownloadsProps {
  invoices: Invoice[];
  /** Of the period. */
  name: string;
}

/** All that a bookkeeper asks of the listed invoices. */
export function Downloads({ invoices, name }: DownloadsProps) {
  const zipping = useMutation({
    mutationFn: downloadZip,
    onError: () => notify.error(texts.downloadFailed),
  });

  function downloadCsv() {
    const parts = [byteOrderMark, csvLines(csvRows(invoices))];
    downloadFile({ name: `facturen ${name}.csv`, type: 'text/csv', parts });
  }

  async function downloadZip() {
    const [files, { zipSync, strToU8 }] = await Promise.all([
      readInvoiceFiles(invoices.map(({ id }) => id)),
      import('fflate'),
    ]);
    const entries = files.flatMap(({ number, pdf, xml }) => [
      [`${number}.pdf`, pdf] as const,
      [`${number}.xml`, strToU8(xml)] as const,
    ]);
    const zip = zipSync(Object.fromEntries(entries), { level: 0 });
    downloadFile({ name: `facturen ${name}.zip`, type: 'application/zip', parts: [zip] });
  }

  if (invoices.length === 0) return null;
  return (
    <div className="mt-4 flex flex-wrap gap-3">
      <Button variant="secondary" onClick={downloadCsv}>
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
