import { invoiceStateLabels } from '@/content/office/invoices/invoices';
import type { Invoice } from '@/data/invoices/queries';
import { textCell } from '@/lib/csv';
import { formatNumericDay } from '@/lib/format/format-date';
import { plainCents } from '@/lib/format/plain-cents';

/** One row for each rate of each invoice, so that a bookkeeper can add up by rate; a credit note is negative. */
export function csvRows(invoices: readonly Invoice[]): string[][] {
  const head = [
    'Nummer',
    'Datum',
    'Betalen voor',
    'Klant',
    'Status',
    'Bij factuur',
    'Btw %',
    'Zonder btw',
    'Btw',
    'Afronding',
    'Totaal',
    'Betaald',
  ];
  const rows = invoices.flatMap((invoice) => {
    const sign = invoice.state === 'credit-note' ? -1 : 1;
    return invoice.vat.map(({ rate, net, vat }, index) => [
      textCell(invoice.number),
      formatNumericDay(invoice.issued_on),
      invoice.due_on === null ? '' : formatNumericDay(invoice.due_on),
      textCell(invoice.customer.name),
      invoiceStateLabels[invoice.state],
      textCell(invoice.credited_number ?? ''),
      String(rate),
      plainCents(sign * net),
      plainCents(sign * vat),
      // Of the whole invoice, once.
      index === 0 ? plainCents(sign * invoice.rounding) : '',
      index === 0 ? plainCents(sign * invoice.total) : '',
      index === 0 ? plainCents(invoice.paid) : '',
    ]);
  });
  return [head, ...rows];
}
