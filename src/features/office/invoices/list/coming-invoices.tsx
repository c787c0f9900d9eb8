import { useQuery } from '@tanstack/react-query';
import { QueryState } from '@/components/office/query-state';
import { Button } from '@/components/ui/button';
import { notify } from '@/components/ui/notify';
import {
  dueNames,
  invoicePreviewTexts,
  invoiceTexts,
  plannedInvoiceTexts as texts,
} from '@/content/office/invoices/invoices';
import { failureText } from '@/data/errors';
import { invoicesToComeQuery } from '@/data/invoices/groups';
import { useUndoInvoice } from '@/data/invoices/mutations';
import { formatDateTime } from '@/lib/format/format-date';
import { formatCents } from '#shared/format-cents.ts';
import { PreviewButton } from '../make/preview-button';
import { RequestLink } from './request-link';

/** The most that are listed. */
const mostListed = 100;

/** The invoices that are made later, soonest first; one that was asked for can be taken back. */
export function ComingInvoices() {
  const query = useQuery(invoicesToComeQuery());
  const undoing = useUndoInvoice();
  const planned = query.data?.planned ?? [];

  function undo(id: string) {
    undoing.mutate(id, {
      onSuccess: (isUndone) => (isUndone ? notify.success(texts.undone) : notify.error(texts.tooLate)),
      onError: (error) => notify.error(failureText(invoiceTexts.notSaved, error)),
    });
  }

  return (
    <>
      <QueryState query={query} texts={invoiceTexts} />
      {planned.length === mostListed && <p className="mt-1 text-sm text-ink-muted">{texts.first}</p>}
      <ul className="mt-2 divide-y divide-line">
        {planned.map(({ id, request_id, name, homes, due, made_at, is_by_hand, is_mailed, unprinted, total }) => (
          <li key={id} className="grid gap-x-4 py-2 sm:grid-cols-[minmax(0,1fr)_auto]">
            <span className="flex min-w-0 flex-wrap items-center gap-x-3">
              <RequestLink requestId={request_id} name={name} />
              <span>{dueNames[due]}</span>
              {homes > 1 && <span>{invoiceTexts.homes(homes)}</span>}
              <span className="text-sm text-ink-muted">
                {unprinted === '' ? texts.madeAt(formatDateTime(made_at)) : texts.unprinted(unprinted)}
                {unprinted === '' && `, ${is_mailed ? texts.isMailed : texts.isNotMailed}`}
              </span>
            </span>
            {total !== null && (
              <span className="flex items-center font-semibold tabular-nums">{formatCents(total)}</span>
            )}
            <span className="flex flex-wrap gap-x-2 sm:col-start-1">
              {total !== null && (
                <PreviewButton
                  label={invoicePreviewTexts.openFor(name)}
                  variant="quiet"
                  invoice={() => ({ id })}
                  isMailed={is_mailed}
                />
              )}
              {is_by_hand && (
                <Button variant="quiet" onClick={() => undo(id)}>
                  {texts.undo(name)}
                </Button>
              )}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
