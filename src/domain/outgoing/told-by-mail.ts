import { calendarMails, type MailKind } from '#shared/mail/customer-mail.ts';
import type { MessageState } from './message-states';

interface Mail {
  kind: MailKind;
  state: MessageState;
  /** What fills in its text. */
  payload: Readonly<Record<string, unknown>>;
}

/**
 * Whether the last mail about the appointment of a request, of its mails newest first, told of this moment or is about to:
 * it may have been moved without mail since. In milliseconds since 1970.
 */
export function isToldByMail(mails: readonly Mail[], moment: number): boolean {
  const last = mails.find(({ kind }) => calendarMails[kind]);
  if (last === undefined || calendarMails[last.kind] === 'remove') return false;
  if (!['waiting', 'taken', 'sent'].includes(last.state)) return false;
  return Date.parse(String(last.payload['starts_at'])) === moment;
}
