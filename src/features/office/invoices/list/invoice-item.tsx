import { ChevronRight } from 'lucide-react';
import { dueNames, invoiceStateLabels, invoiceTexts as texts } from '@/content/office/invoices/invoices';
import type { Invoice } from '@/data/invoices/queries';
import { formatCents } from '#shared/format-cents.ts';
import { InvoiceActions } from './invoice-actions';
import { invoiceFacts } from './invoice-facts';
import { Payments } from './payments';
import { RequestLink } from './request-link';

interface InvoiceItemProps {
  invoice: Invoice;
}

/** An invoice, what became of it, and what can be done with it. */
export function InvoiceItem({ invoice }: InvoiceItemProps) {
  const { number, state, customer, due, open, owed_back, total } = invoice;
  const isInvoice = state !== 'credit-note';
  const isUrgent = state === 'late' || state === 'to-refund';
  return (
    <li className="py-3">
      <div className="grid gap-x-4 sm:grid-cols-[auto_minmax(0,1fr)_auto]">
        <span className="font-semibold tabular-nums sm:flex sm:min-h-11 sm:items-center">{number}</span>
        <span className="flex min-w-0 flex-wrap items-center gap-x-3">
          <RequestLink requestId={invoice.request_id} name={customer.name} />
          <span>{dueNames[due]}</span>
          {invoice.request_ids.length > 1 && <span>{texts.homes(invoice.request_ids.length)}</span>}
        </span>
        <span className="flex flex-wrap items-center gap-x-3 tabular-nums">
          <span className={isUrgent ? 'font-semibold text-danger' : 'text-ink-muted'}>{invoiceStateLabels[state]}</span>
          <span className="font-semibold">
            {owed_back > 0 && texts.owedBack(owed_back)}
            {open > 0 && texts.open(open)}
            {owed_back === 0 && open === 0 && formatCents(isInvoice ? total : -total)}
          </span>
        </span>
        <ul className="flex flex-wrap gap-x-4 text-sm text-ink-muted sm:col-span-2 sm:col-start-2">
          {invoiceFacts(invoice).map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      </div>
      <details className="group">
        <summary className="inline-flex min-h-11 cursor-pointer items-center gap-2 font-semibold text-primary">
          {/* A flex box has no marker of its own. */}
          <ChevronRight aria-hidden className="size-4 shrink-0 group-open:rotate-90" />
          {texts.what} <span className="sr-only">{texts.ofInvoice(number)}</span>
        </summary>
        <div className="mt-2 grid gap-3">
          <InvoiceActions invoice={invoice} />
          {isInvoice && <Payments invoice={invoice} />}
        </div>
      </details>
    </li>
  );
}
