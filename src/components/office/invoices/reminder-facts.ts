import { invoiceTexts as texts } from '@/content/office/invoices/invoices';
import type { Invoice } from '@/data/invoices/queries';
import { formatDay } from '@/lib/format/format-date';
import { formatWholeDate } from '@/lib/format/format-whole-date';

/** The last reminder and the next one; nothing for either that there is not. */
export function reminderFacts({ reminder, next_reminder }: Pick<Invoice, 'reminder' | 'next_reminder'>): string[] {
  return [
    reminder !== null && texts.reminded(reminderName(reminder.number), formatDay(reminder.sent_at)),
    next_reminder !== null &&
      texts.remindsOn(reminderName(next_reminder.number), formatWholeDate(next_reminder.on_day)),
  ].filter((fact) => fact !== false);
}

function reminderName(number: number): string {
  return texts.reminders[number - 1] ?? '';
}
