import type { MailKind, MessageState } from './mail-kinds';

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
  const last = mails.find(({ kind }) => kind === 'planned' || kind === 'moved' || kind === 'cancelled');
  if (last === undefined || last.kind === 'cancelled' || !['waiting', 'taken', 'sent'].includes(last.state))
    return false;
  return Date.parse(String(last.payload['starts_at'])) === moment;
}
