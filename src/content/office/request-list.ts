/** Texts of the list of requests, beside those of the error catalogue in messages.ts. */
export const requestListTexts = {
  searchPlaceholder: 'Naam, e-mail, telefoon, adres of postcode',
  pageGone: 'Deze pagina bestaat niet meer: de aanvraag waar hij begon is verwijderd.',
  opening: 'Aanvraag laden...',
  openFailed: 'Kon aanvraag niet ophalen',
  openFailedHelp: 'Controleer je internetverbinding en probeer het opnieuw.',
  notFound: 'Deze aanvraag bestaat niet (meer). Misschien is hij verwijderd, of klopt de link niet.',
} as const;

const counted = new Intl.NumberFormat('nl-NL');

/** `1.204`: an amount as people read it. */
export function amountText(amount: number): string {
  return counted.format(amount);
}

/** `50 van 1.204 aanvragen`; without the total when that is not known. */
export function shownText(shown: number, total: number | undefined): string {
  const noun = (total ?? shown) === 1 ? 'aanvraag' : 'aanvragen';
  return total === undefined ? `${amountText(shown)} ${noun}` : `${amountText(shown)} van ${amountText(total)} ${noun}`;
}

/** `3 nieuwe aanvragen`; nobody counts beyond 99. */
export function arrivalsText(count: number): string {
  if (count > 99) return 'Meer dan 99 nieuwe aanvragen';
  return count === 1 ? '1 nieuwe aanvraag' : `${count} nieuwe aanvragen`;
}

/** `(3) Admin`: the title of the tab with the number of new requests. */
export function titleWithArrivals(title: string, count: number): string {
  return `(${count > 99 ? '99+' : count}) ${title}`;
}
