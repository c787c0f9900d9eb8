import { formatEuro } from '#shared/format-euro.ts';
import type { BusinessTerms, TermName } from '#shared/business-terms.ts';

/** Terms as sentences name them: amounts are written out. Mails have a place in each. */
export type TermFigures = Readonly<Record<TermName, number | string>>;

export function termFigures(terms: BusinessTerms): TermFigures {
  return { ...terms, calloutFee: formatEuro(terms.calloutFee) };
}
