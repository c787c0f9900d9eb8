import { mod97 } from '#shared/mod-97.ts';

/** Of the nine digits of a company, from left to right: the eleven test. */
const weights = [9, 8, 7, 6, 5, 4, 3, 2, -1];

/**
 * Whether a Dutch VAT number, without spaces and in capitals, can exist: the nine digits of a company pass the eleven test,
 * and the whole number of a person, since 2020, modulo 97. The same as `private.is_vat_number` in the database.
 */
export function isVatNumber(text: string): boolean {
  if (!/^NL\d{9}B\d{2}$/.test(text)) return false;
  const sum = weights.reduce((total, weight, place) => total + weight * Number(text.charAt(2 + place)), 0);
  return sum % 11 === 0 || mod97(text) === 1;
}
