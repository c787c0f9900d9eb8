import { mod97 } from '#shared/mod-97.ts';

/** Whether this can be a number of the Dutch chamber of commerce: eight digits. */
export function isChamberOfCommerce(text: string): boolean {
  return /^\d{8}$/.test(text);
}

/**
 * Whether this can be a VAT identification number, in capitals and without spaces. Of a Dutch one the check digits must
 * be right, by the rule for sole traders (ISO 7064) or the older one for companies; of another country only the form is
 * known. The database checks the form alone.
 */
export function isVatId(text: string): boolean {
  if (!text.startsWith('NL')) return /^[A-Z]{2}[\dA-Z]{2,12}$/.test(text);
  return /^NL\d{9}B\d{2}$/.test(text) && (mod97(text) === 1 || passesElevenTest(text.slice(2, 11)));
}

/** The last digit is the rest of the weighted sum of those before it, after division by 11. */
function passesElevenTest(digits: string): boolean {
  const sum = Array.from(digits.slice(0, 8), Number).reduce((total, digit, place) => total + digit * (9 - place), 0);
  return sum % 11 === Number(digits[8]);
}
