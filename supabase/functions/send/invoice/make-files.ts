import type { Attachment } from '../messages.ts';
import { base64 } from './base64.ts';
import { takenInvoice, type Invoice } from './invoice.ts';

/** Per run. */
const maxInvoices = 50;

/**
 * Makes the PDF and the e-invoice of each new invoice and stores them; the database then queues its mail. Resolves to
 * whether there were any. Throws when the database does not respond, and for an invoice that cannot be made: the
 * database hands that one out again later.
 */
export async function makeInvoiceFiles(call: (name: string, parameters: object) => Promise<unknown>): Promise<boolean> {
  for (let count = 0; count < maxInvoices; count += 1) {
    const taken = await call('take_invoice', {});
    if (taken === null) return count > 0;
    const invoice = takenInvoice.parse(taken);
    // Loaded only when there is an invoice: the writer of PDF files is large.
    const [{ pdfOf }, { ublOf }] = await Promise.all([import('./pdf.ts'), import('./ubl.ts')]);
    const pdf = base64(await pdfOf(invoice));
    await call('store_invoice_files', { invoice_id: invoice.id, pdf, xml: ublOf(invoice) });
  }
  return true;
}

/** The PDF of an invoice as it is now, with what was paid of it. */
export async function copiedInvoice({
  filename,
  invoice,
}: {
  filename: string;
  invoice: Invoice;
}): Promise<Attachment> {
  const { pdfOf } = await import('./pdf.ts');
  return { filename, contentType: 'application/pdf', content: base64(await pdfOf(invoice)), encoding: 'base64' };
}
