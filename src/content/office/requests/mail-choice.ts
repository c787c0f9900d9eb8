import { mailContents } from '@/content/office/mail-kinds';
import type { MailKind } from '#shared/mail/customer-mail.ts';

/** Before an action that mails the customer. */
export const mailChoiceTexts = {
  withMail: 'Doen en mailen',
  withoutMail: 'Zonder mail',
  withoutMailBox: 'zonder mail',
  /** Where a colleague is mailed all the same. */
  withoutMailToCustomer: 'Zonder mail aan de klant',
  withoutMailToCustomerBox: 'zonder mail aan de klant',
  cancel: 'Annuleren',
  title: 'Mail over deze wijziging',
  description: 'Wie krijgt een mail?',
  none: 'Mailt de klant niets',
  unknown: 'We weten nog niet of dit de klant mailt.',
} as const;

/** By the id of the request that each is about. */
export type MailsOfChanges = readonly { id: string; kind: MailKind | 'handed_over' }[];

/**
 * `Mailt de klant: afspraak staat vast. De adviseur krijgt ook een mail`, or only one of them; '' when nothing would be
 * mailed.
 */
export function mailsText(mails: MailsOfChanges): string {
  const toCustomers = mails.flatMap(({ id, kind }) => (kind === 'handed_over' ? [] : [{ id, kind }]));
  const customers = new Set(toCustomers.map(({ id }) => id)).size;
  const kinds = [...new Set(toCustomers.map(({ kind }) => mailContents[kind]))];
  const sentences = [
    customers > 0 && `Mailt ${customers === 1 ? 'de klant' : `${customers} klanten`}: ${kinds.join(', ')}`,
    toCustomers.length < mails.length && `De adviseur krijgt ${customers > 0 ? 'ook ' : ''}een mail`,
  ];
  return sentences.filter(Boolean).join('. ');
}

/** Who is mailed: only a customer's mail can be left out, a colleague is always told. */
export function mailsTo(mails: MailsOfChanges): { customer: boolean; colleague: boolean } {
  return {
    customer: mails.some(({ kind }) => kind !== 'handed_over'),
    colleague: mails.some(({ kind }) => kind === 'handed_over'),
  };
}
