import { firstTerms, termNames, type BusinessTerms } from '#shared/business-terms.ts';

/** Terms as one short text: their day and their figures. */
export function writeTerms(terms: BusinessTerms): string {
  return [terms.validFrom, ...termNames.map((name) => terms[name])].join(' ');
}

/** The terms that such a text holds; null for any other text. */
export function readTerms(text: string): BusinessTerms | null {
  const [validFrom = '', ...figures] = text.split(' ');
  const terms = { ...firstTerms, validFrom };
  for (const [place, name] of termNames.entries()) terms[name] = Number(figures[place] ?? Number.NaN);
  const isWhole = termNames.every((name) => Number.isInteger(terms[name]) && terms[name] >= 0);
  return isWhole && /^\d{4}-\d\d-\d\d$/.test(validFrom) ? terms : null;
}
