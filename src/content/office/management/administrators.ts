import { site } from '@/content/site';

/** Texts of inviting and removing administrators. */
export const administratorTexts = {
  explanation: 'Een beheerder ziet alle aanvragen en kan alles op de website wijzigen.',
  loading: 'Beheerders laden...',
  loadFailed: 'De beheerders konden niet worden opgehaald. Controleer je internetverbinding.',
  stale: 'Dit is de lijst zoals die eerder was: vernieuwen lukte niet.',
  last: 'Dit is de laatste beheerder. Die kan niet worden verwijderd: nodig eerst iemand anders uit.',
  notRemoved: {
    invalid: 'Niet verwijderd: dit is de laatste beheerder. Nodig eerst iemand anders uit.',
    conflict: 'Deze beheerder was al verwijderd.',
    forbidden: 'Niet verwijderd: je bent zelf geen beheerder meer of niet meer ingelogd. Log opnieuw in.',
    other: 'Niet verwijderd: de database geeft geen antwoord. Controleer je internetverbinding en probeer het opnieuw.',
  },
  keepsWebhook: (host: string) =>
    `Laat de automatisering werken die deze beheerder instelde (${host === '/' ? 'op deze website' : host})`,
  keepsWebhookHint: 'Daar gaan de gegevens van klanten heen. Zonder vinkje gaat ze uit.',
  keepsOfficeMail: (address: string) =>
    `Laat de mails aan het kantoor naar ${address} gaan, zoals deze beheerder instelde`,
  keepsOfficeMailHint: 'Daar staan namen van klanten in. Zonder vinkje gaan deze mails uit.',
  endsOfficeMail: (address: string) =>
    `De mails aan het kantoor gaan naar ${address}, het adres van deze beheerder. Ze gaan uit. Stel daarna een ander adres in.`,
  keepsCalendars: (names: readonly string[]) =>
    `Laat de eigen agenda meetellen die deze beheerder instelde voor ${names.join(', ')}`,
  goesToo: 'Ook weg gaan de uitnodigingen, lijsten, agenda-feed en eigen agenda van deze beheerder.',
  keepsBlockedTimes: (amount: number) =>
    amount === 1
      ? 'Laat de blokkade staan die deze beheerder bij een collega zette'
      : `Laat de ${amount} blokkades staan die deze beheerder bij collega’s zette`,
  removesSelf: 'Je verwijdert je eigen account en wordt uitgelogd.',
  removed: (email: string) => `${email} is geen beheerder meer`,
  removedSelf: 'Je account is verwijderd en je bent uitgelogd',
  inviteHint: 'Een eerdere uitnodiging voor hetzelfde adres werkt daarna niet meer.',
  notInvited: {
    duplicate: 'Dit e-mailadres is al van een beheerder. Kies een ander adres.',
    invalid: 'Niet uitgenodigd: de database neemt dit e-mailadres niet aan. Kijk het na.',
    forbidden: 'Niet uitgenodigd: je bent zelf geen beheerder meer of niet meer ingelogd. Log opnieuw in.',
    other:
      'Niet uitgenodigd: de database geeft geen antwoord. Controleer je internetverbinding en probeer het opnieuw.',
  },
  invited: (email: string) => `De uitnodiging voor ${email} staat klaar`,
  passOn:
    'Stuur deze link zelf door: er wordt geen mail verstuurd. De link werkt 7 dagen en één keer. Je ziet hem hierna niet meer terug.',
  copied: 'Link gekopieerd',
  copyFailed: 'Kopiëren lukte niet. Selecteer de link en kopieer hem zelf.',
  notRevoked: {
    conflict: 'Deze uitnodiging was al gebruikt of ingetrokken.',
    forbidden: 'Niet ingetrokken: je bent zelf geen beheerder meer of niet meer ingelogd. Log opnieuw in.',
    other:
      'Niet ingetrokken: de database geeft geen antwoord. Controleer je internetverbinding en probeer het opnieuw.',
  },
  revoked: (email: string) => `De uitnodiging voor ${email} is ingetrokken`,
  mailSubject: `Uitnodiging voor het beheer van ${site.brand}`,
  mailBody: (link: string) =>
    `Hallo,\n\nMet deze link maak je je account voor het beheer van ${site.brand}:\n${link}\n\nDe link werkt 7 dagen en één keer. Stuur hem niet door.\n`,
} as const;
