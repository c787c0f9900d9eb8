import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router-dom';
import { reminderFacts } from '@/components/office/invoices/reminder-facts';
import {
  dueNames,
  invoiceStateLabels,
  invoiceTexts,
  requestInvoiceTexts as texts,
} from '@/content/office/invoices/invoices';
import { requestInvoicesQuery, type Invoice } from '@/data/invoices/queries';
import { newInvoiceLink } from '@/lib/admin-links';
import { formatDateTime } from '@/lib/format/format-date';
import { formatCents } from '#shared/format-cents.ts';

interface RequestInvoicesProps {
  requestId: string;
  /** Leaves the opened request, after a question when something would be lost. */
  onLeave: (go: () => void) => void;
}

/** The invoices of a request; nothing while invoicing is off, or they are not known. */
export function RequestInvoices({ requestId, onLeave }: RequestInvoicesProps) {
  const { data } = useQuery(requestInvoicesQuery(requestId));
  const navigate = useNavigate();
  if (!data) return null;
  const link = newInvoiceLink(requestId);
  return (
    <section>
      <h3 className="text-lg font-bold">{texts.title}</h3>
      <ul>
        {data.invoices.map((invoice) => (
          <li key={invoice.id}>{invoiceText(invoice)}</li>
        ))}
      </ul>
      {data.planned.map(({ id, due, made_at }) => (
        <p key={id}>{texts.planned(dueNames[due], formatDateTime(made_at))}</p>
      ))}
      <Link
        to={link}
        className="inline-flex min-h-11 items-center font-semibold text-primary underline"
        onClick={(event) => {
          event.preventDefault();
          onLeave(() => void navigate(link));
        }}
      >
        {texts.make}
      </Link>
    </section>
  );
}

function invoiceText(invoice: Invoice): string {
  const { number, total, state, planned_credit } = invoice;
  const amount = formatCents(state === 'credit-note' ? -total : total);
  const credit = planned_credit === null ? [] : [invoiceTexts.creditWaits(formatDateTime(planned_credit.made_at))];
  return [`${number}: ${amount}`, invoiceStateLabels[state], ...credit, ...reminderFacts(invoice)].join(', ');
}
