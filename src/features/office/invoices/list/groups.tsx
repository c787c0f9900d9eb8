import { clsx } from 'clsx/lite';
import { Link, useSearchParams } from 'react-router-dom';
import { invoiceGroupNames, invoiceTexts as texts } from '@/content/office/invoices/invoices';
import type { InvoiceGroups } from '@/data/invoices/groups';
import { invoiceGroups, type InvoiceGroup } from '@/domain/invoice/invoice-groups';
import { adminParams, invoiceGroupLink } from '@/lib/admin-links';
import { formatCents } from '#shared/format-cents.ts';
import { formatCount } from '@/lib/format/format-count';
import { ComingInvoices } from './coming-invoices';
import { InvoicePages } from './invoice-pages';
import { ToInvoice } from './to-invoice';

/** What is to come is counted no further. */
const mostCounted = 1000;

/** Those in which somebody waits for money. */
const urgentGroups: readonly InvoiceGroup[] = ['late', 'to-refund'];

interface GroupsProps {
  groups: InvoiceGroups;
}

/** Every group with its number and sum, and the rows of the one that the URL names, else of the first that has any. */
export function Groups({ groups }: GroupsProps) {
  const [params] = useSearchParams();
  const named = params.get(adminParams.invoiceGroup);
  const shown =
    invoiceGroups.find((group) => group === named) ?? invoiceGroups.find((group) => groups[group].count > 0) ?? 'late';
  return (
    <>
      <nav aria-label={texts.groups} className="mt-4">
        <ul className="grid grid-cols-2 gap-2 s:grid-cols-3 md:grid-cols-4 xl:grid-cols-7">
          {invoiceGroups.map((group) => (
            <li key={group} className="grid">
              <GroupLink group={group} isShown={group === shown} {...groups[group]} />
            </li>
          ))}
        </ul>
      </nav>
      <section aria-labelledby="invoice-group" className="mt-6">
        <h3 id="invoice-group" className="text-lg font-bold">
          {invoiceGroupNames[shown]}
        </h3>
        {groups[shown].count === 0 && <p className="mt-2 text-ink-muted">{texts.noneOf[shown]}</p>}
        {shown === 'to-invoice' && <ToInvoice />}
        {shown === 'coming' && <ComingInvoices />}
        {shown !== 'to-invoice' && shown !== 'coming' && (
          <InvoicePages key={shown} group={shown} count={groups[shown].count} />
        )}
      </section>
    </>
  );
}

interface GroupLinkProps {
  group: InvoiceGroup;
  isShown: boolean;
  count: number;
  /** Cents. */
  sum: number;
}

function GroupLink({ group, isShown, count, sum }: GroupLinkProps) {
  const isCapped = (group === 'to-invoice' || group === 'coming') && count > mostCounted;
  const isUrgent = urgentGroups.includes(group) && count > 0;
  const amount = formatCents(sum);
  return (
    <Link
      to={invoiceGroupLink(group)}
      aria-current={isShown ? 'true' : undefined}
      className={clsx(
        'min-h-11 rounded-lg border p-3 hover:bg-surface-sunk',
        isShown ? 'border-primary bg-primary-soft' : 'border-line',
      )}
    >
      <span className={clsx('block text-sm', isUrgent ? 'font-semibold text-danger' : 'text-ink-muted')}>
        {invoiceGroupNames[group]}
      </span>{' '}
      <span className="text-lg font-bold tabular-nums">{formatCount(isCapped ? mostCounted : count, isCapped)}</span>{' '}
      <span className="block text-sm tabular-nums">{isCapped ? texts.atLeast(amount) : amount}</span>
    </Link>
  );
}
