import type { ProposedChange } from '@/data/outgoing/mails-of-changes';
import { parseDay } from '@/domain/appointment/parse-day';
import type { RequestEdit } from '@/domain/request/edited-fields';

const fields = ['status', 'appointmentDate', 'appointmentTime', 'assignedTo'] as const;

/** What an edit changes of all that a customer is mailed about; none while that is not known or nothing changes. */
export function changesOfEdit(id: string, edit: RequestEdit, changes: Partial<RequestEdit>): ProposedChange[] {
  const { status, appointmentDate: date, appointmentTime: time, assignedTo } = edit;
  // While a date is being typed it is none.
  const isTyping = (date !== '' && parseDay(date) === '') || (status === 'scheduled' && (date === '' || time === ''));
  if (isTyping || fields.every((field) => changes[field] === undefined)) return [];
  return [
    {
      id,
      status,
      assigned_to: assignedTo || null,
      appointment_date: date || null,
      appointment_time: time || null,
    },
  ];
}
