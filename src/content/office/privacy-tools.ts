/** Texts of the tools for the rights of data subjects. */
export const privacyTexts = {
  title: 'Privacy en bewaren',
  retention: {
    title: 'Oude aanvragen anonimiseren',
    explanation:
      'Aanvragen van meer dan 12 maanden geleden die geen opdracht werden. Naam, e-mail, telefoon, adres, bericht en notities verdwijnen. Datum, type, oppervlakte, bouwjaar, prijs en status blijven. De mails over deze aanvragen staan nog bij Formspark en in je mailbox: verwijder ze daar ook.',
    look: 'Bekijk welke aanvragen',
    loading: 'Aanvragen zoeken...',
    failed: 'Kon niet nagaan welke aanvragen oud zijn',
    none: 'Er zijn geen aanvragen om te anonimiseren',
    total: requestCount,
    shown: (shown: number) => `Je ziet de oudste ${shown}.`,
    anonymise: (total: number) => `Anonimiseer ${requestCount(total)}`,
    question: 'Weet je het zeker? Dit kan niet ongedaan worden gemaakt.',
    confirm: 'Ja, anonimiseer',
    cancel: 'Annuleren',
    progress: (done: number, total: number) =>
      `${done.toLocaleString('nl-NL')} van ${total.toLocaleString('nl-NL')} geanonimiseerd...`,
    done: (count: number) => `${requestCount(count)} geanonimiseerd`,
    stopped: 'Anonimiseren is gestopt',
    stoppedDescription: (count: number) =>
      `${requestCount(count)} geanonimiseerd, daarna ging het mis. Controleer je internetverbinding en ga verder.`,
  },
  person: {
    title: 'Gegevens van één persoon opvragen',
    explanation: 'Alles wat over iemand is opgeslagen, als bestand: de aanvragen en wat er aan is gewijzigd.',
    email: 'E-mailadres van de persoon',
    emailMissing: 'Vul het e-mailadres van de persoon in',
    download: 'Gegevens downloaden',
    busy: 'Gegevens ophalen...',
    none: (email: string) => `Er is niets opgeslagen bij ${email}. Er is geen bestand gemaakt.`,
    found: (count: number, name: string) => `${requestCount(count)} gevonden. De gegevens staan in ${name}.`,
    failed: 'Kon de gegevens niet ophalen',
    failedDescription: 'Er is geen bestand gemaakt. Controleer je internetverbinding en probeer het opnieuw.',
  },
} as const;

function requestCount(count: number): string {
  return count === 1 ? '1 aanvraag' : `${count.toLocaleString('nl-NL')} aanvragen`;
}
