import type { MailKind } from '@/domain/outgoing/mail-kinds';

/** What each mail tells a customer, after a colon. */
const contents: Record<MailKind, string> = {
  received: 'aanvraag ontvangen',
  planned: 'afspraak staat vast',
  moved: 'afspraak is veranderd',
  cancelled: 'afspraak gaat niet door',
  reminder: 'herinnering',
  label_ready: 'energielabel is klaar',
  invoice: 'factuur',
  payment_reminder: 'herinnering aan betaling',
};

/** Before an action that mails the customer. */
export const mailChoiceTexts = {
  withMail: 'Doen en mailen',
  withoutMail: 'Zonder mail',
  withoutMailBox: 'zonder mail',
  cancel: 'Annuleren',
  title: 'Mail aan de klant',
  description: 'Deze wijziging mailt klanten',
  unknown: 'We weten nog niet of dit de klant mailt.',
} as const;

/** `Mailt de klant: afspraak staat vast`; '' when nothing would be mailed. */
export function mailsText(mails: readonly { id: string; kind: MailKind }[]): string {
  if (mails.length === 0) return '';
  const customers = new Set(mails.map(({ id }) => id)).size;
  const kinds = [...new Set(mails.map(({ kind }) => contents[kind]))];
  return `Mailt ${customers === 1 ? 'de klant' : `${customers} klanten`}: ${kinds.join(', ')}`;
}
