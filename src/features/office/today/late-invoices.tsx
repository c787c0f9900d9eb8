import { Link } from 'react-router-dom';
import { todayTexts as texts } from '@/content/office/today';
import type { RequestsOfToday } from '@/data/requests/today';
import { invoiceGroupLink } from '@/lib/admin-links';
import { formatCents } from '#shared/format-cents.ts';

/** How many invoices are late, as the way to them; nothing when none is. */
export function LateInvoices({ late: { count, sum } }: { late: RequestsOfToday['lateInvoices'] }) {
  if (count === 0) return null;
  return (
    <Link
      to={invoiceGroupLink('late')}
      className="inline-flex min-h-11 items-center font-semibold text-danger underline underline-offset-4"
    >
      {texts.lateInvoices(count, formatCents(sum))}
    </Link>
  );
}
