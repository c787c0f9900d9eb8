import type { RequestStatus } from '@/domain/request/request-status';
import { formatCount } from '@/lib/format/format-count';

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

/** The other requests of the customer of the one that is open. */
export const relatedTexts = {
  title: (count: number) => `Deze klant heeft nog ${requestCount(count)}`,
  email: 'zelfde e-mail',
  phone: 'zelfde telefoonnummer',
  address: 'zelfde adres',
} as const;

/** `1 aanvraag` or `1.204 aanvragen`. */
export function requestCount(count: number): string {
  return count === 1 ? '1 aanvraag' : `${formatCount(count)} aanvragen`;
}

interface Total {
  amount: number;
  isCapped: boolean;
}

/** `50 van 1.204 aanvragen`; without the total when that is not known. */
export function shownText(shown: number, total: Total | undefined): string {
  const noun = (total?.amount ?? shown) === 1 ? 'aanvraag' : 'aanvragen';
  return total
    ? `${formatCount(shown)} van ${formatCount(total.amount, total.isCapped)} ${noun}`
    : `${formatCount(shown)} ${noun}`;
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
  progress: (done: number, total: number) => `${formatCount(done)} van ${formatCount(total)}`,
  done: 'Export klaar',
  doneDescription: (count: number, name: string) =>
    count === 1 ? `1 aanvraag staat in ${name}` : `${formatCount(count)} aanvragen staan in ${name}`,
  none: 'Er zijn geen aanvragen om te exporteren',
  cancelled: 'Export geannuleerd',
  failed: 'Export mislukt',
  failedDescription: 'Er is geen bestand gemaakt. Probeer het opnieuw.',
} as const;
