/** Texts of outgoing messages: mails to customers, the office and advisers, and webhooks to the automation. */
export const outgoingTexts = {
  title: 'Uitgaande berichten',
  explanation: 'Mails aan klanten en berichten aan je automatisering. Na 30 dagen verdwijnt een bericht vanzelf.',
  loading: 'Uitgaande berichten laden...',
  loadFailed: 'De uitgaande berichten konden niet worden opgehaald.',
  none: 'Alles is verstuurd.',
  unsent: (amount: number) =>
    amount === 1 ? '1 bericht is niet zeker verstuurd' : `${amount} berichten zijn niet zeker verstuurd`,
  more: 'Hier staan de laatste 50.',
  uncertainMessages: (amount: number, areMails: boolean) => {
    const [one, many] = areMails ? ['mail', 'mails'] : ['bericht', 'berichten'];
    return amount === 1
      ? `1 ${one}: onbekend of ${areMails ? 'die' : 'het'} aankwam`
      : `${amount} ${many}: onbekend of ze aankwamen`;
  },
  uncertainHint: 'Het versturen stopte halverwege. Wie zijn mail al had, krijgt die dan nog een keer.',
  resendAll: (amount: number) => (amount === 1 ? 'Opnieuw versturen' : `Alle ${amount} opnieuw versturen`),
  resentAll: 'De berichten worden opnieuw verstuurd',
  waiting: (moment: string) =>
    `Sinds ${moment} wachten er berichten die niemand verstuurt. Kijk na of de functie send en de mailserver zijn ingesteld.`,
  refused: (reason: string) =>
    `${reason} De mails wachten, en gaan vanzelf binnen een half uur nadat het in orde is; na drie dagen niet meer.`,
  hint: 'Er zijn berichten niet verstuurd.',
  hintLink: 'Bekijk de uitgaande berichten',
  switches: 'Welke mails een klant krijgt',
  allMail: 'Mails aan klanten versturen',
  allMailHint: 'Zet dit pas aan als de mailserver is ingesteld.',
  resend: 'Opnieuw versturen',
  discard: 'Weggooien',
  resent: 'Het bericht wordt opnieuw verstuurd',
  discarded: 'Het bericht is weggegooid',
  failed: 'Dat is niet gelukt. Probeer het opnieuw.',
  uncertain: 'Misschien is het wel aangekomen. Vraag dat na voordat je het opnieuw verstuurt.',
  trial: 'een proef',
} as const;

/** Texts of the mails to the office itself. */
export const officeMailTexts = {
  title: 'Mail aan mij',
  explanation:
    'Krijg een mail als een klant zelf iets doet op de eigen pagina: een bericht, een moment, een annulering of ‘Bel mij liever’. Elke nieuwe aanvraag wordt je al apart gemaild.',
  loading: 'Instelling laden...',
  loadFailed: 'De instelling kon niet worden opgehaald. Controleer je internetverbinding.',
  rhythm: 'Wanneer',
  rhythms: { off: 'Niet', at_once: 'Meteen', daily: 'Eén keer per werkdag, ’s ochtends' },
  address: 'Naar welk e-mailadres',
  addressInvalid: 'Vul een e-mailadres in, zoals naam@voorbeeld.nl.',
  saved: (address: string) => `Je krijgt mail op ${address}`,
  switchedOff: 'Je krijgt geen mail meer',
  notSaved: {
    invalid: 'Niet opgeslagen: de database neemt dit adres niet aan. Kijk het na.',
    forbidden: 'Niet opgeslagen: je bent geen beheerder meer of niet meer ingelogd. Log opnieuw in.',
    other: 'De instelling is niet opgeslagen. Probeer het opnieuw.',
  },
} as const;

function unreadable(part: string): string {
  return `Het bericht is onleesbaar: er klopt iets niet aan ${part}. Verbeter dat in de aanvraag.`;
}

const reasons: Record<string, string> = {
  address: 'Het e-mailadres klopt niet. Verbeter het in de aanvraag.',
  'label-not-found':
    'Na twee weken staat het label nog niet in EP-Online. Kijk het adres van de aanvraag na. Staat het er wel? Verstuur de mail dan.',
  overtaken: 'De afspraak is intussen veranderd. Dit bericht klopt niet meer, dus het is niet verstuurd.',
  overdue: 'Het bericht was te laat om nog te versturen.',
  'too-many':
    'Naar dit adres gingen de laatste 24 uur al 30 mails, of 20 over nieuwe aanvragen. Verstuur het bericht morgen opnieuw, of bel de klant.',
  unreadable: 'Het bericht is onleesbaar.',
  'unreadable-starts-at': unreadable('de afspraak'),
  'unreadable-ends-at': unreadable('de afspraak'),
  'unreadable-previous-starts-at': unreadable('de afspraak'),
  'unreadable-label-valid-until': unreadable('het label'),
  'unreadable-price': unreadable('de prijs'),
  'smtp-down': 'De mailserver was niet bereikbaar.',
  'smtp-login':
    'De mailserver weigerde de gebruikersnaam of het wachtwoord. Kijk de instelling SMTP_USER na, en het wachtwoord dat erbij hoort.',
  'smtp-no-login':
    'De mailserver laat zich op deze poort niet aanmelden. Kijk de instellingen SMTP_HOST en SMTP_PORT na; meestal is de poort 465.',
  'smtp-sender':
    'De mailserver laat deze aanmelding niet mailen namens het adres in de instelling MAIL_FROM. Kies een adres dat erbij hoort, of vraag je mailprovider het toe te laten.',
  'smtp-relay':
    'De mailserver mailt voor deze aanmelding niet naar klanten. Kijk de instellingen SMTP_HOST, SMTP_PORT en SMTP_USER na.',
  'smtp-certificate':
    'Het certificaat van de mailserver is niet te vertrouwen. Zet in de instelling SMTP_HOST de naam die je mailprovider noemt.',
  'smtp-tls':
    'De mailserver biedt op deze poort geen beveiligde verbinding. Kijk de instelling SMTP_PORT na; meestal is de poort 465.',
  'smtp-silent': 'De mailserver gaf halverwege geen antwoord meer.',
  'webhook-address': 'Het adres van de automatisering mag niet worden gebruikt.',
  'webhook-down': 'De automatisering was niet bereikbaar.',
  'webhook-page': 'Op het adres van de automatisering staat een webpagina.',
  'webhook-silent': 'De automatisering gaf geen antwoord.',
};

/** Why a message was not sent, by its code; null when the sender stopped halfway. */
export function reasonText(error: string | null): string {
  if (error === null) return 'Het versturen stopte halverwege.';
  const [code = '', status = ''] = error.split(' ');
  if (code.startsWith('unreadable-')) return reasons[code] ?? unreadable('de gegevens');
  if (code === 'smtp' && status.startsWith('4')) return `De mailserver nam het bericht nog niet aan (code ${status}).`;
  if (code === 'smtp') return `De mailserver weigerde het bericht (code ${status}). Kijk het e-mailadres na.`;
  if (code === 'smtp-refused') {
    return `De mailserver weigerde het bericht (code ${status}), maar niet om het e-mailadres. Vraag je mailprovider waarom.`;
  }
  if (code === 'webhook') return `De automatisering nam het bericht niet aan (code ${status}).`;
  return reasons[code] ?? 'De reden is onbekend.';
}
