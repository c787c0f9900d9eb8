import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { QueryState } from '@/components/office/query-state';
import { Button } from '@/components/ui/button';
import { notify } from '@/components/ui/notify';
import { dueNames, invoiceTexts, toInvoiceTexts as texts } from '@/content/office/invoices/invoices';
import { failureText } from '@/data/errors';
import { invoicesToComeQuery, type ToInvoice as Due } from '@/data/invoices/groups';
import { useWaiveDue } from '@/data/invoices/mutations';
import { newInvoiceLink } from '@/lib/admin-links';
import { formatWholeDate } from '@/lib/format/format-whole-date';
import { formatCents } from '#shared/format-cents.ts';
import { JointProposal } from './joint-proposal';
import { RequestLink } from './request-link';

/** The most that are listed. */
const mostListed = 100;

/** What can be invoiced and does not come by itself, each with what it lacks; the office can leave it at that. */
export function ToInvoice() {
  const query = useQuery(invoicesToComeQuery());
  const rows = query.data?.to_invoice ?? [];
  return (
    <>
      <QueryState query={query} texts={invoiceTexts} />
      {rows.length === mostListed && <p className="mt-1 text-sm text-ink-muted">{texts.first}</p>}
      {query.data?.joint.map((proposal) => (
        <JointProposal key={proposal.homes[0]?.request_id} proposal={proposal} />
      ))}
      <ul className="mt-2 divide-y divide-line">
        {rows.map((due) => (
          <DueItem key={due.visit_id ?? due.request_id} due={due} />
        ))}
      </ul>
    </>
  );
}

function DueItem({ due: { request_id, visit_id, name, due, since, amount, lacks } }: { due: Due }) {
  const waiving = useWaiveDue();

  function waive(isWaived: boolean) {
    waiving.mutate(
      { subject: visit_id ?? request_id, isWaived },
      {
        onSuccess: () => {
          const action = { label: texts.undo, onClick: () => waive(false) };
          if (isWaived) notify.success(texts.waived(name), { action });
        },
        onError: (error) => notify.error(failureText(invoiceTexts.notSaved, error)),
      },
    );
  }

  return (
    <li className="grid gap-x-4 py-2 sm:grid-cols-[minmax(0,1fr)_auto]">
      <span className="flex min-w-0 flex-wrap items-center gap-x-3">
        <RequestLink requestId={request_id} name={name} />
        <span>{dueNames[due]}</span>
        <span className="text-sm text-ink-muted">
          {texts.since[due === 'job' ? 'job' : 'fee'](formatWholeDate(since))}
        </span>
      </span>
      <span className="flex items-center font-semibold tabular-nums">
        {amount === null ? texts.noPrice : formatCents(amount)}
      </span>
      {lacks !== null && <p className="text-sm text-ink-muted">{texts.lacks[lacks]}</p>}
      <span className="flex flex-wrap items-center gap-x-4 sm:col-start-1">
        <Link
          to={newInvoiceLink(request_id)}
          className="inline-flex min-h-11 items-center font-semibold text-primary underline underline-offset-4"
        >
          {texts.make} <span className="sr-only">{texts.forWhom(name)}</span>
        </Link>
        <Button variant="quiet" onClick={() => waive(true)}>
          {texts.waive} <span className="sr-only">{texts.forWhom(name)}</span>
        </Button>
      </span>
    </li>
  );
}
