import { maxAddition } from '../limits.ts';
import { withoutFormatCharacters } from '#shared/text.ts';

// PostNL issues no postcode that ends in SA, SD or SS.
const postcodePattern = /^[1-9][0-9]{3}(?!SA|SD|SS)[A-Z]{2}$/;

/** The postcode as the register writes it: without white space, in capitals. Any text is taken, valid or not. */
export function normalisePostcode(text: string): string {
  return withoutFormatCharacters(text).replace(/\s+/g, '').toUpperCase();
}

/** Whether the text has the format of a Dutch postcode, in any spacing and case. It need not exist. */
export function isPostcode(text: string): boolean {
  return postcodePattern.test(normalisePostcode(text));
}

interface HouseNumber {
  /** 1–99999, the register's `huisnummer`. */
  number: number;
  /** Letter and addition as typed, at most 10 characters; '' for none. */
  suffix: string;
}

const numberFirst = /^0*([1-9]\d{0,4})(?!\d)(.*)$/;
const leadingSeparators = /^[ /.-]+/;
const suffixCharacters = /^[A-Za-z0-9 /.-]*$/;

/**
 * Reads a house number and its addition from the two fields of the form, in which people type them in any way: `12A`,
 * `12-A`, `12 a bis`, or `12` and `A`. Additions in both fields are taken together. Null when there is no number
 * from 1 to 99999 in front, or when the addition is too long or holds characters that no address has.
 */
export function parseHouseNumber(houseNumber: string, addition: string): HouseNumber | null {
  const [, digits, rest] = numberFirst.exec(onOneLine(houseNumber)) ?? [];
  if (digits === undefined || rest === undefined) return null;
  const suffix = onOneLine(`${rest} ${addition}`).replace(leadingSeparators, '');
  if (suffix.length > maxAddition || !suffixCharacters.test(suffix)) return null;
  return { number: Number(digits), suffix };
}

/** An address as it stands in the fields of a form. */
export interface AddressInput {
  postcode: string;
  houseNumber: string;
  houseNumberAddition: string;
}

export interface AddressProblem {
  /** The invalid field. */
  field: keyof AddressInput;
  /** `nothing-typed`: neither postcode nor house number. */
  code:
    | 'nothing-typed'
    | 'postcode-missing'
    | 'postcode-invalid'
    | 'number-missing'
    | 'number-invalid'
    | 'addition-invalid';
}

/** Why an address cannot be looked up, by the first invalid field; null when it can be. */
export function addressProblem(typed: AddressInput): AddressProblem | null {
  const { postcode, houseNumber, houseNumberAddition } = typed;
  const isNumberMissing = onOneLine(houseNumber) === '';
  if (normalisePostcode(postcode) === '') {
    return { field: 'postcode', code: isNumberMissing ? 'nothing-typed' : 'postcode-missing' };
  }
  if (!isPostcode(postcode)) return { field: 'postcode', code: 'postcode-invalid' };
  if (isNumberMissing) return { field: 'houseNumber', code: 'number-missing' };
  if (parseHouseNumber(houseNumber, '') === null) return { field: 'houseNumber', code: 'number-invalid' };
  if (parseHouseNumber(houseNumber, houseNumberAddition) !== null) return null;
  return { field: 'houseNumberAddition', code: 'addition-invalid' };
}

/** What counts when two additions are compared: letters and digits, without case. */
export function normaliseSuffix(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]/g, '');
}

function onOneLine(text: string): string {
  return withoutFormatCharacters(text).replace(/\s+/g, ' ').trim();
}
