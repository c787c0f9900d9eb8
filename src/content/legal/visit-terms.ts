import type { LateCancelling } from '#shared/late-cancelling.ts';
import { cancelFree } from './agreements';
import type { TermFigures } from './term-figures';
import { termsFigures } from './terms-figures';

// What a visit comes to, apart from what the front page says.

const work = 'betaalt u alleen het werk dat op uw verzoek al gedaan is.';
function cancellationFee({ cancellationPercent }: TermFigures): string {
  return `betaalt u ${cancellationPercent}% van de prijs.`;
}

const lateCosts: Record<LateCancelling, (when: string, terms: TermFigures) => string> = {
  work: (when) => `Annuleert u ${when}, dan ${work}`,
  fee: (when, terms) => `Annuleert u ${when}, dan ${cancellationFee(terms)}`,
  either: (when, terms) =>
    `Annuleert u ${when}? Tijdens uw bedenktijd ${work} Is de bedenktijd voorbij, dan ${cancellationFee(terms)}`,
};

/** Of a visit so near that it is not free any more. */
export function cancellingLate(cost: LateCancelling, terms: TermFigures): string {
  return lateCosts[cost]('toch', terms);
}

/** After what it costs until then. */
export function cancellingLater(cost: LateCancelling, terms: TermFigures): string {
  return lateCosts[cost]('later', terms);
}

/** While no moment is chosen. */
export const cancellingAnyVisit = `${cancelFree} Annuleert u later? Tijdens uw bedenktijd (${termsFigures.withdrawalDays}\u00A0dagen) ${work} Is de bedenktijd voorbij, dan ${cancellationFee(termsFigures)}`;

/** Once a visit is planned; it ends early for who asked for a visit within that period. */
export function withdrawal(until: string, endsEarly: boolean): string {
  return endsEarly
    ? `U vroeg ons om binnen uw bedenktijd te komen. U kunt zich nog bedenken tot uw label geregistreerd is, uiterlijk tot en met ${until}.`
    : `Uw bedenktijd loopt tot en met ${until}.`;
}

/** Of a visit that did not take place, `fee` as text; null while the price is not known. */
export const endedVisitCosts = {
  no_show: (fee: string) => `Volgens onze voorwaarden betaalt u voor dit bezoek ${fee} voorrijkosten.`,
  late: (fee: string | null, { cancellationPercent }: TermFigures) =>
    `Volgens onze voorwaarden betaalt u daarvoor ${fee ?? `${cancellationPercent}% van de prijs`}.`,
  onlyByInvoice: 'U betaalt pas als u daar een factuur voor krijgt.',
  /** Of a no-show: the period of withdrawal runs, or the office does not charge it. */
  notNow: 'Voor dit bezoek betaalt u nu niets.',
  nothing: 'Het kost u niets.',
} as const;

/** For a visit that cannot take place. */
export function calloutText({ calloutFee }: TermFigures): string {
  return `Is er niemand thuis, of kan de adviseur niet naar binnen? Dan betaalt u ${calloutFee} voorrijkosten.`;
}
