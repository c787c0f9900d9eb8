import { site } from '@/content/site';
import type { RequestStatus } from '@/domain/request/request-status';

/** Label of each request status. */
export const requestStatusLabels: Record<RequestStatus, string> = {
  new: 'Nieuw',
  contacted: 'Contact gelegd',
  scheduled: 'Ingepland',
  completed: 'Afgerond',
  cancelled: 'Geannuleerd',
};

/** Texts of the list of requests; its error messages are in messages.ts. */
export const requestListTexts = {
  overdue: 'Afspraak voorbij, nog Ingepland',
  gone: 'Verwijderd',
  end: {
    previous: 'Dit is de eerste aanvraag van de lijst',
    next: 'Dit is de laatste aanvraag van de lijst',
  },
  assignedTo: (name: string) => `Toegewezen aan ${name}`,
  changeStatus: (name: string, status: string) => `Status van ${name} wijzigen: ${status}`,
  searchPlaceholder: 'Naam, nummer, e-mail, telefoon, adres of notitie',
  emptySelection: 'Er is geen aanvraag met deze zoekwoorden en filters. Wis de filters om alles te zien.',
  emptyInbox: 'Zodra iemand het formulier op de website invult, staat de aanvraag hier.',
  pageGone: 'Deze pagina bestaat niet meer: de aanvraag waar hij begon is verwijderd.',
  opening: 'Aanvraag laden...',
  openFailed: 'Kon aanvraag niet ophalen',
  openFailedHelp: 'Controleer je internetverbinding en probeer het opnieuw.',
  notFound: 'Deze aanvraag bestaat niet (meer). Misschien is hij verwijderd, of klopt de link niet.',
} as const;

/** How far a request came, as a filter of the list. */
export const stepFilterTexts = {
  contact: 'Contact gehad, via de website',
  visit: 'Bezoek gehad of gepland',
  label: 'Label klaar',
  order: 'Opdracht geworden',
  planned: 'Moment in de agenda',
  picked: 'Moment zelf gekozen',
  visited: 'Bezocht door een adviseur',
  had_label: 'Had al een geldig label',
} as const;

/** Filters that Cijfers sets. */
export const figureFilterTexts = {
  place: (name: string) => `Plaats: ${name}`,
  landingPath: (path: string) => `Eerste pagina: ${path}`,
  referrerHost: (host: string) => `Kwam via: ${host}`,
  unknown: 'onbekend',
  remove: (filter: string) => `Filter weghalen: ${filter}`,
} as const;

/** The keys of the list of requests. */
export const listKeys = [
  { key: '/', text: 'Naar het zoekveld' },
  { key: '↓', text: 'Vanuit het zoekveld: naar de eerste aanvraag' },
  { key: 'j', text: 'Volgende aanvraag' },
  { key: 'k', text: 'Vorige aanvraag' },
  { key: 'Enter', text: 'De aanvraag openen' },
  { key: 'Ctrl + Enter', text: 'In het venster: opslaan' },
  { key: 'Esc', text: 'Het venster sluiten, of het zoekveld leegmaken' },
  { key: 'Alt + T', text: 'Naar de melding, om iets ongedaan te maken' },
  { key: '?', text: 'Deze lijst' },
] as const;

export const listKeyTexts = {
  title: 'Toetsen',
  description: 'Werken overal in de lijst, behalve terwijl je typt.',
  firstRow: 'Naar de eerste aanvraag',
  single: 'Toetsen van één teken gebruiken',
  singleHint: 'Zet ze uit als je met je stem typt, of als ze je in de weg zitten. Geldt voor dit apparaat.',
} as const;

/** The saved views of the list. */
export const viewTexts = {
  title: 'Mijn weergaven',
  none: 'Je hebt nog geen weergaven. Stel filters en volgorde in en bewaar ze hier.',
  name: 'Naam van de weergave',
  nameHint: 'Wat je nu ziet: zoekwoorden, filters en volgorde.',
  save: 'Deze weergave bewaren',
  saving: 'Bewaren...',
  saved: (name: string) => `Weergave “${name}” bewaard`,
  rename: (name: string) => `Naam van ${name} wijzigen`,
  newName: 'Nieuwe naam',
  remove: (name: string) => `${name} verwijderen`,
  renamed: 'Naam gewijzigd',
  removed: (name: string) => `Weergave “${name}” verwijderd`,
  restored: (name: string) => `Weergave “${name}” is terug`,
  loadFailed: 'Kon je weergaven niet ophalen',
  saveFailed: {
    duplicate: 'Je hebt al een weergave met deze naam.',
    invalid: 'Niet bewaard: je kunt twintig weergaven bewaren, met een naam van hooguit zestig tekens.',
    other: 'Niet bewaard. Controleer je internetverbinding en probeer het opnieuw.',
  },
  removeFailed: 'Niet verwijderd. Controleer je internetverbinding en probeer het opnieuw.',
  nameMissing: 'Geef de weergave een naam',
} as const;

