import { cleanText } from '@/domain/text.ts';

/** What an adviser may change of a request. Dates are YYYY-MM-DD, times HH:mm, '' is empty. */
export interface RequestEdit {
  status: string;
  appointmentDate: string;
  appointmentTime: string;
  notes: string;
}

export const requestEditFields = ['status', 'appointmentDate', 'appointmentTime', 'notes'] as const;

/** What was typed in a field, as it is to be stored. */
export function cleanRequestEdit(field: keyof RequestEdit, typed: string): string {
  return field === 'notes' ? cleanText(typed) : typed;
}
