import type { MailKind, MessageState } from './mail-kinds';

interface Mail {
  kind: MailKind;
  state: MessageState;
}

/** Whether the last mail about the appointment of a request, of its mails newest first, told of it or is about to. */
export function isToldByMail(mails: readonly Mail[]): boolean {
  const last = mails.find(({ kind }) => kind === 'planned' || kind === 'moved' || kind === 'cancelled');
  return last !== undefined && last.kind !== 'cancelled' && ['waiting', 'taken', 'sent'].includes(last.state);
}
