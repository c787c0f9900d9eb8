import { formatCents } from '#shared/format-cents.ts';
import type { TermFigures } from './term-figures';

/** Withdrawing from the order (article 11a of directive 2011/83/EU): the same words on each page and in the mail. */
export const withdrawalWords = {
  /** The law's own words for both functions. */
  open: 'Overeenkomst hier herroepen',
  confirm: 'Herroeping bevestigen',
  statement: 'Ik herroep de overeenkomst voor een energielabel.',
  noCosts: 'U hoeft geen reden te geven. U betaalt geen annuleringskosten en geen voorrijkosten.',
  /** For the visit that was made on request. */
  owed: (amount: string, { visitPercent }: TermFigures) =>
    `Voor de opname, die op uw verzoek al is gedaan, betaalt u ten hoogste ${amount}. Dat is ${visitPercent}% van de prijs.`,
  paid: ({ refundDays }: TermFigures) =>
    `Hebt u al betaald? Dan krijgt u dat binnen ${refundDays} dagen terug, min wat u voor een opname op uw verzoek nog betaalt.`,
} as const;

/** What is owed at most for the part that was done; null for nothing. Cents. */
export function owedText(cents: number, terms: TermFigures): string | null {
  return cents > 0 ? withdrawalWords.owed(formatCents(cents), terms) : null;
}