/** Selecting rows of the list. */
export const selectionTexts = {
  select: (name: string) => `Selecteer ${name}`,
  selectPage: 'Selecteer deze pagina',
  selected: (count: number) => `${amountText(count)} geselecteerd`,
  clear: 'Selectie wissen',
  selectAll: (count: number) => `Alle ${amountText(count)} selecteren`,
  selectingAll: 'Bezig met selecteren...',
  selectAllFailed: 'Kon niet alle aanvragen selecteren',
  selectAllFailedDescription: 'Controleer je internetverbinding en probeer het opnieuw.',
} as const;

/** Maximum number of names listed in a sentence. */
const longestList = 10;

function listed(names: readonly string[]): string {
  const others = names.length - longestList;
  if (others <= 1) return names.join(', ');
  return `${names.slice(0, longestList).join(', ')} en ${amountText(others)} andere`;
}

/** Bulk actions on the selected rows of the list. */
export const bulkTexts = {
  actions: 'Met de geselecteerde aanvragen',
  nobody: 'Niemand',
  statusOfOne: (name: string, status: string) => `${name}: ${status}`,
  statusOf: (count: number, status: string) => `${requestCount(count)}: ${status}`,
  assigned: (count: number, name: string) =>
    name === '' ? `${requestCount(count)} aan niemand toegewezen` : `${requestCount(count)} toegewezen aan ${name}`,
  nothingChanged: 'Er is niets gewijzigd',
  skippedChanged: (names: readonly string[]) =>
    `Overgeslagen, want intussen gewijzigd of verwijderd: ${listed(names)}.`,
  skippedUnscheduled: (names: readonly string[]) =>
    `Overgeslagen, want een ingeplande aanvraag heeft een datum en tijd nodig: ${listed(names)}.`,
  skippedClosed: (names: readonly string[]) =>
    `Overgeslagen, want al afgerond of geannuleerd: ${listed(names)}. Open de aanvraag en kies een nieuwe datum, een nieuwe tijd en de status Ingepland.`,
  skippedUnfit: (names: readonly string[]) =>
    `Overgeslagen, want het bezoek past daar niet in de agenda: ${listed(names)}. Open de aanvraag en kies een ander moment.`,
  skippedFailed: (names: readonly string[]) =>
    `De database gaf halverwege geen antwoord meer. Nog niet gedaan: ${listed(names)}. Probeer het daarvoor opnieuw.`,
  closed: (status: string) => `Niet ingepland: deze aanvraag is al ${status.toLowerCase()}`,
  closedDescription: 'Kies een nieuwe datum, een nieuwe tijd en de status Ingepland.',
  undone: 'Ongedaan gemaakt',
  undoConflict: (names: readonly string[]) => `Niet ongedaan gemaakt, want intussen gewijzigd: ${listed(names)}`,
  undoUnfit: (names: readonly string[]) =>
    `Niet ongedaan gemaakt, want het bezoek past niet meer in de agenda: ${listed(names)}`,
  undoFailed: 'Nog niet ongedaan gemaakt. Probeer het opnieuw',
  removed: (count: number) => `${requestCount(count)} verwijderd`,
  restored: (count: number) => `${requestCount(count)} teruggezet`,
  deleteFailedDescription: 'Er is niets verwijderd. Controleer je internetverbinding en probeer het opnieuw.',
  webhookFailed: (names: readonly string[]) =>
    `Opgeslagen, maar de automatisering kreeg geen bericht over: ${listed(names)}.`,
} as const;

/** The other requests of the customer of the one that is open. */
export const relatedTexts = {
  title: (count: number) => `Deze klant heeft nog ${requestCount(count)}`,
  email: 'zelfde e-mail',
  phone: 'zelfde telefoonnummer',
  address: 'zelfde adres',
} as const;

/** The requests that came in above the limits of an hour. */
export const heldTexts = {
  title: 'Apart gehouden',
  explanation:
    'Deze aanvragen kwamen binnen toen het er in één uur ongewoon veel waren. Ze tellen nergens mee en je krijgt er geen melding van. Accepteer wat echt is: dan komt het in de lijst. Verwijder de rest.',
  ofRequest:
    'Deze aanvraag is apart gehouden, omdat er in dat uur ongewoon veel aanvragen binnenkwamen. Accepteer hem, of sla een wijziging op: dan komt hij in de lijst.',
  countFailed: 'Kon niet nagaan hoeveel aanvragen apart staan, dus verwijderen kan nu niet.',
  accept: (count: number) => `Accepteer ${requestCount(count)}`,
  acceptOne: 'Accepteren',
  accepted: (count: number) => `${requestCount(count)} geaccepteerd`,
  acceptFailed: 'Niet geaccepteerd',
  remove: (count: number) => `Verwijder ${requestCount(count)}`,
  removeAll: (count: number) => `Verwijder alle ${requestCount(count)}`,
  question: (count: number) => `${requestCount(count)} verwijderen?`,
  questionExplanation: 'Je kunt dit 7 dagen ongedaan maken, via de prullenbak in Beheer.',
  confirm: 'Ja, verwijder',
  removing: 'Bezig met verwijderen...',
  cancel: 'Annuleren',
  removed: (count: number) => `${requestCount(count)} verwijderd`,
  removeFailed: 'Niet verwijderd',
  failedDescription: 'Er is niets veranderd. Controleer je internetverbinding en probeer het opnieuw.',
  undo: 'Ongedaan maken',
  restored: 'De verwijderde aanvragen zijn teruggezet',
  restoreTooLate: 'Te laat: de aanvragen zijn definitief verwijderd',
  restoreFailed: 'Nog niet teruggezet. Probeer het opnieuw',
} as const;

