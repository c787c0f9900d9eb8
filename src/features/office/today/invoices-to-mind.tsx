import { Link } from 'react-router-dom';
import { todayTexts as texts } from '@/content/office/today';
import type { RequestsOfToday } from '@/data/requests/today';
import type { InvoiceGroup } from '@/domain/invoice/invoice-groups';
import { invoiceGroupLink } from '@/lib/admin-links';
import { formatCents } from '#shared/format-cents.ts';

/** Links to the invoices that are late, and to those that wait for a name that can be printed; nothing without any. */
export function InvoicesToMind({
  today: { lateInvoices, unprintedInvoices },
}: {
  today: Pick<RequestsOfToday, 'lateInvoices' | 'unprintedInvoices'>;
}) {
  return (
    <>
      {lateInvoices.count > 0 && (
        <GroupLink group="late" text={texts.lateInvoices(lateInvoices.count, formatCents(lateInvoices.sum))} />
      )}
      {unprintedInvoices > 0 && <GroupLink group="coming" text={texts.unprintedInvoices(unprintedInvoices)} />}
    </>
  );
}

function GroupLink({ group, text }: { group: InvoiceGroup; text: string }) {
  return (
    <Link
      to={invoiceGroupLink(group)}
      className="inline-flex min-h-11 items-center font-semibold text-danger underline underline-offset-4"
    >
      {text}
    </Link>
  );
}
