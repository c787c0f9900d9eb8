import { plainCents } from '@/lib/format/plain-cents';
import { site } from '@/content/site';
import { formatCount } from '@/lib/format/format-count';
import { requestCount } from '../requests/requests';

const appointmentStates: Record<string, string> = { planned: 'gepland', completed: 'geweest', cancelled: 'afgezegd' };

const messageStates: Record<string, string> = {
  waiting: 'nog niet verstuurd',
  taken: 'wordt verstuurd',
  sent: 'verstuurd',
  failed: 'niet verstuurd',
  unknown: 'misschien verstuurd',
};

/** What somebody is in a request of somebody else. */
type PersonRole = 'orders' | 'at_home' | 'pays';

function personRoles(roles: readonly PersonRole[]): string {
  return [roles.includes('at_home') && 'is thuis bij het bezoek', roles.includes('pays') && 'krijgt de factuur']
    .filter(Boolean)
    .join(' en ');
}

/** Texts of the tools for the rights of data subjects. */
export const privacyTexts = {
  title: 'Privacy en bewaren',
  requests: {
    title: 'Oude aanvragen anonimiseren',
    explanation:
      'Aanvragen van meer dan 12 maanden geleden die geen opdracht werden. Naam, e-mail, telefoon, adres, wat de klant verder schreef en de notities verdwijnen. Datum, type, oppervlakte, bouwjaar, prijs en status blijven.',
    look: 'Bekijk welke aanvragen',
  },
  orders: {
    title: 'Oude opdrachten anonimiseren',
    explanation:
      'Opdrachten: alles wat is ingepland of afgerond, en wat een automatisering een eigen status gaf. Na 7 jaar verdwijnen naam, e-mail, telefoon, wat de klant verder schreef en de notities. Na 10 jaar, als het label niet meer geldig is, verdwijnt ook het adres.',
    look: 'Bekijk welke opdrachten',
  },
  retention: {
    goes: { customer: 'De klant; het adres blijft', all: 'De klant en het adres' },
    loading: 'Aanvragen zoeken...',
    failed: 'Kon niet nagaan welke aanvragen oud zijn',
    none: 'Er zijn geen aanvragen om te anonimiseren',
    total: requestCount,
    shown: (shown: number) => `Je ziet de oudste ${shown}.`,
    anonymise: (total: number) => `Anonimiseer ${requestCount(total)}`,
    question: 'Weet je het zeker? Dit kan niet ongedaan worden gemaakt.',
    confirm: 'Ja, anonimiseer',
    cancel: 'Annuleren',
    progress: (done: number, total: number) => `${formatCount(done)} van ${formatCount(total)} geanonimiseerd...`,
    done: (count: number) => `${requestCount(count)} geanonimiseerd`,
    stopped: 'Anonimiseren is gestopt',
    stoppedDescription: (count: number) =>
      `${requestCount(count)} geanonimiseerd, daarna ging het mis. Controleer je internetverbinding en ga verder.`,
  },
  person: {
    title: 'Gegevens van één persoon opvragen',
    explanation:
      'Alles wat over iemand is opgeslagen: de aanvragen, wat eraan is gewijzigd, de bezoeken, de berichten erover en de facturen. Ook van wie alleen thuis is of alleen betaalt; dan zonder wat van de ander is. Om te lezen en af te drukken, of als bestand (JSON).',
    person: 'E-mailadres of telefoonnummer van de persoon',
    personMissing: 'Vul het e-mailadres of telefoonnummer van de persoon in',
    personInvalid: 'Vul een e-mailadres in zoals naam@voorbeeld.nl, of een heel telefoonnummer',
    show: 'Bekijken en afdrukken',
    download: 'Gegevens downloaden',
    busy: 'Gegevens ophalen...',
    none: (person: string) => `Er is niets opgeslagen bij ${person}. Er is geen bestand gemaakt.`,
    pageTitle: (person: string) => `Gegevens van ${person}`,
    pageIntro: (day: string) =>
      `Dit is alles wat ${site.brand} op ${day} bij dit e-mailadres of telefoonnummer had opgeslagen. Een streepje betekent: niets opgeslagen.`,
    request: (reference: string, moment: string) => `Aanvraag ${reference} van ${moment}`,
    ofOther: (roles: readonly PersonRole[]) =>
      `Iemand anders vroeg dit aan. Deze persoon ${personRoles(roles)}; alleen dat deel staat hier.`,
    deleted: (moment: string) => `Verwijderd op ${moment}; 7 dagen daarna voorgoed weg.`,
    unknownAdministrator: 'een vroegere beheerder',
    changes: 'Wijzigingen',
    noChanges: 'Aan deze aanvraag is niets gewijzigd.',
    appointments: 'Bezoeken',
    appointment: (begin: string, state: string) => `${begin}: ${appointmentStates[state] ?? state}`,
    messages: 'Berichten',
    message: (moment: string, kind: string, state: string) => `${moment}: ${kind} (${messageStates[state] ?? state})`,
    invoices: 'Facturen',
    invoice: (number: string, day: string, cents: number) => `${number} van ${day}: € ${plainCents(cents)}`,
    found: (count: number, name: string) => `${requestCount(count)} gevonden. De gegevens staan in ${name}.`,
    failed: 'Kon de gegevens niet ophalen',
    failedDescription: 'Er is geen bestand gemaakt. Controleer je internetverbinding en probeer het opnieuw.',
  },
  erasure: {
    title: 'Gegevens van één persoon wissen',
    explanation:
      'Vraagt iemand om verwijdering? Zoek op het e-mailadres of het telefoonnummer. Je vindt ook wie alleen thuis is of alleen betaalt. Je ziet eerst wat er verdwijnt en wat je van de wet moet bewaren. Ook wat in de prullenbak zit, gaat dan weg. Een factuur blijft altijd 7 jaar bewaard, met naam en adres: dat moet van de belastingwet.',
    person: 'E-mailadres of telefoonnummer van wie om verwijdering vraagt',
    look: 'Bekijk wat er verdwijnt',
    busy: 'Aanvragen zoeken...',
    none: (person: string) => `Er is niets te wissen bij ${person}.`,
    found: (count: number, person: string) => `${requestCount(count)} met ${person}`,
    outcomes: {
      erased: () => 'Alles wat van deze persoon is, verdwijnt.',
      'label-kept': (until: string) =>
        `Naam, e-mail, telefoon, wat de klant verder schreef en de notities verdwijnen. Het adres hoort bij het label en blijft tot ${until}.`,
      kept: (until: string) =>
        `Dit is een opdracht. De belastingwet vraagt om naam, adres en prijs te bewaren, tot ${until}. Is het bezoek geweest, dan verdwijnen telefoon, wat de klant verder schreef en de notities.`,
      'visit-first': (until: string) =>
        `Het bezoek moet nog komen, en dan is deze persoon thuis. Wis deze gegevens vanaf ${until}.`,
    },
    ofOther: (roles: readonly PersonRole[]) =>
      `Iemand anders vroeg dit aan; deze persoon ${personRoles(roles)}. De rest van de aanvraag blijft.`,
    keptOfPayer: (until: string) =>
      `De belastingwet vraagt om naam en adres van wie betaalt te bewaren, tot ${until}. Is het bezoek geweest, dan verdwijnen de naam na “ter attentie van” en het eigen kenmerk.`,
    invoiceStays:
      'De factuur blijft wel bewaard, met naam en adres, tot 7 jaar na het jaar van de factuur: dat moet van de belastingwet.',
    erase: 'Gegevens wissen',
    question: 'Weet je het zeker? Dit kan niet ongedaan worden gemaakt.',
    confirm: 'Ja, wis de gegevens',
    erasing: 'Bezig met wissen...',
    cancel: 'Annuleren',
    done: ({ erased, labelKept, kept, visitFirst }: Record<'erased' | 'labelKept' | 'kept' | 'visitFirst', number>) =>
      [
        `${requestCount(erased)} gewist.`,
        labelKept > 0 && `Van ${requestCount(labelKept)} is alleen het adres bewaard.`,
        kept > 0 && `${requestCount(kept)} bewaard, omdat de wet dat vraagt.`,
        visitFirst > 0 && `Bij ${requestCount(visitFirst)} moet het bezoek nog komen: wis daarna opnieuw.`,
      ]
        .filter(Boolean)
        .join(' '),
    failed: 'Kon de aanvragen niet ophalen',
    failedDescription: 'Er is niets veranderd. Controleer je internetverbinding en probeer het opnieuw.',
    eraseFailed: 'De gegevens zijn niet gewist',
  },
  /** After anonymising or erasing: what the website cannot reach. */
  mails: {
    reminder:
      'Verwijder nu ook de mails over deze aanvragen. De website kan daar niet bij. Ze staan in je mailbox en bij',
    relay: { name: 'Formspark', url: 'https://dashboard.formspark.io' },
  },
} as const;