/** `1 aanvraag` or `1.204 aanvragen`. */
export function requestCount(count: number): string {
  return count === 1 ? '1 aanvraag' : `${amountText(count)} aanvragen`;
}

const counted = new Intl.NumberFormat('nl-NL');

/** `1.204`: an amount as people read it; `1.000+` for more than that. */
export function amountText(amount: number, isCapped = false): string {
  return counted.format(amount) + (isCapped ? '+' : '');
}

interface Total {
  amount: number;
  isCapped: boolean;
}

/** `50 van 1.204 aanvragen`; without the total when that is not known. */
export function shownText(shown: number, total: Total | undefined): string {
  const noun = (total?.amount ?? shown) === 1 ? 'aanvraag' : 'aanvragen';
  return total
    ? `${amountText(shown)} van ${amountText(total.amount, total.isCapped)} ${noun}`
    : `${amountText(shown)} ${noun}`;
}

/** `3 nieuwe aanvragen`; the count stops at 99. */
export function arrivalsText(count: number): string {
  if (count > 99) return 'Meer dan 99 nieuwe aanvragen';
  return count === 1 ? '1 nieuwe aanvraag' : `${count} nieuwe aanvragen`;
}

/** `(3) Admin`: the title of the tab with the number of new requests. */
export function titleWithArrivals(title: string, count: number): string {
  return `(${count > 99 ? '99+' : count}) ${title}`;
}

/** Label of each kind of change in the history of a request; an unknown one shows as stored. */
export const auditActionLabels: Record<string, string> = {
  update: 'Gewijzigd',
  delete: 'Verwijderd',
  restore: 'Teruggezet',
  anonymise: 'Geanonimiseerd',
};

/** Who made a change that no administrator made. */
export const automaticChange = 'automatisch';

/** Who made a change by the link of the request. */
export const customerChange = 'klant';

/** Texts of the export of the list of requests. */
export const csvExportTexts = {
  download: 'Exporteren (CSV)',
  cancel: 'Export annuleren',
  progress: (done: string, total: string) => `${done} van ${total}`,
  done: 'Export klaar',
  doneDescription: (count: number, name: string) =>
    count === 1 ? `1 aanvraag staat in ${name}` : `${count.toLocaleString('nl-NL')} aanvragen staan in ${name}`,
  none: 'Er zijn geen aanvragen om te exporteren',
  cancelled: 'Export geannuleerd',
  failed: 'Export mislukt',
  failedDescription: 'Er is geen bestand gemaakt. Probeer het opnieuw.',
} as const;

interface ReplyFacts {
  name: string;
  /** As the customer can quote it on the phone. */
  reference: string;
  /** '' when the customer gave none. */
  address: string;
  status: RequestStatus;
  /** Such as `05-12-2026 om 09:30 uur`; '' while no appointment is planned. */
  appointment: string;
  /** Whether the appointment was moved. */
  isMoved: boolean;
}

/** The opening of a chat message to a customer, for the adviser to finish. */
export function chatText(facts: ReplyFacts): string {
  return `Goedendag ${facts.name}. ${asked(facts)} ${proposal(facts)}`;
}

/** The same for an e-mail. */
export function mailTexts(facts: ReplyFacts): { subject: string; body: string } {
  return {
    subject: `Uw aanvraag voor een energielabel (${facts.reference})`,
    body: [
      `Goedendag ${facts.name},`,
      `${asked(facts)} ${proposal(facts)}`,
      `Vragen? Bel ${site.phone} of antwoord op deze mail.`,
      `Met vriendelijke groet,\n${site.brand}`,
    ].join('\n\n'),
  };
}

function asked({ address }: ReplyFacts): string {
  return address === ''
    ? 'U vroeg bij ons een energielabel aan.'
    : `U vroeg bij ons een energielabel aan voor ${address}.`;
}

function proposal({ status, appointment, isMoved }: ReplyFacts): string {
  if (status === 'cancelled')
    return 'Uw aanvraag is geannuleerd. Wilt u toch een energielabel? Laat het ons dan weten.';
  if (status === 'completed') return 'Uw aanvraag is afgerond. Hebt u nog een vraag? Laat het ons dan weten.';
  if (appointment === '') return 'Wanneer komt de opname u uit? Die duurt gemiddeld 45 tot 60 minuten.';
  return isMoved
    ? `Uw afspraak is verplaatst: de opname is nu op ${appointment} en duurt gemiddeld 45 tot 60 minuten.`
    : `De opname is op ${appointment} en duurt gemiddeld 45 tot 60 minuten.`;
}
