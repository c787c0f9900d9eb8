import type { MailKind, outgoingKinds } from '#shared/mail/customer-mail.ts';

/** Name of each message that goes out. */
export const messageKinds: Record<(typeof outgoingKinds)[number], string> = {
  received: 'Aanvraag ontvangen',
  planned: 'Afspraak gemaakt',
  moved: 'Afspraak veranderd',
  cancelled: 'Afspraak afgezegd',
  no_show: 'Niemand thuis',
  reminder: 'Herinnering, een dag ervoor',
  label_ready: 'Energielabel klaar',
  invoice: 'Factuur',
  payment_reminder: 'Herinnering aan betaling',
  withdrawn: 'Bevestiging van herroeping',
  at_home: 'Opname, aan wie er thuis is',
  price_question: 'Vraag om akkoord met een hogere prijs',
  answer: 'Antwoord op een bericht',
  webhook: 'Bericht aan de automatisering',
  office: 'Mail aan mij',
  handed_over: 'Mail aan een adviseur over gewijzigde bezoeken',
};

/** What each mail tells a customer, after a colon. */
export const mailContents: Record<MailKind, string> = {
  received: 'aanvraag ontvangen',
  planned: 'afspraak staat vast',
  moved: 'afspraak is veranderd',
  cancelled: 'afspraak gaat niet door',
  no_show: 'er was niemand thuis',
  reminder: 'herinnering',
  label_ready: 'energielabel is klaar',
  invoice: 'factuur',
  payment_reminder: 'herinnering aan betaling',
  withdrawn: 'bevestiging van herroeping',
  at_home: 'opname, aan wie er thuis is',
  price_question: 'vraag om akkoord met een hogere prijs',
  answer: 'antwoord op een bericht',
};
