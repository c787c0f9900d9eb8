import type { MessageState } from '@/domain/outgoing/message-states';
import { reasonText } from '../management/outgoing';

/** Texts of the mails of a request. */
export const requestMailTexts = {
  title: 'Mails aan de klant',
  loading: 'Mails laden...',
  loadFailed: 'De mails konden niet worden opgehaald. Controleer je internetverbinding.',
  none: 'Er ging nog geen mail naar de klant, en er wacht er geen.',
  link: '[de eigen link van de klant]',
  unreadable: 'De tekst van deze mail is niet meer te lezen.',
  textOf: (subject: string) => `Tekst: ${subject}`,
  linkHint: 'Verander je het e-mailadres van de klant, dan werken de links die al gemaild zijn niet meer.',
  mailLink: 'Mail een nieuwe link',
  linkWaits: 'De mail met een nieuwe link gaat over een minuut.',
  linkNotMailed: 'Er gaat geen mail: er is geen e-mailadres, de mails staan uit of de aanvraag is klaar.',
  linkFailed: 'Niet gelukt: de database geeft geen antwoord. Controleer je internetverbinding en probeer het opnieuw.',
  gone: 'De klant krijgt hierover een mail van de website.',
} as const;

/** Where a mail stands; the moment is when it goes, went or failed. */
export function mailStateText(state: MessageState, moment: string, error: string | null): string {
  switch (state) {
    case 'waiting':
      return error === null ? `gaat ${moment}` : `wordt ${moment} opnieuw geprobeerd. ${reasonText(error)}`;
    case 'taken':
      return 'wordt nu verstuurd';
    case 'sent':
      return `verstuurd ${moment}`;
    case 'failed':
      return `niet verstuurd. ${reasonText(error)}`;
    case 'unknown':
      return 'misschien verstuurd: het versturen stopte halverwege';
  }
}
