import { expect, test } from 'vitest';
import { isChamberOfCommerce, isVatId } from './company-numbers';

test.each([
  ['12345678', true],
  ['1234567', false],
  ['123456789', false],
  ['1234 5678', false],
])('chamber of commerce number "%s": %s', (text, expected) => {
  expect(isChamberOfCommerce(text)).toBe(expected);
});

test.each([
  ['of a sole trader', 'NL000099998B57', true],
  ['of a company, by the eleven test', 'NL123456782B90', true],
  ['with a wrong check digit', 'NL123456783B90', false],
  ['with a wrong end', 'NL000099998B58', false],
  ['of the Netherlands in the form of another country', 'NL123456782', false],
  ['of another country', 'DE123456789', true],
  ['of another country, with letters', 'ATU12345678', true],
  ['of another country, as short as can be', 'XX12', true],
  ['of another country, too short', 'XX1', false],
  ['of another country, as long as can be', 'XX123456789012', true],
  ['of another country, too long', 'XX1234567890123', false],
  ['without a country', '123456782B90', false],
  ['in small letters', 'nl123456782b90', false],
])('VAT number %s, "%s": %s', (_, text, expected) => {
  expect(isVatId(text)).toBe(expected);
});
