import { listed } from '@/content/office/listed';
import { formatCount } from '@/lib/format/format-count';
import { requestCount } from './requests';

/** Selecting rows of the list. */
export const selectionTexts = {
  select: (name: string) => `Selecteer ${name}`,
  selectPage: 'Selecteer deze pagina',
  selected: (count: number) => `${formatCount(count)} geselecteerd`,
  clear: 'Selectie wissen',
  selectAll: (count: number) => `Alle ${formatCount(count)} selecteren`,
  selectingAll: 'Bezig met selecteren...',
  selectAllFailed: 'Kon niet alle aanvragen selecteren',
  selectAllFailedDescription: 'Controleer je internetverbinding en probeer het opnieuw.',
} as const;

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
  skippedWithdrawn: (names: readonly string[]) =>
    `Overgeslagen, want de klant heeft de overeenkomst herroepen: ${listed(names)}. Dat blijft zo; de klant kan een nieuwe aanvraag doen.`,
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
  undoUnfitAnyway: 'Toch terugzetten',
  undoFailed: 'Nog niet ongedaan gemaakt. Probeer het opnieuw',
  removed: (count: number) => `${requestCount(count)} verwijderd`,
  restored: (count: number) => `${requestCount(count)} teruggezet`,
  leftInBin: (count: number) =>
    `Niet teruggezet: ${requestCount(count)}, want het bezoek past niet meer in de agenda. Zet ze terug in de prullenbak van Beheer.`,
  deleteFailedDescription: 'Er is niets verwijderd. Controleer je internetverbinding en probeer het opnieuw.',
  webhookFailed: (names: readonly string[]) =>
    `Opgeslagen, maar de automatisering kreeg geen bericht over: ${listed(names)}.`,
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
