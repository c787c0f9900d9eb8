import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { mailChoiceTexts, mailsText } from '@/content/office/mail-choice';
import { mailsOfChangeQuery } from '@/data/outgoing/mails-of-changes';
import { parseDay } from '@/domain/appointment/parse-day';
import type { RequestEdit } from '@/domain/request/edited-fields';

const fields = ['status', 'appointmentDate', 'appointmentTime', 'assignedTo'] as const;

/** What saving an edit would mail the customer, and whether to save it without. */
export function useMailChoice(id: string, edit: RequestEdit, changes: Partial<RequestEdit>) {
  const [isWithoutMail, setIsWithoutMail] = useState(false);
  const { status, appointmentDate: date, appointmentTime: time, assignedTo } = edit;
  const isKnowable =
    fields.some((field) => changes[field] !== undefined) &&
    // While a date is being typed it is none.
    (date === '' || parseDay(date) !== '') &&
    !(status === 'scheduled' && (date === '' || time === ''));
  const query = mailsOfChangeQuery({
    id,
    status,
    assigned_to: assignedTo || null,
    appointment_date: date || null,
    appointment_time: time || null,
  });
  const { data = [], isError, isFetching } = useQuery({ ...query, enabled: isKnowable });
  const isUnknown = isKnowable && isError && !isFetching;
  return {
    text: isUnknown ? mailChoiceTexts.unknown : isKnowable ? mailsText(data) : '',
    isWithoutMail: isWithoutMail && isKnowable && data.length > 0,
    onChange: setIsWithoutMail,
  };
}
