import { dueNames, newInvoiceTexts as texts } from '@/content/office/invoices/invoices';
import type { Chargeable, RequestInvoices } from '@/data/invoices/queries';
import type { Due } from '@/domain/invoice/due';
import { formatDay } from '@/lib/format/format-date';
import { plainCents } from '@/lib/format/plain-cents';
import { emptyLine, type TypedLine } from './typed-lines';

/** What a new invoice can charge; `most` in cents is null where no rule bounds it. */
export interface DueChoice {
  key: string;
  due: Due;
  visitId: string | null;
  name: string;
  most: number | null;
  isWithinWithdrawal: boolean;
  /** Whether no reason allows more than `most`: the customer withdrew. */
  isLimited: boolean;
  needsReason: (total: number) => boolean;
  lines: () => TypedLine[];
}

/**
 * What a new invoice of this request can charge: what is due and was not invoiced yet, and an extra. After a withdrawal the
 * part that was done alone, or nothing.
 */
export function dueChoices(start: RequestInvoices): DueChoice[] {
  if (start.is_withdrawn) return start.dues.map(partOfJob);
  const extra: DueChoice = {
    ...{ key: 'extra', due: 'extra', visitId: null, name: dueNames.extra, most: null, isWithinWithdrawal: false },
    isLimited: false,
    needsReason: () => start.is_cancelled,
    lines: () => [],
  };
  return [...start.dues.map((each) => dueChoice(each, start)), extra];
}

function dueChoice({ due, visit_id, visit_at, most, free_because }: Chargeable, start: RequestInvoices): DueChoice {
  if (due === 'job' || due === 'extra') {
    return {
      ...{ key: due, due, visitId: null, name: dueNames[due], most: null, isWithinWithdrawal: false, isLimited: false },
      needsReason: () => false,
      lines: () =>
        start.lines.map(({ description, amount }) => ({ ...emptyLine(), description, amount: plainCents(amount) })),
    };
  }
  const day = visit_at === null ? '' : formatDay(visit_at);
  return {
    ...{ key: visit_id ?? due, due, visitId: visit_id, most: most ?? 0, isWithinWithdrawal: free_because !== null },
    isLimited: false,
    name: texts.ofVisit(dueNames[due], day),
    needsReason: (total) => total > (most ?? 0),
    lines: () => [{ ...emptyLine(), description: texts.lines[due](day), amount: most ? plainCents(most) : '' }],
  };
}

function partOfJob({ due, most }: Chargeable): DueChoice {
  const amount = most ?? 0;
  return {
    ...{ key: due, due, visitId: null, name: texts.part, most: amount, isWithinWithdrawal: false, isLimited: true },
    needsReason: () => false,
    lines: () => [{ ...emptyLine(), description: texts.part, amount: plainCents(amount) }],
  };
}
