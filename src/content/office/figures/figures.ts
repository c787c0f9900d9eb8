import { formatCount } from '@/lib/format/format-count';

/** Texts of the months at the end of /admin/cijfers. */
export const figuresTexts = {
  title: 'Per maand',
  explanation:
    'Per maand waarin een aanvraag binnenkwam. Omzet is de prijs van wat daarvan is afgerond: de afgesproken prijs, anders die van de prijslijst. De lopende maand staat naast dezelfde dagen van een jaar eerder. Wat apart gehouden of verwijderd is, telt niet mee.',
  loading: 'Maanden laden...',
  failed: 'De cijfers konden niet worden opgehaald.',
  stale: 'Je ziet de cijfers zoals ze eerder waren.',
  none: 'Er zijn nog geen aanvragen',
  noneYet: 'Na de eerste aanvraag staan hier de cijfers per maand.',
  caption: 'De laatste twaalf maanden',
  file: 'per-maand',
  months: 'Maand',
  requests: 'Aanvragen',
  yearBefore: 'Jaar eerder',
  byTelephone: 'Telefoon',
  rush: 'Spoed',
  completed: 'Afgerond',
  cancelled: 'Geannuleerd',
  revenue: 'Omzet',
  total: 'Totaal',
  unknown: 'Onbekend',
  listed: (sum: string) => `prijslijst ${sum}`,
} as const;

/** About completed requests of which the agreed price, or the one that the visitor saw, differs from the price list. */
export const deviatingTexts = {
  title: (count: number) =>
    count === 1
      ? 'Bij 1 afgeronde aanvraag wijkt de prijs af van de prijslijst'
      : `Bij ${formatCount(count)} afgeronde aanvragen wijkt de prijs af van de prijslijst`,
  /** The revenue, what it would be by the list, and the difference. */
  sums: (revenue: string, listed: string, difference: string) =>
    `De omzet van twaalf maanden is ${revenue}. Volgens de prijslijst zou dat ${listed} zijn: een verschil van ${difference}.`,
  seenOnly: 'De klant zag op de site een andere prijs. De omzet rekent met de prijslijst.',
  show: 'Aanvragen bekijken waarvan de prijs afwijkt',
} as const;

/** How often visitors read about a valid label, and what they did next. */
export const labelFiguresTexts = {
  title: 'Woningen die al een label hebben',
  explanation:
    'Hoe vaak een bezoeker las dat de woning al een geldig label heeft, en hoeveel aanvragen via de website voor een woning met een geldig label waren, ook van wie dat niet las. Eén bezoeker telt per woning eens per dag; een aanvraag waarvan je het adres wijzigt, telt opnieuw. Klik op een aantal voor de aanvragen; zodra het nieuwe label in het register staat, valt een aanvraag uit die lijst.',
  failed: 'Deze cijfers konden niet worden opgehaald.',
  months: 'Maand',
  told: 'Gelezen',
  asked: 'Toch aangevraagd',
  file: 'woningen-met-label',
} as const;

const monthNames = new Intl.DateTimeFormat('nl-NL', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const shares = new Intl.NumberFormat('nl-NL', { style: 'percent' });

/** `november 2026` for 2026-11. */
export function monthText(month: string): string {
  return monthNames.format(new Date(`${month}-01T00:00:00Z`));
}

/** `november 2026, tot nu`: the month that is not over. */
export function soFarText(month: string): string {
  return `${monthText(month)}, tot nu`;
}

/** `12 (30%)`: a part of a number of requests; `0` for none. */
export function partText(part: number, whole: number): string {
  return part === 0 ? formatCount(part) : `${formatCount(part)} (${shares.format(part / whole)})`;
}
