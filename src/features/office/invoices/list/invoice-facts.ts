import { reminderFacts } from '@/components/office/invoices/reminder-facts';
import { invoiceTexts as texts } from '@/content/office/invoices/invoices';
import type { Invoice } from '@/data/invoices/queries';
import { formatDateTime } from '@/lib/format/format-date';
import { formatWholeDate } from '@/lib/format/format-whole-date';

/** What a row says of an invoice beside its amount: its days, what was paid, and its last mail and reminder. */
export function invoiceFacts(invoice: Invoice): string[] {
  const { issued_on, due_on, state, credited_number, planned_credit, paid, total, refund_by, has_files } = invoice;
  return [
    texts.issued(formatWholeDate(issued_on)),
    due_on !== null && (state === 'late' ? texts.wasDue : texts.due)(formatWholeDate(due_on)),
    credited_number !== null && texts.credits(credited_number),
    planned_credit !== null && texts.creditWaits(formatDateTime(planned_credit.made_at)),
    refund_by !== null && texts.refundBy(formatWholeDate(refund_by)),
    paid > 0 && texts.paid(paid, total),
    has_files ? mailFact(invoice) : texts.making,
    ...reminderFacts(invoice),
  ].filter((fact): fact is string => fact !== false && fact !== '');
}

/** '' for what is not known, or told by the reminder. */
function mailFact({ mail }: Pick<Invoice, 'mail'>): string {
  if (mail === null) return texts.notMailed;
  const name = texts.mailNames[mail.kind];
  switch (mail.state) {
    case 'sent':
      return mail.kind === 'payment_reminder' ? '' : texts.mailed(name, formatDateTime(mail.at ?? ''));
    case 'waiting':
      return texts.mailWaits(name, formatDateTime(mail.at ?? ''));
    case 'taken':
      return texts.mailBeingSent(name);
    case 'failed':
    case 'unknown':
      return texts.mailFailed(name);
    case 'forgotten':
      return '';
  }
}
