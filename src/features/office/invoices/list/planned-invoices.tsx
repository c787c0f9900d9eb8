import { Button } from '@/components/ui/button';
import { notify } from '@/components/ui/notify';
import {
  dueNames,
  invoicePreviewTexts,
  invoiceTexts,
  plannedInvoiceTexts as texts,
} from '@/content/office/invoices/invoices';
import { failureText } from '@/data/errors';
import { useUndoInvoice } from '@/data/invoices/mutations';
import type { PlannedInvoice } from '@/data/invoices/queries';
import { formatDateTime } from '@/lib/format/format-date';
import { PreviewButton } from '../make/preview-button';
import { formatCents } from '#shared/format-cents.ts';

interface PlannedInvoicesProps {
  planned: PlannedInvoice[];
}

/** The invoices that are made later, soonest first; one that was asked for can be taken back. Nothing when there are none. */
export function PlannedInvoices({ planned }: PlannedInvoicesProps) {
  const undoing = useUndoInvoice();
  if (planned.length === 0) return null;

  function undo(id: string) {
    undoing.mutate(id, {
      onSuccess: (isUndone) => (isUndone ? notify.success(texts.undone) : notify.error(texts.tooLate)),
      onError: (error) => notify.error(failureText(invoiceTexts.notSaved, error)),
    });
  }

  return (
    <section className="mt-4">
      <h3 className="text-lg font-bold">{texts.title(planned.length)}</h3>
      <ul>
        {planned.map(({ id, name, due, made_at, is_by_hand, is_mailed, unprinted, total }) => (
          <li key={id} className="flex min-h-11 flex-wrap items-center gap-x-3">
            <span className="font-semibold">{name}</span>
            <span>{dueNames[due]}</span>
            {total !== null && <span className="tabular-nums">{formatCents(total)}</span>}
            <span className="text-ink-muted">
              {unprinted === '' ? texts.madeAt(formatDateTime(made_at)) : texts.unprinted(unprinted)}
            </span>
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
          </li>
        ))}
      </ul>
    </section>
  );
}
